/** Context of a ranking's parts: its kind, and the targets of its rows and names. */
import type { ColumnId, Market, RankingKind } from "@standings/domain";
import { createContext, use } from "react";
import { companyHref } from "../../lib/links.ts";

export interface RankingScope {
  readonly kind: RankingKind;
  /** Company names lead to their pages (spec part 1 §2: archives and comparisons); a row opens the details everywhere. */
  readonly linksNames: boolean;
  /** That the question is asked in; null for none. */
  readonly market?: Market | null;
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
  linksNames: false,
  market: null,
  searchId: null,
  openEntry: () => undefined,
  ownKey: null,
  openAnswer: null,
});

export const ScopeProvider = ScopeContext.Provider;

export function useScope(): RankingScope {
  return use(ScopeContext);
}

/** The company's page, where its name leads to it; null for experts and companies without a domain, which have none. */
export function nameHref(
  { kind, linksNames }: Pick<RankingScope, "kind" | "linksNames">,
  entry: { readonly name: string; readonly domain: string },
): string | null {
  return kind === "company" && linksNames ? companyHref(entry) : null;
}
