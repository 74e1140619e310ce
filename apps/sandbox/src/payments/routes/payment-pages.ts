import { z } from "zod";
import { usedMethod } from "../objects/payment-method.ts";
import type { Session } from "../objects/session.ts";
import { outcomeOf } from "../objects/test-methods.ts";
import { paySession, settleSession } from "../verbs/pay-session.ts";
import type { Call, Route } from "../wire/call.ts";
import { integer, readParams, refuseParams, text } from "../wire/params.ts";
import { found, StripeError } from "../wire/stripe-error.ts";
import { readMethod } from "./payment-methods.ts";

/**
 * What Stripe's own checkout page calls. It is not documented; `stripe trigger` uses it to pay a session, and the
 * sandbox has of it what that needs.
 */

const confirmParams = z.strictObject({ expected_amount: integer(), payment_method: text(500) });

function sessionOf({ payments, id }: Call): Session {
  return found(payments.store.sessions, id, "checkout.session", "session");
}

function show(call: Call): object {
  refuseParams(call);
  return pageOf(sessionOf(call));
}

/** Pays the session. The bank decides a debit at once, so that its event comes without anybody waiting. */
function confirm(call: Call): object {
  const { payments, params, base } = call;
  const session = sessionOf(call);
  const { expected_amount: expected, payment_method: id } = readParams(confirmParams, params);
  if (expected !== session.amount_total) {
    throw new StripeError("The amount of this Checkout Session has changed.", {
      code: "checkout_amount_mismatch",
      param: "expected_amount",
    });
  }
  const stored = readMethod(payments, id, "payment_method");
  const method = usedMethod(stored);
  const { email, name } = stored.billing_details;
  const buyer = { ...(email !== null && { email }), ...(name !== null && { name }) };
  paySession(payments, session, { method, stored, buyer, base });
  if (method.kind === "sepa") settleSession(payments, session, { outcome: outcomeOf(method), base });
  return pageOf(session);
}

function pageOf({ id, amount_total: due, currency, mode, payment_status, status }: Session): object {
  return {
    id: `ppage_${id.slice(-24)}`,
    session_id: id,
    amount_due: due,
    currency,
    mode,
    payment_status,
    status,
  };
}

export const paymentPageRoutes: readonly Route[] = [
  { method: "GET", path: "/payment_pages/:id", answer: show },
  { method: "POST", path: "/payment_pages/:id/confirm", answer: confirm },
];
