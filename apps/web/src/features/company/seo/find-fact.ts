import type { AnalysisFact, SiteFactId, SiteFactOf } from "@standings/domain";

/** A fact of the site; undefined when nothing was read for it. */
export function findSiteFact<Id extends SiteFactId>(
  facts: readonly AnalysisFact[],
  id: Id,
): SiteFactOf<Id> | undefined {
  return facts.find(
    (fact): fact is Extract<AnalysisFact, SiteFactOf<Id>> => "values" in fact && fact.id === id,
  );
}
