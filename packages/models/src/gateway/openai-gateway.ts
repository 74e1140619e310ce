import { SITE_NAME } from "@standings/domain";
import OpenAI, { BadRequestError } from "openai";
import { Agent } from "undici";
import { CAPABILITIES, type GatewayKind } from "./capabilities.ts";
import { toReply } from "./completion-reply.ts";
import type { GatewayRequest, ModelGateway } from "./gateway.ts";
import { toModelError } from "./model-error.ts";
import { pooledFetch } from "./pooled-fetch.ts";

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
  const complete = createCompletion(client, kind);
  return {
    capabilities,
    async complete(question) {
      try {
        return toReply(await complete(question));
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

/**
 * Asks with the answer's JSON schema where the kind of gateway takes one. A model that answers 400 is asked once
 * more without it; if that helps, the model is not sent a schema again as long as this process lives.
 */
function createCompletion(client: OpenAI, kind: GatewayKind) {
  const withoutSchema = new Set<string>();
  const send = (question: GatewayRequest, withSchema: boolean) =>
    client.chat.completions.create(toBody(question, kind, withSchema), { signal: question.signal });
  return async (question: GatewayRequest): Promise<OpenAI.ChatCompletion> => {
    const { upstreamId } = question;
    const withSchema = CAPABILITIES[kind].jsonSchema && !withoutSchema.has(upstreamId);
    try {
      return await send(question, withSchema);
    } catch (error) {
      if (!withSchema || !(error instanceof BadRequestError)) throw error;
      const completion = await send(question, false);
      withoutSchema.add(upstreamId);
      return completion;
    }
  };
}

function toBody(
  { upstreamId, instruction, question, webSearch, schema }: GatewayRequest,
  kind: GatewayKind,
  withSchema: boolean,
): Body {
  const body: Body = {
    model: upstreamId,
    messages: [
      { role: "system", content: instruction },
      { role: "user", content: question },
    ],
    max_tokens: MAX_TOKENS,
  };
  if (withSchema) body.response_format = { type: "json_schema", json_schema: { ...schema, strict: true } };
  if (webSearch && CAPABILITIES[kind].webSearch === "openrouter-tool") {
    // OpenRouter's server tool is not in the SDK's types.
    Object.assign(body, { tools: [{ type: "openrouter:web_search", parameters: { max_results: 10 } }] });
  }
  return body;
}
