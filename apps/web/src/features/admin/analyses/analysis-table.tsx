import { type AdminAnalysis, ANALYSIS_TITLES, SANDBOX_LABEL } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { ModelName } from "../../../components/brand/maker.tsx";
import { detailsColumn, momentColumn, type PanelTableLook, USER_COLUMN } from "../list/panel-table.tsx";

const STATES = { given: null, running: "Running", failed: "Gave no advice" } as const;

/** The table of analyses. */
export const ANALYSIS_TABLE: PanelTableLook<AdminAnalysis> = {
  caption: "Analyses",
  defaultSort: "createdAt",
  columns: [
    {
      name: "Company",
      sort: "domain",
      head: "text-left",
      body: "h-15 py-2 pr-4 max-sm:h-auto max-sm:pr-0",
      cell: ({ domain, companyName, kind, state, isCensored, isSandbox }, open) => {
        const marks = [STATES[state], isCensored && "Censored", isSandbox && SANDBOX_LABEL].filter(Boolean);
        return (
          <span className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-3">
            <CompanyLogo domain={domain} />
            <span className="grid min-w-0">
              <button
                type="button"
                className="truncate text-left font-medium after:absolute after:inset-0 focus-visible:shadow-none"
                title={domain}
                aria-label={`${domain}: details of the analysis, ${ANALYSIS_TITLES[kind]}`}
                onClick={open}
              >
                {domain}
              </button>
              <span className="truncate text-sm text-ink-3">
                {companyName || "N/A"}
                {marks.length > 0 && <span className="text-warn"> · {marks.join(" · ")}</span>}
              </span>
            </span>
          </span>
        );
      },
    },
    USER_COLUMN,
    {
      name: "Type",
      head: "w-35 text-left",
      body: "truncate pr-3 text-ink-2 max-sm:col-start-1 max-sm:row-start-2 max-sm:pl-9 max-sm:text-sm",
      cell: ({ kind }) => ANALYSIS_TITLES[kind],
    },
    {
      name: "Model",
      head: "w-35 text-left max-lg:hidden",
      body: "truncate pr-3 text-ink-2 max-lg:hidden",
      cell: ({ modelId }) => <ModelName of={modelId} />,
    },
    momentColumn("max-sm:col-start-2 max-sm:row-start-2 max-sm:text-sm"),
    detailsColumn("max-sm:col-start-2 max-sm:row-start-1"),
  ],
};
