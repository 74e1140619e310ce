import { type AdminSearch, KIND_TITLES, marketName, SANDBOX_LABEL, searchBadge } from "@standings/domain";
import { Fragment } from "react";
import { KIND_ICONS, ModelStack } from "../../../components/search/search-marks.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { detailsColumn, momentColumn, type PanelTableLook, USER_COLUMN } from "../list/panel-table.tsx";
import { TrendingSwitch } from "./trending-switch.tsx";

/** The table of searches; the switch of a row stands above what opens it. */
export const SEARCH_TABLE: PanelTableLook<AdminSearch> = {
  caption: "Searches",
  defaultSort: "createdAt",
  block: "max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:items-center max-sm:gap-x-2 max-sm:py-2.5",
  columns: [
    {
      name: "Prompt",
      head: "text-left",
      body: "py-2 pr-4 max-sm:col-span-2 max-sm:pr-0",
      cell: (search, open) => (
        <span className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-3">
          <Icon of={KIND_ICONS[search.kind]} size="lg" className="text-ink-3" />
          <span className="grid min-w-0">
            <button
              type="button"
              title={promptText(search)}
              className={`truncate text-left after:absolute after:inset-0 focus-visible:shadow-none max-sm:line-clamp-2 max-sm:whitespace-normal ${search.isPrivate ? "text-ink-2" : "font-medium"}`}
              onClick={open}
            >
              {promptText(search)}
            </button>
            <SearchFacts search={search} />
          </span>
        </span>
      ),
    },
    USER_COLUMN,
    {
      name: "Models",
      head: "w-32 text-left",
      body: "max-sm:col-start-1 max-sm:row-start-2 max-sm:pt-1.5 max-sm:pl-8",
      cell: ({ columns }) => <ModelStack columns={columns} />,
    },
    momentColumn("max-sm:hidden"),
    {
      name: "Trending",
      head: "w-23 pl-4 text-left",
      body: "pl-4 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:pt-1.5",
      cell: (search) => (
        <span className="relative z-1 inline-block">
          <TrendingSwitch
            search={search}
            label={
              <>
                <span className="text-sm text-ink-3 sm:sr-only">On Trending</span>
                <span className="sr-only">: {promptText(search)}</span>
              </>
            }
          />
        </span>
      ),
    },
    detailsColumn("max-sm:col-start-3 max-sm:row-start-1"),
  ],
};

/** "Company Ranking · Technology · Web Search · Censored" */
function SearchFacts({ search }: { search: AdminSearch }) {
  const { kind, sector, domain, webSearch, market, isSandbox } = search;
  const facts = [
    KIND_TITLES[kind],
    sector,
    domain && `Discovered for ${domain}`,
    searchBadge(webSearch),
    market && marketName(market),
  ];
  const marks = [
    search.wasCensored && "Censored",
    search.isTakenDown && "Taken down",
    isSandbox && SANDBOX_LABEL,
  ].filter((mark) => mark !== false);
  return (
    <span className="text-sm text-ink-3">
      {facts.filter(Boolean).join(" · ")}
      {marks.map((mark) => (
        <Fragment key={mark}>
          {" · "}
          <span className="whitespace-nowrap text-warn">{mark}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** What a search asked, in quotation marks; of a private one that it is private. */
export function promptText({ prompt, prompt2 }: Pick<AdminSearch, "prompt" | "prompt2">): string {
  if (prompt === null) return "Private search";
  return prompt2 === null ? `“${prompt}”` : `“${prompt}” and “${prompt2}”`;
}
