import type { ReactNode } from "react";
import { formatDate } from "../../lib/format.ts";

/** A row of the table; a card on a phone. */
export function EntryRow({ children }: { children: ReactNode }) {
  return <tr className="entry">{children}</tr>;
}

interface CellProps {
  /** The column's heading, shown in front on a phone. */
  readonly name: string;
  readonly isTitle?: boolean;
  readonly isFigure?: boolean;
  readonly children: ReactNode;
}

export function Cell({ name, isTitle = false, isFigure = false, children }: CellProps) {
  const kind = isTitle ? "title" : isFigure ? "figure" : undefined;
  return (
    <td data-kind={kind}>
      <span className="entry-name" aria-hidden="true">
        {name}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </td>
  );
}

/** Seconds since 1970 as a date. */
export function formatSeconds(seconds: number): string {
  return formatDate(new Date(seconds * 1000));
}
