import { ANALYSIS_SORTS, ANALYSIS_TITLES, type AnalysisSort } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { BarChart2 } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { choiceFilter } from "../list/filters.tsx";
import { PanelList, type PanelQuery } from "../list/panel-list.tsx";
import { USER_FILTER } from "../list/user-filter.tsx";
import { AnalysisDetails } from "./analysis-details.tsx";
import { ANALYSIS_TABLE } from "./analysis-table.tsx";

const FILTERS = { user: USER_FILTER, analysisType: choiceFilter("Type", ANALYSIS_TITLES) };

function useAnalysisList(query: PanelQuery<typeof FILTERS, AnalysisSort>) {
  return trpc.admin.analyses.list.useQuery(query, { placeholderData: keepPreviousData });
}

/** Analyses of companies by all users (spec part 2 §2). */
export default function Analyses() {
  return (
    <PanelList
      title="Company Analysis"
      note="What users had analysed of companies’ sites and sources."
      words="Domain or company"
      filters={FILTERS}
      sorts={ANALYSIS_SORTS}
      file="/api/admin/company-analysis/export"
      noun="analyses"
      empty={{ title: "No analyses yet", icon: BarChart2, children: "What users analyse is listed here." }}
      useRows={useAnalysisList}
      rows={({ analyses }) => analyses}
      look={ANALYSIS_TABLE}
      details={(id, onClose) => <AnalysisDetails id={id} onClose={onClose} />}
    />
  );
}
