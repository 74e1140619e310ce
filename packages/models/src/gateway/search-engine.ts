import type { SearchEngine } from "@standings/domain";
import type { GatewayKind } from "./capabilities.ts";
import type { SearchMeans } from "./search-means.ts";
import { count, field, list, MAX_STEPS, message } from "./untyped-json.ts";
import { readVertexGrounding } from "./vertex-grounding.ts";

/** How a model was asked to search, and where. */
export interface AskedSearch {
  readonly kind: GatewayKind;
  readonly search: SearchMeans;
}

/**
 * Whose search grounded a reply that shows one; null when neither the reply nor the request tells. Sources of the rules:
 * - Calls of OpenRouter's tool are told in `reasoning_details` and counted in `tool_calls_requested`, which leaves out
 *   native searches. We ask with `engine: "auto"`: the provider's own search, else Exa (OpenRouter's API reference,
 *   `WebSearchEngineEnum`), so a call of the tool is Exa. Elsewhere the tool's engine is not ours to know.
 * - Searches that are counted without a call of the tool are the provider's (`ServerToolUseDetails`), as are Perplexity's
 *   `search_results` and `num_search_queries`, and Gemini's grounding metadata.
 * - `web_search_options` reach models with a search of their own alone, and OpenAI's API has no other search.
 */
export function readEngine(completion: unknown, { kind, search }: AskedSearch): SearchEngine | null {
  const usage = field(completion, "usage");
  const details = field(usage, "server_tool_use_details");
  const some = (value: unknown) => (count(value) ?? 0) > 0;
  if (gatewayCalls(completion).length > 0 || some(field(details, "tool_calls_requested")))
    return kind === "openrouter" && search === "tool" ? "exa" : "gateway";
  const isNative =
    search === "built_in" ||
    kind === "openai" ||
    some(field(details, "web_search_requests")) ||
    some(field(usage, "num_search_queries")) ||
    hasSearchResults(completion) ||
    readVertexGrounding(completion, 1).queries.length > 0;
  return isNative ? "native" : null;
}

/** Pages that Perplexity's or Google's own search found. */
export function hasSearchResults(completion: unknown): boolean {
  const found = [field(completion, "search_results"), field(completion, "citations")];
  return [...found, readVertexGrounding(completion, 1).pages].some((pages) => list(pages, 1).length > 0);
}

/** Calls of OpenRouter's search tool. */
export function gatewayCalls(completion: unknown): unknown[] {
  return list(field(message(completion), "reasoning_details"), MAX_STEPS).filter(
    (detail) =>
      field(detail, "type") === "reasoning.server_tool_call" &&
      field(detail, "tool_name") === "openrouter:web_search",
  );
}
