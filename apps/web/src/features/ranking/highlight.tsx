/** The highlighted entry or column: hovered or focused, in every column at once. */
import type { ColumnId } from "@standings/domain";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface Highlight {
  readonly entry: string | null;
  readonly column: ColumnId | null;
  readonly highlightEntry: (key: string | null) => void;
  readonly highlightColumn: (columnId: ColumnId | null) => void;
}

const HighlightContext = createContext<Highlight>({
  entry: null,
  column: null,
  highlightEntry: () => undefined,
  highlightColumn: () => undefined,
});

export function HighlightProvider({ children }: { children: ReactNode }) {
  const [entry, highlightEntry] = useState<string | null>(null);
  const [column, highlightColumn] = useState<ColumnId | null>(null);
  const highlight = useMemo(() => ({ entry, column, highlightEntry, highlightColumn }), [entry, column]);
  return <HighlightContext value={highlight}>{children}</HighlightContext>;
}

export function useHighlight(): Highlight {
  return use(HighlightContext);
}

/** Handlers that highlight an entry on hover and focus. */
export function highlightsEntry(highlightEntry: Highlight["highlightEntry"], key: string) {
  return {
    onPointerEnter: () => highlightEntry(key),
    onPointerLeave: () => highlightEntry(null),
    onFocus: () => highlightEntry(key),
    onBlur: () => highlightEntry(null),
  };
}
