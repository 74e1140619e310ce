import { ANALYSIS_SORTS, ANALYSIS_TITLES } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { BarChart2 } from "lucide-react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { FilterSelect } from "../list/filter-select.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { ListStates } from "../list/list-states.tsx";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { PageHead } from "../list/page-head.tsx";
import { Pager } from "../list/pager.tsx";
import { readChoice, useListSearch, useOpened } from "../list/use-list-search.ts";
import { UserFilter } from "../list/user-filter.tsx";
import { AnalysisDetails } from "./analysis-details.tsx";
import { AnalysisTable } from "./analysis-table.tsx";
import { readAnalysesSearch } from "./read-search.ts";

/** Analyses of companies by all users (spec part 2 §2). */
export default function Analyses() {
  const [search, change] = useListSearch(readAnalysesSearch);
  const [opened, open] = useOpened();
  const { page, search: text, user, analysisType, sortOrder } = search;
  const sortBy = readChoice(search.sortBy, ANALYSIS_SORTS);
  const filter = { search: text, user, analysisType, sortBy, sortOrder };
  const query = trpc.admin.analyses.list.useQuery({ ...filter, page }, { placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title="Company Analysis" note="What users had analysed of companies’ sites and sources." />
      <ListToolbar
        label="Domain or company"
        search={search}
        onChange={change}
        end={<FileButtons path="/api/admin/company-analysis/export" query={filter} />}
      >
        <UserFilter user={user} onChange={(chosen) => change({ user: chosen })} />
        <FilterSelect
          label="Type"
          options={ANALYSIS_TITLES}
          value={analysisType}
          onChange={(chosen) => change({ analysisType: chosen })}
        />
      </ListToolbar>
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <ListStates
          query={query}
          isEmpty={query.data?.analyses.length === 0}
          isFiltered={!!(text || user || analysisType || page)}
          noun="analyses"
          empty={{
            title: "No analyses yet",
            icon: BarChart2,
            children: "What users analyse is listed here.",
          }}
          onClear={() => change({ search: undefined, user: undefined, analysisType: undefined })}
        >
          {query.data && (
            <>
              <AnalysisTable analyses={query.data.analyses} search={search} onChange={change} onOpen={open} />
              <Pager
                pagination={query.data.pagination}
                noun="analyses"
                onPage={(to) => change({ page: to })}
              />
            </>
          )}
        </ListStates>
      )}
      {opened !== undefined && <AnalysisDetails id={opened} onClose={() => open(undefined)} />}
    </>
  );
}
