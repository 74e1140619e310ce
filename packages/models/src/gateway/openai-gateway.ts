import type { IncomingHttpHeaders } from "node:http";
import OpenAI from "openai";
import { Agent, request } from "undici";
import { CAPABILITIES, type GatewayKind } from "./capabilities.ts";
import { readCitations } from "./citations.ts";
import type { GatewayReply, GatewayRequest, ModelGateway } from "./gateway.ts";
import { ModelError, toModelError } from "./model-error.ts";

export interface OpenAiGatewayOptions {
  /** Base address, up to and without `/chat/completions`. */
  readonly url: string;
  readonly key: string;
  readonly kind: GatewayKind;
}

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MAX_TOKENS = 8_000;
const LIST_TIMEOUT_MS = 10_000;

export function createOpenAiGateway({ url, key, kind }: OpenAiGatewayOptions): ModelGateway {
  const capabilities = CAPABILITIES[kind];
  const agent = new Agent({
    connections: 256,
    maxResponseSize: MAX_ANSWER_BYTES,
    connect: { timeout: 10_000 },
  });
  const client = new OpenAI({
    baseURL: url,
    apiKey: key,
    // Retries are ours: the SDK's would wait as long as a Retry-After says.
    maxRetries: 0,
    fetch: pooledFetch(agent),
    logLevel: "off",
    defaultHeaders: kind === "openrouter" ? { "X-Title": "Standings" } : {},
  });
  return {
    capabilities,
    async complete(question) {
      try {
        const completion = await client.chat.completions.create(toBody(question, kind), {
          signal: question.signal,
        });
        return toReply(completion);
      } catch (error) {
        throw toModelError(error);
      }
    },
    async listModels(signal = AbortSignal.timeout(LIST_TIMEOUT_MS)) {
      try {
        const page = await client.models.list({ signal });
        return new Set(page.data.map((model) => model.id));
      } catch (error) {
        throw toModelError(error);
      }
    },
    close: () => agent.destroy(),
  };
}

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming;

function toBody(
  { upstreamId, instruction, question, webSearch, schema }: GatewayRequest,
  kind: GatewayKind,
): Body {
  const { webSearch: searchBy, jsonSchema } = CAPABILITIES[kind];
  const body: Body = {
    model: upstreamId,
    messages: [
      { role: "system", content: instruction },
      { role: "user", content: question },
    ],
    max_tokens: MAX_TOKENS,
  };
  if (jsonSchema) body.response_format = { type: "json_schema", json_schema: { ...schema, strict: true } };
  if (webSearch && searchBy === "openrouter-tool") {
    // OpenRouter's server tool is not in the SDK's types.
    Object.assign(body, { tools: [{ type: "openrouter:web_search", parameters: { max_results: 10 } }] });
  }
  return body;
}

function toReply(completion: OpenAI.ChatCompletion): GatewayReply {
  const reported = readProviderError(completion);
  if (reported) throw reported;
  const choice = completion.choices?.[0];
  if (!choice?.message) {
    throw new ModelError("unusable", "The model's answer was broken.", { retryable: true });
  }
  const { message, finish_reason: finishReason } = choice;
  const usage: (OpenAI.CompletionUsage & { cost?: unknown }) | undefined = completion.usage;
  return {
    text: typeof message.content === "string" ? message.content : "",
    citations: readCitations(completion),
    refused: Boolean(message.refusal) || finishReason === "content_filter",
    truncated: finishReason === "length",
    servedModel: typeof completion.model === "string" ? completion.model : null,
    promptTokens: toCount(usage?.prompt_tokens),
    completionTokens: toCount(usage?.completion_tokens),
    costUsd: typeof usage?.cost === "number" && Number.isFinite(usage.cost) ? usage.cost : null,
  };
}

/** Errors after generation began come under HTTP 200, in the body or in the choice (OpenRouter). */
function readProviderError(completion: unknown): ModelError | null {
  if (typeof completion !== "object" || completion === null) {
    return new ModelError("unusable", "The model's answer was broken.", { retryable: true });
  }
  const error = "error" in completion ? completion.error : undefined;
  if (!error) return null;
  return new ModelError("upstream", "The model's provider reported an error.", {
    retryable: true,
    cause: error,
  });
}

function toCount(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0
    ? Math.min(value, 2_147_483_647)
    : null;
}

/**
 * The SDK's fetch over one shared connection pool with a limit on the size of an answer. Answers are read whole,
 * which costs about half of what undici's own fetch does with its streams.
 */
function pooledFetch(agent: Agent): typeof fetch {
  return async (input, init = {}) => {
    const { statusCode, headers, body } = await request(String(input), {
      dispatcher: agent,
      method: init.method === "GET" ? "GET" : "POST",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === "string" ? init.body : null,
      signal: init.signal ?? null,
    });
    return wholeResponse(statusCode, headers, await body.text());
  };
}

/**
 * A response that has been read already. The SDK uses these members alone; a real Response would wrap the text
 * in a stream only to unwrap it again, which costs as much as the call itself.
 */
function wholeResponse(status: number, received: IncomingHttpHeaders, text: string): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) headers.set(name, String(value));
  const members = {
    ok: status >= 200 && status < 300,
    status,
    statusText: "",
    url: "",
    headers,
    body: null,
    text: async () => text,
    json: async () => JSON.parse(text),
  };
  return members as unknown as Response;
}
