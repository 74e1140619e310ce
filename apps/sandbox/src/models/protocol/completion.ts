import { randomUUID } from "node:crypto";
import type { WebSearch } from "../answer/search-web.ts";
import type { Answer } from "../answer/write-answer.ts";
import type { Persona } from "../personas.ts";
import type { ChatRequest } from "./read-request.ts";

/** The content of an answer, for both of its forms: one JSON body or a stream of chunks. */
export interface Completion {
  readonly id: string;
  /** Unix seconds */
  readonly created: number;
  readonly persona: Persona;
  /** What the gateway says answered. */
  readonly servedAs: string;
  readonly content: string | null;
  readonly refusal: string | null;
  readonly annotations: readonly Annotation[];
  readonly search: WebSearch | null;
  readonly finishReason: "stop" | "length";
  readonly usage: Usage;
}

interface Annotation {
  readonly type: "url_citation";
  readonly url_citation: {
    readonly url: string;
    readonly title: string;
    readonly content: string;
    readonly start_index: number;
    readonly end_index: number;
  };
}

interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  /** US dollars */
  readonly cost: number;
  /** Searches of models that call tools. */
  readonly server_tool_use_details?: {
    /** Calls of the gateway's tool; a provider's own search is none. */
    readonly tool_calls_requested?: number;
    readonly tool_calls_executed?: number;
    readonly web_search_requests: number;
  };
  /** Searches of a model that always searches. */
  readonly num_search_queries?: number;
}

const CHARACTERS_PER_TOKEN = 4;
/** OpenRouter's price of one web search. */
const SEARCH_COST = 0.02;

export function toCompletion(request: ChatRequest, answer: Answer): Completion {
  const { persona, maxTokens } = request;
  const full = answer.content ?? "";
  const room = maxTokens === null ? Number.POSITIVE_INFINITY : maxTokens * CHARACTERS_PER_TOKEN;
  const cut = full.length > room;
  const content = cut ? full.slice(0, room).toWellFormed() : full;
  const completionTokens = Math.max(
    1,
    Math.ceil((content || (answer.refusal ?? "")).length / CHARACTERS_PER_TOKEN),
  );
  return {
    id: `gen-${Math.floor(Date.now() / 1000)}-${randomUUID().replaceAll("-", "").slice(0, 20)}`,
    created: Math.floor(Date.now() / 1000),
    persona,
    servedAs: request.world?.servedAs ?? persona.id,
    content: answer.content === null ? null : content,
    refusal: answer.refusal,
    annotations: annotate(answer, content),
    search: answer.search,
    finishReason: cut ? "length" : "stop",
    usage: toUsage(request, answer.search, completionTokens),
  };
}

/** The answer as if it had reached the limit of tokens halfway. */
export function endHalfway(completion: Completion): Completion {
  const content = (completion.content ?? "").slice(0, (completion.content ?? "").length / 2).toWellFormed();
  return { ...completion, content, finishReason: "length" };
}

/** Spreads the citations over the text; models attach each citation to a passage. */
function annotate(answer: Answer, content: string): Annotation[] {
  const share = Math.max(1, Math.floor(content.length / Math.max(1, answer.citations.length)));
  return answer.citations.map(({ url, title, excerpt }, index) => ({
    type: "url_citation",
    url_citation: {
      url,
      title,
      content: excerpt,
      start_index: Math.min(index * share, content.length),
      end_index: Math.min((index + 1) * share, content.length),
    },
  }));
}

function toUsage(request: ChatRequest, search: WebSearch | null, completionTokens: number): Usage {
  const { prompt, completion } = request.persona.price;
  const promptTokens = Math.ceil(request.promptCharacters / CHARACTERS_PER_TOKEN) + 8;
  const searches = search?.queries.length ?? 0;
  const cost = (promptTokens * prompt + completionTokens * completion) / 1e6 + searches * SEARCH_COST;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    cost: Math.round(cost * 1e8) / 1e8,
    ...searchUsage(request, search, searches),
  };
}

function searchUsage({ webSearch }: ChatRequest, search: WebSearch | null, searches: number): Partial<Usage> {
  if (search?.by === "built_in") return { num_search_queries: searches };
  if (search?.by === "native") return { server_tool_use_details: { web_search_requests: searches } };
  if (webSearch === "none") return {};
  const calls = { tool_calls_requested: searches, tool_calls_executed: searches };
  return { server_tool_use_details: { ...calls, web_search_requests: searches } };
}

/** Records of the gateway's tool; those of a provider's own search are not told. */
export function reasoningDetails({ id, search, annotations }: Completion): { reasoning_details?: object[] } {
  if (search?.by !== "gateway") return {};
  const result = JSON.stringify(annotations.map(({ url_citation: { url, title } }) => ({ url, title })));
  return {
    reasoning_details: search.queries.map((query, index) => ({
      type: "reasoning.server_tool_call",
      tool_name: "openrouter:web_search",
      tool_call_id: `${id}-${index}`,
      arguments: JSON.stringify({ query }),
      result,
      index,
    })),
  };
}

/** The JSON body of an answer. */
export function toBody(completion: Completion): Readonly<Record<string, unknown>> {
  const { id, created, persona, servedAs, content, refusal, annotations, finishReason, usage } = completion;
  return {
    id,
    provider: persona.provider,
    model: servedAs,
    object: "chat.completion",
    created,
    system_fingerprint: null,
    choices: [
      {
        index: 0,
        logprobs: null,
        finish_reason: finishReason,
        native_finish_reason: finishReason,
        message: {
          role: "assistant",
          content,
          refusal,
          reasoning: null,
          ...(annotations.length > 0 ? { annotations } : {}),
          ...reasoningDetails(completion),
        },
      },
    ],
    ...topLevelSources(completion),
    usage,
  };
}

/** Sonar also lists its sources at the top level, in two ways. */
export function topLevelSources({ search, annotations }: Completion): object {
  if (search?.by !== "built_in") return {};
  const pages = annotations.map(({ url_citation: { url, title } }) => ({ url, title, date: null }));
  return { citations: pages.map(({ url }) => url), search_results: pages };
}
