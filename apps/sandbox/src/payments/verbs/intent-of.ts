import type { Charge } from "../objects/charge.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { termsOf } from "./terms-of.ts";

/** A session's payment intent, from the first attempt to pay on. */
export function intentOf(payments: Payments, session: Session): PaymentIntent | undefined {
  const { paymentIntent } = termsOf(payments, session);
  return paymentIntent === null ? undefined : payments.store.paymentIntents.get(paymentIntent);
}

/** The last attempt to pay a session. */
export function lastChargeOf(payments: Payments, session: Session): Charge | undefined {
  const id = intentOf(payments, session)?.latest_charge ?? null;
  return id === null ? undefined : payments.store.charges.get(id);
}

/** The session that a charge was made in; renewals of a subscription have none. */
export function sessionOf({ store }: Payments, { payment_intent: intent }: Charge): Session | undefined {
  const [id] = [...store.terms].find(([, { paymentIntent }]) => paymentIntent === intent) ?? [];
  return id === undefined ? undefined : store.sessions.get(id);
}
