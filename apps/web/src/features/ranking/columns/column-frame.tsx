import type { ReactNode } from "react";
import { modelHue } from "../../../components/brand/hue.ts";
import { cva, type VariantProps } from "../../../components/ui/variants.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import type { ModelColumn } from "./model-column.ts";

const gridStyle = cva("grid", {
  variants: {
    /** Columns side by side: at most five, three on a tablet, one on a phone. */
    columns: {
      1: "gap-x-6 gap-y-10 max-sm:grid-cols-1 max-sm:gap-8 sm:grid-cols-[minmax(0,640px)]",
      2: "gap-x-8 gap-y-10 max-sm:grid-cols-1 max-sm:gap-8 sm:grid-cols-2",
      3: "gap-x-7 gap-y-10 max-sm:grid-cols-1 max-sm:gap-8 sm:grid-cols-3",
      4: "gap-x-6 gap-y-10 max-sm:grid-cols-1 max-sm:gap-8 sm:max-lg:grid-cols-3 lg:grid-cols-4",
      5: "gap-x-6 gap-y-10 max-sm:grid-cols-1 max-sm:gap-8 sm:max-lg:grid-cols-3 lg:grid-cols-5 lg:gap-x-5",
      /** Two answers of a comparison with heads of equal height. */
      compared: "max-sm:grid-cols-1 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:gap-x-8",
    },
  },
});

export type ColumnCount = NonNullable<VariantProps<typeof gridStyle>["columns"]>;

export function columnGrid(columns: ColumnCount): string {
  return gridStyle({ columns });
}

interface ColumnFrameProps {
  readonly modelId: string;
  readonly label: string;
  readonly phase: ModelColumn["phase"];
  /** Shares the rows of its grid; its body has to be a `ROW_CONTAINER`. */
  readonly isCompared?: boolean;
  readonly children: ReactNode;
}

/** Container whose width decides how much its rows show. */
export const ROW_CONTAINER = "@container min-w-0";

/** One model's column: a rule in the maker's hue, red when there is no answer. */
export function ColumnFrame({ modelId, label, phase, isCompared = false, children }: ColumnFrameProps) {
  const catalogue = useCatalogue();
  const rule = phase === "failed" ? "border-bad" : "border-(--hue)";
  // Containment would prevent shared grid rows.
  const box = isCompared ? "row-span-2 grid grid-rows-subgrid max-sm:not-first:mt-10" : ROW_CONTAINER;
  return (
    <section
      className={`border-t-3 ${rule} ${modelHue(catalogue, modelId)} ${box}`}
      aria-label={label}
      aria-busy={phase === "waiting"}
    >
      {children}
    </section>
  );
}

export const COLUMN_HEAD =
  "grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 border-b border-line-2 pt-3 pb-2.75 max-sm:min-h-15 sm:min-h-16.75";

/** Progress line below the head of a waiting column. */
export function Sweep() {
  return (
    <div className="relative -my-px h-0.5 overflow-hidden bg-line" aria-hidden="true">
      <i className="absolute inset-y-0 left-0 w-[38%] animate-sweep rounded-full bg-(--hue) motion-reduce:w-1/2 motion-reduce:animate-none" />
    </div>
  );
}
