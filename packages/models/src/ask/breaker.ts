/** Stops asking a model that fails again and again, so that nobody waits for it and it can recover. */
export interface Breaker {
  /** False while the model is being left alone. */
  allows(modelId: string): boolean;
  succeeded(modelId: string): void;
  failed(modelId: string): void;
}

const FAILURES_TO_OPEN = 8;
const OPEN_MS = 10_000;

export function createBreaker(now: () => number = Date.now): Breaker {
  const failures = new Map<string, { count: number; openUntil: number }>();
  return {
    // After the pause one question goes through; its end decides.
    allows: (modelId) => (failures.get(modelId)?.openUntil ?? 0) <= now(),
    succeeded: (modelId) => void failures.delete(modelId),
    failed(modelId) {
      const count = (failures.get(modelId)?.count ?? 0) + 1;
      failures.set(modelId, { count, openUntil: count >= FAILURES_TO_OPEN ? now() + OPEN_MS : 0 });
    },
  };
}
