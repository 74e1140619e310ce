import { REQUEST_MS } from "@standings/domain";

export const TRPC_URL = "/trpc";

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
