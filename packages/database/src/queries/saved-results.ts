import type { AggregatedEntry, SearchModel } from "@standings/domain";
import type { Connection } from "../database.ts";
import type { Search } from "../tables/searches.ts";
import { openPack } from "./run-packs.ts";

/** A saved search with the pack of its run, if it has one. */
export type SavedSearch = Search & { readonly content: Buffer | null };

/** Saved searches with their results, to be narrowed; `resultsOf` reads what a row holds. */
export function selectSearches(db: Connection) {
  return db
    .selectFrom("searches")
    .leftJoin("run_packs", "run_packs.run_id", "searches.id")
    .selectAll("searches")
    .select("run_packs.content");
}

export interface SavedResults {
  readonly models: readonly SearchModel[];
  /** The aggregate, in order. */
  readonly results: readonly AggregatedEntry[];
}

/** What the models of a saved search listed, whether its run is packed or not. */
export function resultsOf({
  content,
  model_results,
  results,
}: Pick<SavedSearch, "content" | "model_results" | "results">): SavedResults {
  const saved = content ? openPack(content) : { models: model_results, results };
  return { models: saved.models ?? [], results: saved.results ?? [] };
}
