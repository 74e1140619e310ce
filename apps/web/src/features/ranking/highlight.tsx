/** Which entry (or model) is highlighted: pointed at or focused, in every column at once. */
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface Highlight {
  readonly entry: string | null;
  readonly model: string | null;
  readonly highlightEntry: (key: string | null) => void;
  readonly highlightModel: (model: string | null) => void;
}

const HighlightContext = createContext<Highlight>({
  entry: null,
  model: null,
  highlightEntry: () => undefined,
  highlightModel: () => undefined,
});

export function HighlightProvider({ children }: { children: ReactNode }) {
  const [entry, highlightEntry] = useState<string | null>(null);
  const [model, highlightModel] = useState<string | null>(null);
  const highlight = useMemo(() => ({ entry, model, highlightEntry, highlightModel }), [entry, model]);
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
