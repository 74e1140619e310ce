import type { SearchTotals } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import { FilterSelect } from "../list/filter-select.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { ListStates } from "../list/list-states.tsx";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { PageHead } from "../list/page-head.tsx";
import { Pager } from "../list/pager.tsx";
import { useListSearch, useOpened } from "../list/use-list-search.ts";
import { UserFilter } from "../list/user-filter.tsx";
import { SearchDetails } from "./details/search-details.tsx";
import { readSearchesSearch } from "./read-search.ts";
import { SearchTable } from "./search-table.tsx";

const TRENDING = { true: "On", false: "Off" } as const;

/** Searches of all users (spec part 2 §2). */
export default function Searches() {
  const [search, change] = useListSearch(readSearchesSearch);
  const [opened, open] = useOpened();
  const { page, search: text, user, trending, sortOrder } = search;
  const filter = { search: text, user, trending, sortOrder };
  const query = trpc.admin.searches.list.useQuery({ ...filter, page }, { placeholderData: keepPreviousData });
  const { data: totals } = trpc.admin.searches.totals.useQuery();
  return (
    <>
      <PageHead title="Searches" note={totals && noteOf(totals)} />
      <ListToolbar
        label="Prompt or domain"
        search={search}
        onChange={change}
        end={<FileButtons path="/api/admin/searches/export" query={filter} />}
      >
        <UserFilter user={user} onChange={(chosen) => change({ user: chosen })} />
        <FilterSelect
          label="Trending"
          options={TRENDING}
          value={trending}
          onChange={(chosen) => change({ trending: chosen })}
        />
      </ListToolbar>
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <ListStates
          query={query}
          isEmpty={query.data?.searches.length === 0}
          isFiltered={!!(text || user || trending || page)}
          noun="searches"
          empty={{ title: "No searches yet", icon: Search, children: "What users ask is listed here." }}
          onClear={() => change({ search: undefined, user: undefined, trending: undefined })}
        >
          {query.data && (
            <>
              <SearchTable searches={query.data.searches} search={search} onChange={change} onOpen={open} />
              <Pager
                pagination={query.data.pagination}
                noun="searches"
                onPage={(to) => change({ page: to })}
              />
            </>
          )}
        </ListStates>
      )}
      {opened !== undefined && <SearchDetails id={opened} onClose={() => open(undefined)} />}
    </>
  );
}

/** "18,462 searches, 146 on trending. Private searches show no prompt." */
function noteOf({ total, isEstimate, trending }: SearchTotals): string {
  const count = `${isEstimate ? "About " : ""}${formatNumber(total)} ${total === 1 ? "search" : "searches"}`;
  return `${count}, ${formatNumber(trending)} on trending. Private searches show no prompt.`;
}
