import type OpenAI from "openai";
import { readCited } from "./citations.ts";
import type { GatewayReply, GatewayRequest } from "./gateway.ts";
import { readGrounding } from "./grounding.ts";
import { ModelError } from "./model-error.ts";
import { readContent } from "./reply-content.ts";
import type { AskedSearch } from "./search-engine.ts";
import { count, field, list } from "./untyped-json.ts";

/**
 * Reads what the gateway answered; `asked`: how it was asked to search the web; `schema`: the form of the answer that
 * was asked for; `isPlaced`: its search was given a country. Throws ModelError when it is an error or no completion.
 */
export function toReply(
  completion: OpenAI.ChatCompletion,
  { asked, schema, isPlaced }: { asked: AskedSearch; schema: GatewayRequest["schema"]; isPlaced: boolean },
): GatewayReply {
  const choice = completion?.choices?.[0];
  const reported = readProviderError(completion);
  if (reported) throw reported;
  if (!choice?.message) {
    throw new ModelError("unusable", "We could not read this model's answer.", { retryable: true });
  }
  const reasons = endings(choice);
  const usage: (OpenAI.CompletionUsage & { cost?: unknown }) | undefined = completion.usage;
  const { citations, spans, namesPages } = readCited(completion);
  const { text, refusal } = readContent(choice.message, reasons[0] === "stop" ? schema : null);
  return {
    text,
    citations,
    citedAt: spans,
    grounding: readGrounding(completion, asked, namesPages),
    isPlaced,
    refused: refusal || reasons[0] === "content_filter",
    truncated: reasons.some((reason) => AT_LIMIT.has(reason)),
    servedModel: typeof completion.model === "string" ? completion.model : null,
    promptTokens: count(usage?.prompt_tokens),
    completionTokens: count(usage?.completion_tokens),
    costUsd: typeof usage?.cost === "number" && Number.isFinite(usage.cost) ? usage.cost : null,
  };
}

/** Why an answer ended at the limit of tokens, as providers spell it (OpenAI, Anthropic, Gemini, Mistral). */
const AT_LIMIT = new Set([
  "length",
  "max_tokens",
  "max_output_tokens",
  "max_completion_tokens",
  "model_length",
  "model_context_window_exceeded",
]);

/** Why the answer ended, in small letters: as the gateway says, then as the provider says. */
function endings(choice: unknown): string[] {
  return [field(choice, "finish_reason"), field(choice, "native_finish_reason")].map((reason) =>
    typeof reason === "string" ? reason.toLowerCase() : "",
  );
}

const BROKEN = /(?:^|_)error(?:$|_)/u;

/**
 * OpenRouter reports errors after the start of generation under HTTP 200: in the body, in its choice, or as the reason for
 * which the answer ended. What was said until then is no answer.
 */
function readProviderError(completion: unknown): ModelError | null {
  if (typeof completion !== "object" || completion === null) {
    return new ModelError("unusable", "We could not read this model's answer.", { retryable: true });
  }
  const choice = list(field(completion, "choices"), 1)[0];
  const error =
    field(completion, "error") || field(choice, "error") || endings(choice).find((end) => BROKEN.test(end));
  if (!error) return null;
  return new ModelError("upstream", "The model's provider reported an error.", {
    retryable: true,
    cause: error,
  });
}
