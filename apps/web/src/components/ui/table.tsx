import type { TableHTMLAttributes, ThHTMLAttributes } from "react";
import { cva, type VariantProps } from "./variants.ts";

const tableStyle = cva("w-full", {
  variants: {
    isFixed: { true: "table-fixed", false: "" },
    /** Rules of a head that stays in sight move with its cells only when cells do not share borders. */
    hasStickyHead: { true: "border-separate border-spacing-0", false: "border-collapse" },
  },
  defaultVariants: { hasStickyHead: false },
});

type TableProps = VariantProps<typeof tableStyle> & TableHTMLAttributes<HTMLTableElement>;

/** Table without a box: the head has a heavy rule on top, and cells draw hairlines. */
export function Table({ isFixed, hasStickyHead, className, ...table }: TableProps) {
  return <table className={tableStyle({ isFixed, hasStickyHead, className })} {...table} />;
}

export const HEAVY_RULE = "border-t-2 border-line-ink";

/** Header cell of a column; `className` sets width and alignment. */
export function ColumnName({ className = "", ...cell }: ThHTMLAttributes<HTMLTableCellElement>) {
  return (
    <th
      scope="col"
      className={`border-b border-line-2 py-2.5 text-xs font-medium text-ink-3 ${className}`}
      {...cell}
    />
  );
}
