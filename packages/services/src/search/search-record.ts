import type { Tables } from "@standings/database";
import type { SearchRecord, SearchSummary } from "@standings/domain";
import type { Selectable } from "kysely";

type Search = Selectable<Tables["searches"]>;

/** A saved search as its owner sees it. */
export function toSearchRecord(search: Search): SearchRecord {
  return {
    id: search.id,
    kind: search.kind,
    prompt: search.prompt,
    sector: search.sector,
    webSearch: search.web_search,
    isPrivate: search.is_private,
    isSandbox: search.is_sandbox,
    wasCensored: search.was_censored,
    censorReason: search.censor_reason,
    createdAt: search.created_at.toISOString(),
    models: search.model_results,
    results: search.results,
  };
}

export const SUMMARY_COLUMNS = [
  "id",
  "kind",
  "prompt",
  "sector",
  "web_search",
  "is_private",
  "is_sandbox",
  "models",
  "top",
  "created_at",
] as const;

export function toSearchSummary(search: Pick<Search, (typeof SUMMARY_COLUMNS)[number]>): SearchSummary {
  return {
    id: search.id,
    kind: search.kind,
    prompt: search.prompt,
    sector: search.sector,
    webSearch: search.web_search,
    isPrivate: search.is_private,
    isSandbox: search.is_sandbox,
    createdAt: search.created_at.toISOString(),
    models: search.models,
    top: search.top,
  };
}
