import type { Route } from "../wire/call.ts";
import { listPage } from "../wire/list-page.ts";
import { retrieve } from "../wire/retrieve.ts";

export const paymentIntentRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/payment_intents",
    answer: (call) =>
      listPage(call, call.payments.store.paymentIntents, {
        url: "/v1/payment_intents",
        kind: "payment_intent",
        by: { customer: (intent) => intent.customer },
      }),
  },
  retrieve({
    path: "/payment_intents/:id",
    kind: "payment_intent",
    param: "intent",
    table: ({ paymentIntents }) => paymentIntents,
  }),
];
