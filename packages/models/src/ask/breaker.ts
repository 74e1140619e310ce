import type { BreakerState } from "@standings/domain";

/** Circuit breaker per model: pauses calls to a model that keeps failing. */
export interface Breaker {
  /** False during the pause. */
  allows(modelId: string): boolean;
  succeeded(modelId: string): void;
  failed(modelId: string): void;
  stateOf(modelId: string): BreakerState;
}

const FAILURES_TO_OPEN = 8;
const OPEN_MS = 10_000;

export function createBreaker(now: () => number = Date.now): Breaker {
  const failures = new Map<string, { count: number; openUntil: number }>();
  return {
    // Calls pass again after the pause; the next failure opens the breaker again.
    allows: (modelId) => (failures.get(modelId)?.openUntil ?? 0) <= now(),
    succeeded: (modelId) => void failures.delete(modelId),
    failed(modelId) {
      const count = (failures.get(modelId)?.count ?? 0) + 1;
      failures.set(modelId, { count, openUntil: count >= FAILURES_TO_OPEN ? now() + OPEN_MS : 0 });
    },
    stateOf(modelId) {
      const { count = 0, openUntil = 0 } = failures.get(modelId) ?? {};
      if (count < FAILURES_TO_OPEN) return "closed";
      return openUntil > now() ? "open" : "half_open";
    },
  };
}
