import type { Route } from "../wire/call.ts";
import { listPage } from "../wire/list-page.ts";
import { retrieve } from "../wire/retrieve.ts";

export const chargeRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/charges",
    answer: (call) =>
      listPage(call, call.payments.store.charges, {
        url: "/v1/charges",
        kind: "charge",
        by: {
          customer: (charge) => charge.customer,
          payment_intent: (charge) => charge.payment_intent,
        },
      }),
  },
  retrieve({ path: "/charges/:id", kind: "charge", table: ({ charges }) => charges }),
];
