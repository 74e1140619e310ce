import type { ReactNode } from "react";
import { cva } from "../../components/ui/variants.ts";
import { formatDate } from "../../lib/format.ts";

/** A row of the table; a card on a phone. */
export function EntryRow({ children }: { children: ReactNode }) {
  return (
    <tr className="max-sm:grid max-sm:grid-cols-1 max-sm:border-t max-sm:border-line-2 max-sm:py-3.5 max-sm:first:border-t-2 max-sm:first:border-line-ink">
      {children}
    </tr>
  );
}

const cellStyle = cva(
  "border-b border-line align-middle max-sm:flex max-sm:min-h-8 max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:border-0 max-sm:py-1.5 sm:h-14 sm:py-2",
  {
    variants: {
      kind: {
        text: "text-ink-2 max-sm:text-right sm:pr-4",
        title: "text-ink max-sm:-order-1 max-sm:text-name/5 max-sm:font-strong sm:pr-4 sm:font-medium",
        figure: "text-right font-strong text-ink",
      },
    },
  },
);

interface CellProps {
  /** The column's heading, shown before the value on a phone. */
  readonly name?: string;
  readonly isTitle?: boolean;
  readonly isFigure?: boolean;
  readonly children: ReactNode;
}

export function Cell({ name, isTitle = false, isFigure = false, children }: CellProps) {
  return (
    <td className={cellStyle({ kind: isTitle ? "title" : isFigure ? "figure" : "text" })}>
      {name && !isTitle && (
        <span className="flex-none text-sm/5 font-text text-ink-3 sm:hidden" aria-hidden="true">
          {name}
        </span>
      )}
      <span className="min-w-0 break-words">{children}</span>
    </td>
  );
}

/** Seconds since 1970 as a date. */
export function formatSeconds(seconds: number): string {
  return formatDate(new Date(seconds * 1000));
}
