import pLimit from "p-limit";

/** Too many pages are being rendered; `retryAfter` in seconds. */
export class PagesBusyError extends Error {
  override readonly name = "PagesBusyError";
  readonly retryAfter = 2;
}

export interface QueueBounds {
  /** Pages rendered at once; they share one thread, so more would only finish later. */
  readonly atOnce: number;
  /** Further ones that wait; the rest is refused. */
  readonly waiting: number;
}

/** Runs renders in turn. Rejects with PagesBusyError when the queue is full. */
export function createRenderQueue({ atOnce, waiting }: QueueBounds) {
  const limit = pLimit(atOnce);
  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) {
      throw new PagesBusyError("Too many pages are being rendered");
    }
    return limit(render);
  };
}
