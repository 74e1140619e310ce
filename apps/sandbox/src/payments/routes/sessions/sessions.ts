import { expireSession } from "../../verbs/expire-session.ts";
import type { Call, Route } from "../../wire/call.ts";
import { found } from "../../wire/found.ts";
import { listPage } from "../../wire/list-page.ts";
import { refuseParams } from "../../wire/no-params.ts";
import { retrieve } from "../../wire/retrieve.ts";
import { StripeError } from "../../wire/stripe-error.ts";
import { createSession } from "./create-session.ts";
import { listLineItems } from "./list-line-items.ts";

function session({ payments, id }: Call) {
  return found(payments.store.sessions, id, "checkout.session", "session");
}

function expire(call: Call): object {
  refuseParams(call);
  const open = session(call);
  if (open.status !== "open") {
    throw new StripeError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${open.status}\`.`,
    );
  }
  expireSession(call.payments, open);
  return open;
}

export const sessionRoutes: readonly Route[] = [
  { method: "POST", path: "/checkout/sessions", answer: createSession },
  {
    method: "GET",
    path: "/checkout/sessions",
    answer: (call) =>
      listPage(call, call.payments.store.sessions, {
        url: "/v1/checkout/sessions",
        kind: "checkout.session",
        by: {
          customer: (each) => each.customer,
          payment_intent: (each) => each.payment_intent,
          status: (each) => each.status,
          subscription: (each) => each.subscription,
        },
      }),
  },
  retrieve({
    path: "/checkout/sessions/:id",
    kind: "checkout.session",
    param: "session",
    table: ({ sessions }) => sessions,
  }),
  { method: "POST", path: "/checkout/sessions/:id/expire", answer: expire },
  {
    method: "GET",
    path: "/checkout/sessions/:id/line_items",
    answer: (call) => listLineItems(call, session(call)),
  },
];
