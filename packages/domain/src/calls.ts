/** Calls that one HTTP request to /trpc may carry: the browser batches up to it, the server refuses more. */
export const MAX_BATCH = 10;
