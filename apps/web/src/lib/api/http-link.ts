/** The browser's link: calls in batches, subscriptions as event streams. Loaded with the first operation. */
import type { AppRouter } from "@standings/api";
import { isLongInput, MAX_BATCH, MAX_URL_LENGTH } from "@standings/domain";
import { httpBatchLink, splitLink } from "@trpc/client";
import { authorization } from "../session/token.ts";
import { TRPC_URL } from "./errors.ts";
import { lazyLink } from "./links.ts";
import { renewalLink } from "./renewal-link.ts";
import { fetchInTime } from "./request-timeout.ts";

const options = {
  url: TRPC_URL,
  headers: authorization,
  fetch: fetchInTime,
  maxURLLength: MAX_URL_LENGTH,
  maxItems: MAX_BATCH,
} as const;

export const httpLink = splitLink<AppRouter>({
  condition: ({ type }) => type === "subscription",
  true: [renewalLink, lazyLink(() => import("./event-link.ts").then(({ eventLink }) => eventLink))],
  false: [
    renewalLink,
    splitLink({
      condition: ({ type, input }) => type === "query" && isLongInput(input),
      true: httpBatchLink({ ...options, methodOverride: "POST" }),
      false: httpBatchLink(options),
    }),
  ],
});
