import { now } from "../clock.ts";
import { customerDetails } from "../objects/customer-details.ts";
import { type CheckoutTerms, newSession, type Session, type SessionFields } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { knownEmail } from "./buyer-of.ts";
import { scheduleExpiry } from "./expire-session.ts";

export interface Checkout {
  readonly session: Omit<SessionFields, "created">;
  readonly terms: Omit<CheckoutTerms, "paymentIntent">;
}

/** A checkout that waits for its buyer. */
export function openSession(payments: Payments, { session: fields, terms }: Checkout): Session {
  const { store } = payments;
  const session = newSession({ ...fields, created: now() });
  const customer = fields.customer === null ? undefined : store.customers.get(fields.customer);
  const email = knownEmail(payments, session);
  if (email !== null) session.customer_details = customerDetails({ email, name: customer?.name ?? null });
  store.sessions.add(session);
  store.terms.set(session.id, { ...terms, paymentIntent: null });
  scheduleExpiry(payments, session);
  return session;
}
