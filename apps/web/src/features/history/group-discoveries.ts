import type { DiscoveryReference, SearchSummary } from "@standings/domain";

/** A line of the history: a search, or all those of a list that one discovery asked. */
export type HistoryLine =
  | { readonly kind: "search"; readonly search: SearchSummary }
  | {
      readonly kind: "discovery";
      readonly discovery: DiscoveryReference;
      readonly searches: readonly SearchSummary[];
    };

/** Folds a discovery's searches into one line, at the place of the first of them. */
export function groupDiscoveries(searches: readonly SearchSummary[]): HistoryLine[] {
  const byRun = Map.groupBy(searches, ({ discovery }) => discovery?.runId);
  return searches.flatMap((search): HistoryLine[] => {
    const { discovery } = search;
    if (discovery === null) return [{ kind: "search", search }];
    const own = byRun.get(discovery.runId) ?? [];
    return own[0] === search ? [{ kind: "discovery", discovery, searches: own }] : [];
  });
}
