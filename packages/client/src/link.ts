import { MAX_BATCH } from "@standings/domain";
import { httpBatchLink, httpSubscriptionLink, splitLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { EventSource } from "eventsource";
import type { AppRouter } from "./router.ts";
import type { Credentials } from "./session.ts";

const MAX_URL_LENGTH = 2_000;

/** Calls in batches, subscriptions as event streams that go on after the last event; a refused session is renewed for both. */
export function createLink(url: string, credentials: Credentials, send: typeof fetch): TRPCLink<AppRouter> {
  const headers = () => credentials.header();
  return splitLink<AppRouter>({
    condition: ({ type }) => type === "subscription",
    true: [
      renewing(credentials),
      httpSubscriptionLink<AppRouter, typeof EventSource>({
        url: `${url}/trpc`,
        EventSource,
        // The token goes in a header: an address is written into logs.
        eventSourceOptions: () => ({
          fetch: (address, init) => send(address, { ...init, headers: { ...init.headers, ...headers() } }),
        }),
      }),
    ],
    false: [
      renewing(credentials),
      httpBatchLink({
        url: `${url}/trpc`,
        headers,
        fetch: send,
        maxURLLength: MAX_URL_LENGTH,
        maxItems: MAX_BATCH,
      }),
    ],
  });
}

/** Sends a refused operation once more, when a session could be renewed. */
function renewing(credentials: Credentials): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let isFirst = true;
        let subscription = attempt();
        function attempt() {
          return next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              if (!isFirst || !isRefused(error)) return observer.error(error);
              isFirst = false;
              credentials.renew().then(
                (isRenewed) => {
                  if (isRenewed) subscription = attempt();
                  else observer.error(error);
                },
                () => observer.error(error),
              );
            },
          });
        }
        return () => subscription.unsubscribe();
      });
}

function isRefused(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.httpStatus === 401;
}
