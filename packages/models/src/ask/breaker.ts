import type { BreakerState } from "@standings/domain";

/** Circuit breaker per model: pauses calls to a model that keeps failing. */
export interface Breaker {
  /** False during the pause. */
  allows(modelId: string): boolean;
  succeeded(modelId: string): void;
  failed(modelId: string): void;
  stateOf(modelId: string): BreakerState;
}

export const FAILURES_TO_OPEN = 8;
const OPEN_MS = 10_000;

interface BreakerOptions {
  /** Failures in a row after which a model is not called for 10 s; 0: it is always called. */
  readonly failuresToOpen?: number;
  readonly now?: () => number;
}

export function createBreaker({
  failuresToOpen = FAILURES_TO_OPEN,
  now = Date.now,
}: BreakerOptions = {}): Breaker {
  const limit = failuresToOpen === 0 ? Number.POSITIVE_INFINITY : failuresToOpen;
  const failures = new Map<string, { count: number; openUntil: number }>();
  return {
    // Calls pass again after the pause; the next failure opens the breaker again.
    allows: (modelId) => (failures.get(modelId)?.openUntil ?? 0) <= now(),
    succeeded: (modelId) => void failures.delete(modelId),
    failed(modelId) {
      const count = (failures.get(modelId)?.count ?? 0) + 1;
      failures.set(modelId, { count, openUntil: count >= limit ? now() + OPEN_MS : 0 });
    },
    stateOf(modelId) {
      const { count = 0, openUntil = 0 } = failures.get(modelId) ?? {};
      if (count < limit) return "closed";
      return openUntil > now() ? "open" : "half_open";
    },
  };
}
