/** Which entry (or model) is lit: pointed at or focused, in every column at once. */
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface Lit {
  readonly entry: string | null;
  readonly model: string | null;
  readonly lightEntry: (key: string | null) => void;
  readonly lightModel: (model: string | null) => void;
}

const LitContext = createContext<Lit>({
  entry: null,
  model: null,
  lightEntry: () => undefined,
  lightModel: () => undefined,
});

export function LitProvider({ children }: { children: ReactNode }) {
  const [entry, lightEntry] = useState<string | null>(null);
  const [model, lightModel] = useState<string | null>(null);
  const lit = useMemo(() => ({ entry, model, lightEntry, lightModel }), [entry, model]);
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
