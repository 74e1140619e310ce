/** What every part of a ranking shares: whom it ranks, and what its rows open. */
import type { ColumnId, RankingKind } from "@standings/domain";
import { createContext, use } from "react";
import { companyHref } from "../../lib/links.ts";

/**
 * Where a click on a company leads (spec part 1 §2): to its details, to its page with its details beside, or to its
 * details with its page beside. Experts and companies without a domain have no page.
 */
export type CompanyClicks = "details" | "page" | "details-and-page";

export interface RankingScope {
  readonly kind: RankingKind;
  readonly clicks: CompanyClicks;
  /** Opens an entry's details. */
  readonly openEntry: (key: string) => void;
  /** Opens what the model of a column actually said; null while that can't be seen. */
  readonly openAnswer: ((columnId: ColumnId) => void) | null;
}

const ScopeContext = createContext<RankingScope>({
  kind: "company",
  clicks: "details",
  openEntry: () => undefined,
  openAnswer: null,
});

export const ScopeProvider = ScopeContext.Provider;

export function useScope(): RankingScope {
  return use(ScopeContext);
}

/** The page that a click on an entry opens; null when it opens the details. */
export function clickedHref(
  { kind, clicks }: Pick<RankingScope, "kind" | "clicks">,
  entry: { readonly name: string; readonly domain: string },
): string | null {
  return kind === "company" && clicks === "page" ? companyHref(entry) : null;
}
