import type { SearchTotals } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import { choiceFilter } from "../list/filters.tsx";
import { PanelList, type PanelQuery } from "../list/panel-list.tsx";
import { USER_FILTER } from "../list/user-filter.tsx";
import { SearchDetails } from "./details/search-details.tsx";
import { SEARCH_TABLE } from "./search-table.tsx";

const FILTERS = { user: USER_FILTER, trending: choiceFilter("Trending", { true: "On", false: "Off" }) };

function useSearchList(query: PanelQuery<typeof FILTERS>) {
  return trpc.admin.searches.list.useQuery(query, { placeholderData: keepPreviousData });
}

/** Searches of all users (spec part 2 §2). */
export default function Searches() {
  const { data: totals } = trpc.admin.searches.totals.useQuery();
  return (
    <PanelList
      title="Searches"
      note={totals && noteOf(totals)}
      words="Prompt or domain"
      filters={FILTERS}
      file="/api/admin/searches/export"
      noun="searches"
      empty={{ title: "No searches yet", icon: Search, children: "What users ask is listed here." }}
      useRows={useSearchList}
      rows={({ searches }) => searches}
      look={SEARCH_TABLE}
      details={(id, onClose) => <SearchDetails id={id} onClose={onClose} />}
    />
  );
}

/** "18,462 searches, 146 on trending. Private searches show no prompt." */
function noteOf({ total, isEstimate, trending }: SearchTotals): string {
  const count = `${isEstimate ? "About " : ""}${formatNumber(total)} ${total === 1 ? "search" : "searches"}`;
  return `${count}, ${formatNumber(trending)} on trending. Private searches show no prompt.`;
}
