/** The browser's link: calls in batches, subscriptions as event streams. Loaded with the first operation. */
import type { AppRouter } from "@standings/api";
import { MAX_BATCH } from "@standings/domain";
import { httpBatchLink, splitLink } from "@trpc/client";
import { authorization } from "../session/token.ts";
import { TRPC_URL } from "./errors.ts";
import { lazyLink } from "./links.ts";
import { renewalLink } from "./renewal-link.ts";
import { fetchInTime } from "./request-timeout.ts";

const MAX_URL_LENGTH = 2000;

export const httpLink = splitLink<AppRouter>({
  condition: ({ type }) => type === "subscription",
  true: [renewalLink, lazyLink(() => import("./event-link.ts").then(({ eventLink }) => eventLink))],
  false: [
    renewalLink,
    httpBatchLink({
      url: TRPC_URL,
      headers: authorization,
      fetch: (url, init) => fetchInTime(url, init),
      maxURLLength: MAX_URL_LENGTH,
      maxItems: MAX_BATCH,
    }),
  ],
});
