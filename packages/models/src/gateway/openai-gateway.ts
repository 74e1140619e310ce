import { SITE_NAME } from "@standings/domain";
import OpenAI, { BadRequestError } from "openai";
import { Agent } from "undici";
import { CAPABILITIES, type GatewayKind } from "./capabilities.ts";
import { toReply } from "./completion-reply.ts";
import type { GatewayRequest, ModelGateway, ModelTraits } from "./gateway.ts";
import { toModelError } from "./model-error.ts";
import { toOffered } from "./offered-model.ts";
import { pooledFetch } from "./pooled-fetch.ts";
import type { SearchMeans } from "./search-means.ts";

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
    defaultHeaders: kind === "openrouter" ? { "X-Title": SITE_NAME } : {},
  });
  const listed = new Map<string, SearchMeans>();
  let traits: ReadonlyMap<string, ModelTraits> = new Map();
  const meansOf = (upstreamId: string): SearchMeans =>
    capabilities.webSearch === "none"
      ? "none"
      : (traits.get(upstreamId)?.search ?? listed.get(upstreamId) ?? "tool");
  const takesSchema = (upstreamId: string) => traits.get(upstreamId)?.structuredOutput ?? true;
  const complete = createCompletion(client, kind, takesSchema);
  return {
    capabilities,
    canSearch: (upstreamId) => meansOf(upstreamId) !== "none",
    async complete(question) {
      const search = question.webSearch ? meansOf(question.upstreamId) : "none";
      try {
        return toReply(await complete(question, search), search !== "none");
      } catch (error) {
        throw toModelError(error);
      }
    },
    async listModels(signal = AbortSignal.timeout(LIST_TIMEOUT_MS)) {
      try {
        const page = await client.models.list({ signal });
        const offered = page.data.map(toOffered);
        for (const { upstreamId, search } of offered) listed.set(upstreamId, search);
        return offered;
      } catch (error) {
        throw toModelError(error);
      }
    },
    setTraits(next) {
      traits = next;
    },
    close: () => agent.destroy(),
  };
}

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming;

/**
 * Asks with the answer's JSON schema where the kind of gateway and the model take one. A model that answers 400 is asked once
 * more without it; if that helps, the model is not sent a schema again as long as this process lives.
 */
function createCompletion(client: OpenAI, kind: GatewayKind, takesSchema: (upstreamId: string) => boolean) {
  const withoutSchema = new Set<string>();
  return async (question: GatewayRequest, search: SearchMeans): Promise<OpenAI.ChatCompletion> => {
    const { upstreamId, signal } = question;
    const send = (hasSchema: boolean) =>
      client.chat.completions.create(toBody(question, search, hasSchema), { signal });
    const withSchema =
      question.schema !== null &&
      CAPABILITIES[kind].jsonSchema &&
      takesSchema(upstreamId) &&
      !withoutSchema.has(upstreamId);
    try {
      return await send(withSchema);
    } catch (error) {
      if (!withSchema || !(error instanceof BadRequestError)) throw error;
      const completion = await send(false);
      withoutSchema.add(upstreamId);
      return completion;
    }
  };
}

function toBody(
  { upstreamId, instruction, question, schema, unique }: GatewayRequest,
  search: SearchMeans,
  withSchema: boolean,
): Body {
  const body: Body = {
    model: upstreamId,
    messages: [
      ...(instruction === "" ? [] : [{ role: "system", content: instruction } as const]),
      { role: "user", content: question },
    ],
    max_tokens: MAX_TOKENS,
  };
  if (unique !== undefined) body.user = unique;
  if (withSchema && schema)
    body.response_format = { type: "json_schema", json_schema: { ...schema, strict: true } };
  // OpenRouter's server tool is not in the SDK's types.
  if (search === "tool") Object.assign(body, { tools: [WEB_SEARCH_TOOL] });
  if (search === "built_in") body.web_search_options = {};
  return body;
}

/** `auto`: the provider's own search where it has one, else OpenRouter's (its guide, "Engine Selection"). */
const WEB_SEARCH_TOOL = { type: "openrouter:web_search", parameters: { engine: "auto", max_results: 10 } };
