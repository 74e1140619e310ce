/** What every part of a ranking shares: whom it ranks, and what its rows open. */
import type { RankingKind } from "@standings/domain";
import { createContext, use } from "react";

export interface RankingScope {
  readonly kind: RankingKind;
  /** Opens an entry's details. */
  readonly openEntry: (key: string) => void;
  /** Opens what the model of a column actually said; null while that can't be seen. */
  readonly openAnswer: ((columnId: string) => void) | null;
}

const ScopeContext = createContext<RankingScope>({
  kind: "company",
  openEntry: () => undefined,
  openAnswer: null,
});

export const ScopeProvider = ScopeContext.Provider;

export function useScope(): RankingScope {
  return use(ScopeContext);
}
