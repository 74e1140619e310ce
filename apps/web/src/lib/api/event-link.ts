/** Subscriptions over server-sent events; reconnects automatically after the last event. */
import type { AppRouter } from "@standings/api";
import { httpSubscriptionLink } from "@trpc/client";
import { EventSource, type FetchLike } from "eventsource";
import { authorization } from "../session/token.ts";
import { TRPC_URL } from "./errors.ts";

const fetchSignedIn: FetchLike = (url, init) =>
  fetch(url, { ...init, headers: { ...init.headers, ...authorization() } });

export const eventLink = httpSubscriptionLink<AppRouter, typeof EventSource>({
  url: TRPC_URL,
  EventSource,
  // The token goes in a header; connectionParams would put it into the URL.
  eventSourceOptions: () => ({ fetch: fetchSignedIn }),
});
