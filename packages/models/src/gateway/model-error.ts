import type { ModelFailureKind } from "@standings/domain";
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { errors } from "undici";

/** Why one question to one model failed. `message` is safe to show; the cause is for the log. */
export class ModelError extends Error {
  readonly failure: ModelFailureKind;
  /** A retry can help and does not pay for tokens twice. */
  readonly retryable: boolean;
  /** Delay that the gateway asked for, milliseconds. */
  readonly retryAfterMs: number | null;
  /** Nothing usable was said before the limit of length: only an answer with more room helps, and only once. */
  readonly needsRoom: boolean;

  constructor(failure: ModelFailureKind, message: string, options: ModelErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "ModelError";
    this.failure = failure;
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.needsRoom = options.needsRoom ?? false;
  }
}

interface ModelErrorOptions {
  readonly retryable?: boolean;
  readonly retryAfterMs?: number | null;
  readonly needsRoom?: boolean;
  readonly cause?: unknown;
}

/** A reply that cannot be used, for the reason `message` or because the limit of length ended it. */
export function unusable(message: string, { truncated }: { readonly truncated: boolean }): ModelError {
  return new ModelError("unusable", truncated ? CUT_SHORT : message, {
    retryable: true,
    needsRoom: truncated,
  });
}

const CUT_SHORT = "The model reached its limit of length before it gave an answer.";

/** Converts errors of the SDK and the network to a ModelError. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return new ModelError("timeout", "The model did not answer in time.", { cause: error });
  }
  if (error instanceof APIConnectionError) {
    // It came, and was paid for: asked again, it would be as long.
    if (isTooLong(error))
      return new ModelError("unusable", "The model's answer is too long to read.", { cause: error });
    return new ModelError("upstream", "The connection to the model broke.", {
      retryable: true,
      cause: error,
    });
  }
  if (error instanceof APIError) return fromStatus(error);
  // The SDK passes on bodies that are not JSON or end early.
  return new ModelError("unusable", "We could not read this model's answer.", {
    retryable: true,
    cause: error,
  });
}

function isTooLong({ cause }: APIConnectionError): boolean {
  return cause instanceof errors.ResponseExceededMaxSizeError;
}

function fromStatus(error: APIError): ModelError {
  const { status } = error;
  if (status === 429) {
    const retryAfterMs = parseRetryAfter(error.headers?.get("retry-after"));
    const message = "The model is overloaded (too many requests).";
    return new ModelError("rate_limited", message, { retryable: true, retryAfterMs, cause: error });
  }
  if (status === 401 || status === 402 || status === 403) {
    return new ModelError("unavailable", "The model gateway refused the request.", { cause: error });
  }
  if (status === 404)
    return new ModelError("unavailable", "The gateway does not offer this model.", { cause: error });
  const retryable = status === undefined || status === 408 || status >= 500;
  const message = status
    ? `The model's provider reported an error (${status}).`
    : "The model's provider reported an error.";
  return new ModelError("upstream", message, { retryable, cause: error });
}

function parseRetryAfter(value: string | null | undefined): number | null {
  const seconds = Number(value);
  return value && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
