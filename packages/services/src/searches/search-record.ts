import { resultsOf, type SavedSearch } from "@standings/database";
import { readMarket, type SearchRecord, type SearchSummary } from "@standings/domain";

export const SUMMARY_COLUMNS = [
  "id",
  "kind",
  "prompt",
  "prompt2",
  "sector",
  "web_search",
  "market",
  "is_private",
  "is_sandbox",
  "columns",
  "top",
  "created_at",
] as const;

/** How many entries a row of the history names. */
const SUMMARY_TOP = 3;

type Summary = Pick<SavedSearch, (typeof SUMMARY_COLUMNS)[number]>;

/** A saved search as its owner sees it. */
export function toSearchRecord(search: SavedSearch): SearchRecord {
  const { models, results } = resultsOf(search);
  return {
    ...commonFields(search),
    wasCensored: search.was_censored,
    censorReason: search.censor_reason,
    models,
    results,
  };
}

export function toSearchSummary(
  search: Summary,
  { own, discovery }: Pick<SearchSummary, "own" | "discovery">,
): SearchSummary {
  const top = search.top.slice(0, SUMMARY_TOP).map(({ name, domain }) => ({ name, domain }));
  return { ...commonFields(search), columns: search.columns, top, own, discovery };
}

function commonFields(search: Summary) {
  return {
    id: search.id,
    kind: search.kind,
    prompt: search.prompt,
    prompt2: search.prompt2,
    sector: search.sector,
    webSearch: search.web_search,
    market: readMarket(search.market),
    isPrivate: search.is_private,
    isSandbox: search.is_sandbox,
    createdAt: search.created_at.toISOString(),
  };
}
