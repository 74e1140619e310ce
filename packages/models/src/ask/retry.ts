import type { GatewayReply } from "../gateway/gateway.ts";
import { ModelError, toModelError } from "../gateway/model-error.ts";
import type { Deadline } from "./deadline.ts";

const MAX_TRIES = 3;
/** Wait before the second attempt, milliseconds; doubles. */
export const BACKOFF_MS = 400;
const MAX_RETRY_AFTER_MS = 5_000;

interface Tried {
  /** 1 for the first call. */
  readonly attempt: number;
  readonly elapsedMs: number;
  readonly deadlineMs: number;
  readonly backoffMs?: number | undefined;
  /** The call had more room. */
  readonly moreRoom: boolean;
}

/**
 * Waits until a failed call may be made again; false when it may not: after three, past the deadline, aborted, or when the
 * answer was cut off though it had more room.
 */
export async function waitToRetry(failure: ModelError, tried: Tried, signal: AbortSignal): Promise<boolean> {
  const waitMs = backoff(tried, failure);
  if (tried.attempt >= MAX_TRIES || !failure.retryable || (tried.moreRoom && failure.needsRoom)) return false;
  return tried.elapsedMs + waitMs < tried.deadlineMs && pause(waitMs, signal);
}

/** A reply that says what it and those before it took: what could not be used was paid for, too. */
export function withCostOf(before: GatewayReply | null, reply: GatewayReply): GatewayReply {
  if (before === null) return reply;
  return {
    ...reply,
    promptTokens: addKnown(before.promptTokens, reply.promptTokens),
    completionTokens: addKnown(before.completionTokens, reply.completionTokens),
    costUsd: addKnown(before.costUsd, reply.costUsd),
  };
}

function addKnown(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : one + other;
}

/** The failure of a call: a timeout once its deadline is over. */
export function describeFailure(error: unknown, deadline: Deadline, deadlineMs: number): ModelError {
  if (!deadline.isOver()) return toModelError(error);
  return new ModelError(
    "timeout",
    `The model did not answer within ${Math.round(deadlineMs / 1000)} seconds.`,
    { cause: error },
  );
}

function backoff({ attempt, backoffMs = BACKOFF_MS }: Tried, { retryAfterMs, failure }: ModelError): number {
  const jittered = backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random());
  if (failure !== "rate_limited" || retryAfterMs === null) return jittered;
  // The call does not wait for a long Retry-After: the user sees the error and can retry.
  return retryAfterMs > MAX_RETRY_AFTER_MS ? Number.POSITIVE_INFINITY : Math.max(jittered, retryAfterMs);
}

/** Waits; false when aborted meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = () => finish(false);
    const timer = setTimeout(() => finish(true), ms);
    function finish(waited: boolean): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(waited);
    }
    signal.addEventListener("abort", stop, { once: true });
  });
}
