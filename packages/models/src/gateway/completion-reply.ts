import type OpenAI from "openai";
import { readCitations } from "./citations.ts";
import type { GatewayReply } from "./gateway.ts";
import { readGrounding } from "./grounding.ts";
import { ModelError } from "./model-error.ts";
import { count } from "./untyped-json.ts";

/**
 * Reads what the gateway answered; `offered`: the model could have searched the web. Throws ModelError when it is an error
 * or no completion.
 */
export function toReply(completion: OpenAI.ChatCompletion, offered: boolean): GatewayReply {
  const reported = readProviderError(completion);
  if (reported) throw reported;
  const choice = completion.choices?.[0];
  if (!choice?.message) {
    throw new ModelError("unusable", "We could not read this model's answer.", { retryable: true });
  }
  const { message, finish_reason: finishReason } = choice;
  const usage: (OpenAI.CompletionUsage & { cost?: unknown }) | undefined = completion.usage;
  const citations = readCitations(completion);
  return {
    text: typeof message.content === "string" ? message.content : "",
    citations,
    grounding: readGrounding(completion, offered, citations.length > 0),
    refused: Boolean(message.refusal) || finishReason === "content_filter",
    truncated: finishReason === "length",
    servedModel: typeof completion.model === "string" ? completion.model : null,
    promptTokens: count(usage?.prompt_tokens),
    completionTokens: count(usage?.completion_tokens),
    costUsd: typeof usage?.cost === "number" && Number.isFinite(usage.cost) ? usage.cost : null,
  };
}

/** OpenRouter reports errors after the start of generation under HTTP 200, in the body. */
function readProviderError(completion: unknown): ModelError | null {
  if (typeof completion !== "object" || completion === null) {
    return new ModelError("unusable", "We could not read this model's answer.", { retryable: true });
  }
  const error = "error" in completion ? completion.error : undefined;
  if (!error) return null;
  return new ModelError("upstream", "The model's provider reported an error.", {
    retryable: true,
    cause: error,
  });
}
