import type { ReactNode } from "react";
import { Table } from "./table.tsx";
import { FADED_END } from "./tabs.tsx";

interface WideTableProps {
  /** Names the region that scrolls. */
  readonly label: string;
  /** Of the table: its least width above all. */
  readonly className: string;
  readonly isFixed?: boolean;
  /** On a phone it reaches the edges of the screen. */
  readonly bleeds?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls sideways where it is wider than its place, and shows on a phone that more of it follows. */
export function WideTable({ label, className, isFixed = false, bleeds = false, children }: WideTableProps) {
  return (
    <section
      className={`relative overflow-x-auto ${FADED_END} ${bleeds ? "max-md:-mx-(--gutter) max-md:pl-(--gutter)" : ""}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
    >
      <Table isFixed={isFixed} className={className}>
        {children}
      </Table>
    </section>
  );
}
