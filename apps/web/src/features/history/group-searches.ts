import type { DiscoveryReference, SearchSummary } from "@standings/domain";
import { formatDate } from "../../lib/format.ts";

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

interface HistoryDay {
  readonly label: string;
  readonly searches: readonly SearchSummary[];
}

/** Newest first, one group per calendar day of the reader: Today, Yesterday, then dates. */
export function groupByDay(searches: readonly SearchSummary[], now: Date): HistoryDay[] {
  const today = formatDate(now);
  const yesterday = formatDate(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const days = Map.groupBy(searches, (search) => formatDate(new Date(search.createdAt)));
  return [...days].map(([date, group]) => ({
    label: date === today ? "Today" : date === yesterday ? "Yesterday" : date,
    searches: group,
  }));
}
