import type { SearchSummary } from "@standings/domain";
import { formatDate } from "../../lib/format.ts";

export interface HistoryDay {
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
