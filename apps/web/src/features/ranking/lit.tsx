/** Which company (or model) is lit: pointed at or focused, in every column at once. */
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface Lit {
  readonly company: string | null;
  readonly model: string | null;
  readonly lightCompany: (key: string | null) => void;
  readonly lightModel: (model: string | null) => void;
}

const LitContext = createContext<Lit>({
  company: null,
  model: null,
  lightCompany: () => undefined,
  lightModel: () => undefined,
});

export function LitProvider({ children }: { children: ReactNode }) {
  const [company, lightCompany] = useState<string | null>(null);
  const [model, lightModel] = useState<string | null>(null);
  const lit = useMemo(() => ({ company, model, lightCompany, lightModel }), [company, model]);
  return <LitContext value={lit}>{children}</LitContext>;
}

export function useLit(): Lit {
  return use(LitContext);
}

/** Handlers that light a company on hover and focus. */
export function lightsCompany(lightCompany: Lit["lightCompany"], key: string) {
  return {
    onPointerEnter: () => lightCompany(key),
    onPointerLeave: () => lightCompany(null),
    onFocus: () => lightCompany(key),
    onBlur: () => lightCompany(null),
  };
}
