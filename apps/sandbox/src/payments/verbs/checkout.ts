import { now } from "../clock.ts";
import type { Charge, PaymentIntent } from "../objects/charge.ts";
import { customerDetails } from "../objects/customer.ts";
import { type CheckoutTerms, newSession, type Session, type SessionFields } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/store.ts";
import { StripeError } from "../wire/stripe-error.ts";

export interface Buyer {
  readonly email: string;
  readonly name: string;
}

interface Checkout {
  readonly session: SessionFields;
  readonly terms: Omit<CheckoutTerms, "paymentIntent">;
  readonly base: string;
}

/** Opens a checkout session. */
export function openSession(payments: Payments, { session: fields, terms, base }: Checkout): Session {
  const { store } = payments;
  const session = newSession(fields, base);
  const customer = store.customers.get(fields.customer ?? "");
  const email = knownEmail(payments, session);
  if (email !== null) session.customer_details = customerDetails({ email, name: customer?.name ?? null });
  store.sessions.add(session);
  store.terms.set(session.id, { ...terms, paymentIntent: null });
  scheduleExpiry(payments, session);
  return session;
}

/** Expires an open session; other sessions stay as they are. */
export function expireSession(payments: Payments, session: Session): void {
  if (session.status !== "open") return;
  forgetExpiry(payments, session);
  change(session, { status: "expired", url: null });
  cancelIntent(payments, session);
  payments.emit("checkout.session.expired", session);
}

/** Sets the timer that expires a session; at once when its time is over. */
export function scheduleExpiry(payments: Payments, session: Session): void {
  forgetExpiry(payments, session);
  const wait = Math.max(0, (session.expires_at - now()) * 1000);
  const timer = setTimeout(() => expireSession(payments, session), wait);
  timer.unref();
  payments.expiries.set(session.id, timer);
}

export function forgetExpiry(payments: Payments, session: Session): void {
  clearTimeout(payments.expiries.get(session.id));
  payments.expiries.delete(session.id);
}

/** Cancels the intent of a declined attempt, so that nobody can pay it later. */
function cancelIntent(payments: Payments, session: Session): void {
  const intent = intentOf(payments, session);
  if (!intent) return;
  change(intent, { status: "canceled", canceled_at: now(), cancellation_reason: "expired" });
  payments.emit("payment_intent.canceled", intent);
}

export function refuseExpired(session: Session): void {
  if (session.status !== "expired") return;
  throw new StripeError("This Checkout Session has expired and cannot be paid.", {
    code: "checkout_session_expired",
  });
}

interface Forgery {
  readonly amount_total?: number;
  readonly currency?: string;
  /** Seconds since the epoch; a time in the past expires the session at once. */
  readonly expires_at?: number;
  /** A balance or a trial covers what the session costs. */
  readonly payment_status?: "no_payment_required";
}

/** Changes a session behind the product's back, for tests of the product's checks. */
export function forgeSession(payments: Payments, session: Session, forgery: Forgery): Session {
  change(session, forgery);
  if (forgery.expires_at !== undefined && session.status === "open") scheduleExpiry(payments, session);
  return session;
}

/** The terms of a session; every session has them. */
export function termsOf({ store }: Payments, session: Session): CheckoutTerms {
  const terms = store.terms.get(session.id);
  if (!terms) throw new Error(`No terms of ${session.id}`);
  return terms;
}

/** A session's payment intent; the first attempt to pay makes it. */
export function intentOf(payments: Payments, session: Session): PaymentIntent | undefined {
  const { paymentIntent } = termsOf(payments, session);
  return paymentIntent === null ? undefined : payments.store.paymentIntents.get(paymentIntent);
}

/** The last attempt to pay a session. */
export function lastChargeOf(payments: Payments, session: Session): Charge | undefined {
  const id = intentOf(payments, session)?.latest_charge ?? null;
  return id === null ? undefined : payments.store.charges.get(id);
}

/** The session of a charge; renewals of a subscription have none. */
export function sessionOf({ store }: Payments, { payment_intent: intent }: Charge): Session | undefined {
  const [id] = [...store.terms].find(([, { paymentIntent }]) => paymentIntent === intent) ?? [];
  return id === undefined ? undefined : store.sessions.get(id);
}

/** The buyer's e-mail address, when the product gave it. */
export function knownEmail({ store }: Payments, session: Session): string | null {
  const customer = session.customer === null ? undefined : store.customers.get(session.customer);
  return session.customer_email ?? customer?.email ?? null;
}

/** The buyer: from the page's form, else from the customer, else made up. */
export function buyerOf(payments: Payments, session: Session, typed: Partial<Buyer> = {}): Buyer {
  const customer = session.customer === null ? undefined : payments.store.customers.get(session.customer);
  return {
    email: knownEmail(payments, session) ?? (typed.email || "buyer@example.com"),
    name: typed.name || customer?.name || "Sandbox Buyer",
  };
}
