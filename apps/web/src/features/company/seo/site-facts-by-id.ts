import type { AnalysisFact, SiteFactId, SiteFactOf } from "@standings/domain";

/** Facts of a site; what was not read has none. */
export type SiteFactsById = { readonly [Id in SiteFactId]?: SiteFactOf<Id> };

export function siteFactsById(facts: readonly AnalysisFact[]): SiteFactsById {
  const entries = facts.flatMap((fact) => ("values" in fact ? [[fact.id, fact] as const] : []));
  // Each fact stands under its own id.
  return Object.fromEntries(entries) as SiteFactsById;
}
