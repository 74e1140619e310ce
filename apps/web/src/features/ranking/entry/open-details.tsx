import type { RankedEntry } from "@standings/domain";
import type { HTMLAttributes, ReactNode } from "react";

interface OpenDetailsProps extends HTMLAttributes<HTMLButtonElement> {
  readonly entry: Pick<RankedEntry, "name" | "rank">;
  readonly onOpen: () => void;
}

/** Covers a whole row, which has to be `relative`: a click anywhere on it opens the entry's details. */
export function OpenDetails({ entry, onOpen, ...button }: OpenDetailsProps) {
  return (
    <button
      type="button"
      title={entry.name}
      aria-label={`${entry.rank}. ${entry.name}: details`}
      aria-haspopup="dialog"
      onClick={onOpen}
      {...button}
    />
  );
}

interface EntryNameProps {
  /** The company's page, opened in a new tab, where a name leads to it; null for plain text. */
  readonly href: string | null;
  readonly tabIndex?: number | undefined;
  readonly children: ReactNode;
}

/** An entry's name in its row; a link lies above the button that opens the details. */
export function EntryName({ href, tabIndex, children }: EntryNameProps) {
  if (href === null) return children;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="relative z-1 hover:underline"
      tabIndex={tabIndex}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
