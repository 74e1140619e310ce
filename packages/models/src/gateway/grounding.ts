import type { Grounding, SearchEngine } from "@standings/domain";
import { count, field, line, list } from "./untyped-json.ts";
import { readVertexGrounding } from "./vertex-grounding.ts";

const MAX_QUERIES = 10;
const MAX_QUERY = 200;
const MAX_STEPS = 100;

/**
 * What grounded a reply, by what it says of itself; `offered`: the model could have searched. Sources of the rules:
 * - `usage.server_tool_use.web_search_requests` counts the searches of OpenRouter's tool (its guide "Web Search server
 *   tool", and Anthropic's API, whose name it is); chat completions spell it `server_tool_use_details`, whose
 *   `tool_calls_requested` leaves out native searches (OpenRouter's API reference, `ServerToolUseDetails`).
 * - `message.reasoning_details[]` of type `reasoning.server_tool_call` has the arguments of OpenRouter's own tool.
 * - `usage.num_search_queries`, `search_results` and `citations` are Perplexity's, which always searches by itself, and
 *   `reasoning_steps[].web_search.search_keywords` its queries (Sonar API reference).
 * - `annotations` of type `url_citation` come "when using web search" (OpenAI's API reference of chat completions), so
 *   a cited page alone shows that the model searched, not who searched.
 * - Gemini's grounding metadata are of its provider's own search (see `readVertexGrounding`).
 */
export function readGrounding(completion: unknown, offered: boolean, isCited: boolean): Grounding {
  const queries = readQueries(completion);
  const requests = readRequests(completion);
  if (isCited || queries.length > 0 || (requests ?? 0) > 0 || hasSearchResults(completion)) {
    return { type: "searched", engine: readEngine(completion), queries, requests: requests || null };
  }
  return { type: offered ? "could_have_searched" : "training" };
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

function readEngine(completion: unknown): SearchEngine | null {
  const details = field(field(completion, "usage"), "server_tool_use_details");
  if (gatewayCalls(completion).length > 0 || (count(field(details, "tool_calls_requested")) ?? 0) > 0)
    return "gateway";
  if ((count(field(details, "web_search_requests")) ?? 0) > 0 || hasSearchResults(completion))
    return "native";
  return readVertexGrounding(completion, 1).queries.length > 0 ? "native" : null;
}

function hasSearchResults(completion: unknown): boolean {
  const found = [field(completion, "search_results"), field(completion, "citations")];
  return [...found, readVertexGrounding(completion, 1).pages].some((pages) => list(pages, 1).length > 0);
}

/** Calls of OpenRouter's search tool. */
function gatewayCalls(completion: unknown): unknown[] {
  return list(field(message(completion), "reasoning_details"), MAX_STEPS).filter(
    (detail) =>
      field(detail, "type") === "reasoning.server_tool_call" &&
      field(detail, "tool_name") === "openrouter:web_search",
  );
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

function message(completion: unknown): unknown {
  return field(list(field(completion, "choices"), 1)[0], "message");
}

function parsed(json: unknown): unknown {
  if (typeof json !== "string") return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
