import type { Grounding } from "@standings/domain";
import { type AskedSearch, gatewayCalls, hasSearchResults, readEngine } from "./search-engine.ts";
import { count, field, line, list, MAX_STEPS, message } from "./untyped-json.ts";
import { readVertexGrounding } from "./vertex-grounding.ts";

const MAX_QUERIES = 10;
const MAX_QUERY = 200;

/**
 * What grounded a reply, by what it says of itself; `asked`: how it was asked to search. Sources of the rules:
 * - `usage.server_tool_use.web_search_requests` counts the searches of OpenRouter's tool (its guide "Web Search server
 *   tool", and Anthropic's API, whose name it is); chat completions spell it `server_tool_use_details`, whose
 *   `tool_calls_requested` leaves out native searches (OpenRouter's API reference, `ServerToolUseDetails`).
 * - `message.reasoning_details[]` of type `reasoning.server_tool_call` has the arguments of OpenRouter's own tool.
 * - `usage.num_search_queries`, `search_results` and `citations` are Perplexity's, which always searches by itself, and
 *   `reasoning_steps[].web_search.search_keywords` its queries (Sonar API reference).
 * - `annotations` of type `url_citation` come "when using web search" (OpenAI's API reference of chat completions), so
 *   a cited page alone shows that the model searched.
 */
export function readGrounding(completion: unknown, asked: AskedSearch, isCited: boolean): Grounding {
  const queries = readQueries(completion);
  const requests = readRequests(completion);
  if (isCited || queries.length > 0 || (requests ?? 0) > 0 || hasSearchResults(completion)) {
    return { type: "searched", engine: readEngine(completion, asked), queries, requests: requests || null };
  }
  return { type: asked.search === "none" ? "training" : "could_have_searched" };
}

function readRequests(completion: unknown): number | null {
  const usage = field(completion, "usage");
  const told = [
    field(field(usage, "server_tool_use_details"), "web_search_requests"),
    field(field(usage, "server_tool_use"), "web_search_requests"),
    field(usage, "num_search_queries"),
  ];
  return told.map(count).find((requests) => requests !== null) ?? null;
}

function readQueries(completion: unknown): string[] {
  const called = gatewayCalls(completion).map((call) => field(parsed(field(call, "arguments")), "query"));
  const keywords = list(field(message(completion), "reasoning_steps"), MAX_STEPS).flatMap((step) =>
    list(field(field(step, "web_search"), "search_keywords"), MAX_QUERIES),
  );
  const vertex = readVertexGrounding(completion, MAX_QUERIES).queries;
  const queries = [...called, ...keywords, ...vertex].flatMap((query) => line(query, MAX_QUERY) ?? []);
  return [...new Set(queries)].slice(0, MAX_QUERIES);
}

function parsed(json: unknown): unknown {
  if (typeof json !== "string") return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
