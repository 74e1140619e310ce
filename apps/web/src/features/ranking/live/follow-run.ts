/** Watches a run over server-sent events. Loaded only when a run is followed. */
import type { AppRouter } from "@standings/api";
import type { RunEvent } from "@standings/domain";
import { createTRPCClient, httpSubscriptionLink } from "@trpc/client";
import { EventSource } from "eventsource";
import { fetchSignedIn, TRPC_URL } from "../../../lib/api/api-address.ts";

export interface RunListener {
  readonly onEvent: (seq: number, event: RunEvent) => void;
  /** False while the connection is lost and being made again. */
  readonly onConnected: (connected: boolean) => void;
  readonly onError: (error: unknown) => void;
}

const client = createTRPCClient<AppRouter>({
  links: [
    httpSubscriptionLink({
      url: TRPC_URL,
      EventSource,
      // The token goes in a header; connectionParams would put it into the URL.
      eventSourceOptions: () => ({ fetch: fetchSignedIn }),
    }),
  ],
});

/** Follows until the run has ended or the returned function is called; reconnects by itself after the last event. */
export function followRun(searchId: string, afterSeq: number, listener: RunListener): () => void {
  const lastEventId = afterSeq >= 0 ? String(afterSeq) : null;
  const subscription = client.search.events.subscribe(
    { searchId, lastEventId },
    {
      onData: ({ id, data }) => listener.onEvent(Number(id), data),
      onConnectionStateChange: ({ state, error }) => {
        if (state === "pending") listener.onConnected(true);
        if (state === "connecting" && error) listener.onConnected(false);
      },
      onError: listener.onError,
    },
  );
  return () => subscription.unsubscribe();
}
