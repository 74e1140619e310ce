import { DASHBOARD_SPANS, type DashboardSpan } from "@standings/domain";
import type { ListSearch, RawSearch } from "../list/use-list-search.ts";

interface DashboardSearch extends ListSearch {
  /** Days that are looked back; none for the usual ones. */
  readonly days?: DashboardSpan | undefined;
}

export function readDashboardSearch(raw: RawSearch): DashboardSearch {
  return { days: DASHBOARD_SPANS.find((span) => span === Number(raw.days)) };
}
