/** Longest wait for a call's answer, milliseconds; event streams have none (spec part 1 §9). */
export const REQUEST_MS = 150_000;
/** What is said then (spec part 1 §8). */
export const REQUEST_TIMED_OUT = "Request timed out";

/** `fetch` for calls with one answer: it ends by itself after `REQUEST_MS`, as `isTimeout` tells. */
export function fetchInTime(
  url: RequestInfo | URL,
  { signal, ...init }: RequestInit = {},
): Promise<Response> {
  const signals = [AbortSignal.timeout(REQUEST_MS), ...(signal ? [signal] : [])];
  return fetch(url, { ...init, signal: AbortSignal.any(signals) });
}

/** Whether a call ended so, also within what tRPC or a form made of it. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "TimeoutError" || isTimeout(error.cause);
}
