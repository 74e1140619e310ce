import type { ModelSearch, SearchedBy } from "@standings/domain";
import { CAPABILITIES, type GatewayKind } from "./capabilities.ts";
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

/**
 * Who searches for a model, by its entry of the gateway's list: itself where it has `web_search_options` or a price of its
 * own for a search (`pricing.web_search`), else Exa where OpenRouter's tool reaches it ("Engine Selection"). `unknown`: the
 * entry says nothing of it.
 */
export function listedSearchOf(model: unknown, kind: GatewayKind): SearchedBy {
  if (CAPABILITIES[kind].webSearch === "none") return "none";
  const parameters = list(field(model, "supported_parameters"), MAX_PARAMETERS);
  if (parameters.length === 0) return "unknown";
  const isPriced = Number(field(field(model, "pricing"), "web_search") ?? 0) > 0;
  if (parameters.includes("web_search_options") || isPriced) return "native";
  return searchMeansOf(model) === "tool" ? "exa" : "none";
}
