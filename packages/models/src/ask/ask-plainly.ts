import type { AskedQuestion, ModelFailureKind } from "@standings/domain";
import type { GatewayReply } from "../gateway/gateway.ts";
import { type AskJsonOptions, askJson } from "./ask-json.ts";

/** A buyer's question in the buyer's words alone. */
export interface PlainQuestion extends AskedQuestion {
  /** Catalogue id. */
  readonly modelId: string;
  readonly upstreamId: string;
  /** Makes the request unlike every other, so that no cache on its way answers it. */
  readonly unique?: string | undefined;
}

export type PlainOutcome =
  | { readonly status: "success"; readonly reply: GatewayReply; readonly durationMs: number }
  | { readonly status: "declined"; readonly reply: GatewayReply; readonly durationMs: number }
  | {
      readonly status: "error";
      readonly failure: ModelFailureKind;
      /** One sentence, safe to show. */
      readonly detail: string;
      readonly reply: GatewayReply | null;
      readonly durationMs: number;
    };

/** Asks a model in plain words: no instruction, no form of the answer. Never throws; retries as `askModel` does. */
export async function askPlainly(
  { modelId, upstreamId, prompt, market, webSearch, unique }: PlainQuestion,
  options: AskJsonOptions,
): Promise<PlainOutcome> {
  const searches = webSearch && options.gateway.canSearch(upstreamId);
  const request = {
    upstreamId,
    instruction: "",
    question: prompt,
    country: market?.country ?? null,
    webSearch: searches,
    schema: null,
    unique,
  };
  const outcome = await askJson({ modelId, request, read: (text) => text.trim() || null }, options);
  if (outcome.status === "success") {
    const { reply, durationMs } = outcome;
    return { status: "success", reply, durationMs };
  }
  const { reply, durationMs } = outcome;
  return reply?.refused === true ? { status: "declined", reply, durationMs } : outcome;
}
