import { type AdminAnalysis, ANALYSIS_TITLES, SANDBOX_LABEL } from "@standings/domain";
import { ChevronRight } from "lucide-react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { pageCatalogue } from "../../../lib/html/page-catalogue.ts";
import { formatMoment } from "../list/format-moment.ts";
import { SortName } from "../list/sort-name.tsx";
import type { ChangeSearch, ListSearch } from "../list/use-list-search.ts";

interface AnalysisTableProps {
  readonly analyses: readonly AdminAnalysis[];
  readonly search: ListSearch;
  readonly onChange: ChangeSearch<ListSearch>;
  readonly onOpen: (id: string) => void;
}

/** The list; on a phone a row is a small block. */
export function AnalysisTable({ analyses, search, onChange, onOpen }: AnalysisTableProps) {
  const sort = { defaultBy: "createdAt", search, onChange };
  return (
    <Table isFixed className={`${HEAVY_RULE} max-sm:block`}>
      <caption className="sr-only">Analyses</caption>
      <thead className="max-sm:hidden">
        <tr>
          <SortName {...sort} label="Company" by="domain" className="text-left" />
          <ColumnName className="w-49 text-left max-xl:hidden">User</ColumnName>
          <ColumnName className="w-35 text-left">Type</ColumnName>
          <ColumnName className="w-35 text-left max-lg:hidden">Model</ColumnName>
          <SortName {...sort} label="Date" by="createdAt" className="w-35 text-right" />
          <ColumnName className="w-10">
            <span className="sr-only">Details</span>
          </ColumnName>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {analyses.map((analysis) => (
          <Row key={analysis.id} analysis={analysis} onOpen={() => onOpen(analysis.id)} />
        ))}
      </tbody>
    </Table>
  );
}

const CELL = "border-b border-line max-sm:border-0";
const STATES = { given: null, running: "Running", failed: "Gave no advice" } as const;

/** An analysis: the whole row opens its details. */
function Row({ analysis, onOpen }: { analysis: AdminAnalysis; onOpen: () => void }) {
  const { domain, companyName, kind, modelId, state, isCensored, isSandbox, createdAt, user } = analysis;
  const marks = [STATES[state], isCensored && "Censored", isSandbox && SANDBOX_LABEL].filter(Boolean);
  return (
    <tr className="relative hover:bg-hover max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-2 max-sm:border-b max-sm:border-line max-sm:py-2.5">
      <th scope="row" className={`${CELL} h-15 py-2 pr-4 text-left font-text max-sm:h-auto max-sm:pr-0`}>
        <span className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-3">
          <CompanyLogo domain={domain} />
          <span className="grid min-w-0">
            <button
              type="button"
              className="truncate text-left font-medium after:absolute after:inset-0 focus-visible:shadow-none"
              title={domain}
              aria-label={`${domain}: details of the analysis, ${ANALYSIS_TITLES[kind]}`}
              onClick={onOpen}
            >
              {domain}
            </button>
            <span className="truncate text-sm text-ink-3">
              {companyName || "N/A"}
              {marks.length > 0 && <span className="text-warn"> · {marks.join(" · ")}</span>}
            </span>
          </span>
        </span>
      </th>
      <td className={`${CELL} truncate pr-3 text-ink-2 max-xl:hidden`} title={user?.email}>
        {user?.name ?? "Deleted account"}
      </td>
      <td
        className={`${CELL} truncate pr-3 text-ink-2 max-sm:col-start-1 max-sm:row-start-2 max-sm:pl-9 max-sm:text-sm`}
      >
        {ANALYSIS_TITLES[kind]}
      </td>
      <td className={`${CELL} truncate pr-3 text-ink-2 max-lg:hidden`}>
        {pageCatalogue().modelName(modelId)}
      </td>
      <td
        className={`${CELL} text-right whitespace-nowrap text-ink-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:text-sm`}
      >
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </td>
      <td className={`${CELL} text-right max-sm:col-start-2 max-sm:row-start-1`}>
        <Icon of={ChevronRight} className="inline text-ink-3" />
      </td>
    </tr>
  );
}
