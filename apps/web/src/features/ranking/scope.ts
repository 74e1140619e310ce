/** Context of a ranking's parts: its kind, and the targets of its rows. */
import type { ColumnId, RankingKind } from "@standings/domain";
import { createContext, use } from "react";
import { companyHref } from "../../lib/links.ts";

/**
 * Target of a click on a company (spec part 1 §2): its details; its page, with an icon for the details; or its details,
 * with an icon for the page. Experts and companies without a domain have no page.
 */
export type CompanyClicks = "details" | "page" | "details-and-page";

export interface RankingScope {
  readonly kind: RankingKind;
  readonly clicks: CompanyClicks;
  /** Id of the viewer's search; null on public pages. */
  readonly searchId: string | null;
  /** Opens an entry's details. */
  readonly openEntry: (key: string) => void;
  /** Key of the viewer's own company, whose rows are marked; null for none. */
  readonly ownKey: string | null;
  /** Opens the full answer of a column; null when it cannot be read. */
  readonly openAnswer: ((columnId: ColumnId) => void) | null;
}

const ScopeContext = createContext<RankingScope>({
  kind: "company",
  clicks: "details",
  searchId: null,
  openEntry: () => undefined,
  ownKey: null,
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
