import { SITE_NAME } from "@standings/domain";
import OpenAI from "openai";
import { Agent } from "undici";
import { CAPABILITIES, type GatewayKind } from "./capabilities.ts";
import { toReply } from "./completion-reply.ts";
import type { GatewayRequest, ModelGateway, ModelTraits } from "./gateway.ts";
import { toModelError } from "./model-error.ts";
import { toOffered } from "./offered-model.ts";
import { pooledFetch } from "./pooled-fetch.ts";
import { isPlaced, type Refused, refusedPart, toBody } from "./request-body.ts";
import type { SearchMeans } from "./search-means.ts";

export interface OpenAiGatewayOptions {
  /** Base address, up to and without `/chat/completions`. */
  readonly url: string;
  readonly key: string;
  readonly kind: GatewayKind;
}

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
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
        const { completion, isPlaced } = await complete(question, search);
        return toReply(completion, { asked: { kind, search }, schema: question.schema, isPlaced });
      } catch (error) {
        throw toModelError(error);
      }
    },
    async listModels(signal = AbortSignal.timeout(LIST_TIMEOUT_MS)) {
      try {
        const page = await client.models.list({ signal });
        const offered = page.data.map((model) => toOffered(model, kind));
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

interface Completed {
  readonly completion: OpenAI.ChatCompletion;
  readonly isPlaced: boolean;
}

/** As many parts as a request has that a model may refuse. */
const MAX_REFUSED = 5;

/**
 * Asks with all that the kind of gateway and the model take. After a 400 that is about one part of the request, such as its
 * JSON schema or the spelling of its limit, it is sent once more without that part; if that helps, the model is not sent it
 * again as long as this process lives.
 */
function createCompletion(client: OpenAI, kind: GatewayKind, takesSchema: (upstreamId: string) => boolean) {
  const known = new Map<string, Refused>();
  return async (question: GatewayRequest, search: SearchMeans): Promise<Completed> => {
    const { upstreamId, signal } = question;
    let refused: Refused = known.get(upstreamId) ?? new Set();
    for (let count = 0; ; count += 1) {
      const body = toBody(question, { kind, search, takesSchema: takesSchema(upstreamId), refused });
      try {
        const completion = await client.chat.completions.create(body, { signal });
        if (count > 0) known.set(upstreamId, new Set([...(known.get(upstreamId) ?? []), ...refused]));
        return { completion, isPlaced: isPlaced(body) };
      } catch (error) {
        const part = count < MAX_REFUSED ? refusedPart(error, body) : null;
        if (part === null) throw error;
        refused = new Set([...refused, part]);
      }
    }
  };
}
