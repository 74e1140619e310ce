import type { Route } from "../wire/call.ts";
import { listPage } from "../wire/list-page.ts";
import { retrieve } from "../wire/retrieve.ts";

export const paymentMethodRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/payment_methods",
    answer: (call) =>
      listPage(call, call.payments.store.paymentMethods, {
        url: "/v1/payment_methods",
        kind: "payment_method",
        by: { customer: (method) => method.customer, type: (method) => method.type },
      }),
  },
  retrieve({
    path: "/payment_methods/:id",
    kind: "payment_method",
    param: "payment_method",
    table: ({ paymentMethods }) => paymentMethods,
  }),
];
