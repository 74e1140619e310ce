import { isLongInput, MAX_BATCH, MAX_URL_LENGTH } from "@standings/domain";
import { httpBatchLink, httpSubscriptionLink, splitLink, type TRPCLink } from "@trpc/client";
import { EventSource } from "eventsource";
import { refusalOf } from "./errors.ts";
import type { AppRouter } from "./router.ts";
import { sendAgain } from "./send-again.ts";
import type { Credentials } from "./session.ts";

/** Calls in batches, subscriptions as event streams that go on after the last event; a refused session is renewed for both. */
export function createLink(
  server: string,
  credentials: Credentials,
  send: typeof fetch,
): TRPCLink<AppRouter> {
  const url = `${server}/trpc`;
  const headers = () => credentials.header();
  const calls = {
    url,
    headers,
    fetch: (address: RequestInfo | URL, init?: RequestInit) => sendCall(send, address, init),
    maxURLLength: MAX_URL_LENGTH,
    maxItems: MAX_BATCH,
  };
  return splitLink<AppRouter>({
    condition: ({ type }) => type === "subscription",
    true: [
      sendAgain(credentials),
      httpSubscriptionLink<AppRouter, typeof EventSource>({
        url,
        EventSource,
        eventSourceOptions: ({ op }) => ({
          async fetch(address, init) {
            // The token goes in a header: an address is written into logs.
            const response = await send(address, { ...init, headers: { ...init.headers, ...headers() } });
            // An event source tells no more than the status.
            op.context.refusal = response.ok ? null : await refusalOf(response);
            return response;
          },
        }),
      }),
    ],
    false: [
      sendAgain(credentials),
      splitLink({
        condition: ({ type, input }) => type === "query" && isLongInput(input),
        true: httpBatchLink({ ...calls, methodOverride: "POST" }),
        false: httpBatchLink(calls),
      }),
    ],
  });
}

/** Throws what a proxy answers in its own words, which tRPC cannot read. */
async function sendCall(
  send: typeof fetch,
  address: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await send(address, init);
  if (/\bjson\b/.test(response.headers.get("content-type") ?? "")) return response;
  throw await refusalOf(response);
}
