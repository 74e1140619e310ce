/** Which entry (or column) is lit: pointed at or focused, in every column at once. */
import type { ColumnId } from "@standings/domain";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface Lit {
  readonly entry: string | null;
  readonly column: ColumnId | null;
  readonly lightEntry: (key: string | null) => void;
  readonly lightColumn: (columnId: ColumnId | null) => void;
}

const LitContext = createContext<Lit>({
  entry: null,
  column: null,
  lightEntry: () => undefined,
  lightColumn: () => undefined,
});

export function LitProvider({ children }: { children: ReactNode }) {
  const [entry, lightEntry] = useState<string | null>(null);
  const [column, lightColumn] = useState<ColumnId | null>(null);
  const lit = useMemo(() => ({ entry, column, lightEntry, lightColumn }), [entry, column]);
  return <LitContext value={lit}>{children}</LitContext>;
}

export function useLit(): Lit {
  return use(LitContext);
}

/** Handlers that light an entry on hover and focus. */
export function lightsEntry(lightEntry: Lit["lightEntry"], key: string) {
  return {
    onPointerEnter: () => lightEntry(key),
    onPointerLeave: () => lightEntry(null),
    onFocus: () => lightEntry(key),
    onBlur: () => lightEntry(null),
  };
}
