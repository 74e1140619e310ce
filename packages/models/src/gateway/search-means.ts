import type { ModelSearch } from "@standings/domain";
import { field, list } from "./untyped-json.ts";

/** How a model searches the web. */
export type SearchMeans = ModelSearch;

const MAX_PARAMETERS = 200;

/**
 * How a model searches, by its entry of OpenRouter's list (`supported_parameters` of "List available models"): a server
 * tool needs a model that calls tools, others are refused with 404 "No endpoints found that support tool use";
 * `web_search_options` without tools is a model with a search of its own, as Perplexity's. An entry that says nothing:
 * the tool.
 */
export function searchMeansOf(model: unknown): SearchMeans {
  const parameters = list(field(model, "supported_parameters"), MAX_PARAMETERS);
  if (parameters.length === 0 || parameters.includes("tools")) return "tool";
  return parameters.includes("web_search_options") ? "built_in" : "none";
}
