/** The time that a call has. */
export interface Deadline {
  /** Aborted when the time is over, or with the signal that stops all calls. */
  readonly signal: AbortSignal;
  isOver(): boolean;
}

/**
 * Gives a call its time, and frees what watches it when the call is over: that is long before the time, and a signal composed
 * of others (`AbortSignal.any`) lives until it is collected.
 */
export async function withDeadline<Result>(
  { signal: stop, deadlineMs }: { readonly signal: AbortSignal; readonly deadlineMs: number },
  call: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort(new DOMException("The time is over", "TimeoutError"));
  }, deadlineMs);
  timer.unref();
  const onStop = () => controller.abort(stop.reason);
  if (stop.aborted) onStop();
  else stop.addEventListener("abort", onStop, { once: true });
  try {
    return await call({ signal: controller.signal, isOver: () => isOver });
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", onStop);
  }
}
