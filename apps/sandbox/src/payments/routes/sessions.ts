import type { Session } from "../objects/session.ts";
import { expireSession, termsOf } from "../verbs/checkout.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection, listRows } from "../wire/lists.ts";
import { refuseParams } from "../wire/params.ts";
import { found, StripeError } from "../wire/stripe-error.ts";
import { createSession } from "./create-session.ts";

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
  ...collection({
    path: "/checkout/sessions",
    kind: "checkout.session",
    param: "session",
    table: "sessions",
    fields: ["customer", "payment_intent", "status", "subscription"],
  }),
  { method: "POST", path: "/checkout/sessions/:id/expire", answer: expire },
  {
    method: "GET",
    path: "/checkout/sessions/:id/line_items",
    answer: (call) => listLineItems(call, session(call)),
  },
];

/** In the order that they were given, unlike every other list. */
function listLineItems(call: Call, session: Session): object {
  const { lineItems } = termsOf(call.payments, session);
  return listRows(call, lineItems, { url: `/v1/checkout/sessions/${session.id}/line_items`, kind: "item" });
}
