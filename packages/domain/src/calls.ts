/** Calls that one HTTP request to /trpc may carry: the browser batches up to it, the server refuses more. */
export const MAX_BATCH = 10;

/** Longest wait of a browser for a call's answer, milliseconds; event streams have none (spec part 1 §9). */
export const REQUEST_MS = 150_000;
/** What is said then (spec part 1 §8). */
export const REQUEST_TIMED_OUT = "Request timed out";
