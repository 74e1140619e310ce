import type { TRPCClient } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "./router.ts";

/** Every procedure of the server, typed. */
export type Api = TRPCClient<AppRouter>;
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** Events of a subscription, without what a reconnect needs. */
export type EventsOf<Subscription> =
  Subscription extends AsyncIterable<infer Envelope>
    ? Envelope extends { readonly data: infer Event }
      ? Event
      : never
    : never;
