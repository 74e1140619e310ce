import {
  type Charge,
  type Decline,
  GENERIC_DECLINE,
  newPaymentIntent,
  type PaymentIntent,
} from "../objects/charge.ts";
import { type Customer, customerDetails, newCustomer } from "../objects/customer.ts";
import {
  type CardUsed,
  DECLINED_CARD,
  type MethodUsed,
  TEST_BANK,
  TEST_CARD,
} from "../objects/payment-method.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/store.ts";
import { StripeError } from "../wire/stripe-error.ts";
import { type Attempt, chargeIntent, fail, succeed, wait } from "./charge-intent.ts";
import {
  type Buyer,
  buyerOf,
  forgetExpiry,
  intentOf,
  lastChargeOf,
  refuseExpired,
  termsOf,
} from "./checkout.ts";
import { invoicePayment, payInvoice } from "./invoices.ts";
import { billSubscription } from "./subscriptions.ts";

interface Pay {
  readonly method?: MethodUsed;
  readonly buyer?: Partial<Buyer>;
  /** The address of the receipt and invoice pages. */
  readonly base: string;
}

export const METHODS = { card: TEST_CARD, bank: TEST_BANK } as const;

/**
 * Pays a session: by card at once, by bank later (`settleSession`). A complete session stays as it is, so
 * paying twice makes one charge.
 */
export function paySession(payments: Payments, session: Session, pay: Pay): Session {
  if (session.status === "complete") return session;
  refuseExpired(session);
  const { method = TEST_CARD, base } = pay;
  const buyer = buyerOf(payments, session, pay.buyer);
  const customer = ensureCustomer(payments, session, buyer);
  const intent = ensureIntent(payments, session, customer?.id ?? null);
  const made = chargeIntent(payments, intent, { method, ...buyer });
  const isCard = method.kind === "card";
  if (isCard) succeed(payments, made, base);
  else wait(payments, made);

  forgetExpiry(payments, session);
  change(session, {
    customer: customer?.id ?? null,
    customer_details: customerDetails(buyer),
    payment_status: isCard ? "paid" : "unpaid",
    status: "complete",
    url: null,
  });
  if (customer && session.mode === "subscription") {
    billSubscription(payments, { session, customer, intent, isPaid: isCard, base });
  } else if (customer && isCard) {
    invoicePayment(payments, { session, customer, intent, base });
  }
  payments.emit("checkout.session.completed", session);
  return session;
}

interface Refused {
  readonly decline?: Decline;
  readonly card?: CardUsed;
  readonly buyer?: Partial<Buyer>;
}

/** Refuses the buyer's card. The session stays open for another try. */
export function declineSession(payments: Payments, session: Session, refused: Refused = {}): Charge {
  refuseExpired(session);
  if (session.status === "complete") {
    throw new StripeError("This Checkout Session is complete: there is nothing left to decline.");
  }
  const { decline = GENERIC_DECLINE, card = DECLINED_CARD } = refused;
  const buyer = buyerOf(payments, session, refused.buyer);
  const intent = ensureIntent(payments, session, session.customer);
  const made = chargeIntent(payments, intent, { method: card, ...buyer });
  fail(payments, made, decline);
  return made.charge;
}

const REFUSED_BY_BANK: Decline = {
  code: "card_declined",
  declineCode: "insufficient_funds",
  message: "The customer's account has insufficient funds to cover this payment.",
};

interface Settlement {
  readonly outcome: "succeeded" | "failed";
  readonly base: string;
}

/** Decides a pending bank payment. */
export function settleSession(payments: Payments, session: Session, { outcome, base }: Settlement): Session {
  const waiting = waitingAttempt(payments, session);
  if (!waiting) {
    throw new StripeError("This Checkout Session has no bank payment that waits to be settled.");
  }
  if (outcome === "failed") {
    fail(payments, waiting, REFUSED_BY_BANK);
    failSubscription(payments, session);
    payments.emit("checkout.session.async_payment_failed", session);
    return session;
  }
  succeed(payments, waiting, base);
  change(session, { payment_status: "paid" });
  payWhatIsOwed(payments, session, { ...waiting, base });
  payments.emit("checkout.session.async_payment_succeeded", session);
  return session;
}

/** The pending charge of a session, if it has one. */
function waitingAttempt(payments: Payments, session: Session): Attempt | null {
  const intent = intentOf(payments, session);
  const charge = lastChargeOf(payments, session);
  return intent && charge?.status === "pending" ? { intent, charge } : null;
}

function payWhatIsOwed(payments: Payments, session: Session, paid: Attempt & { base: string }): void {
  const { store } = payments;
  const invoice = session.invoice === null ? undefined : store.invoices.get(session.invoice);
  const customer = session.customer === null ? undefined : store.customers.get(session.customer);
  if (invoice) payInvoice(payments, invoice);
  else if (customer) invoicePayment(payments, { session, customer, intent: paid.intent, base: paid.base });
}

function failSubscription(payments: Payments, session: Session): void {
  const subscription =
    session.subscription === null ? undefined : payments.store.subscriptions.get(session.subscription);
  if (!subscription) return;
  const previous = change(subscription, { status: "past_due" });
  payments.emit("customer.subscription.updated", subscription, previous);
}

/**
 * The customer of a session at the moment of payment: the given one, a new one where Stripe makes one
 * (subscriptions, invoices, `customer_creation: "always"`), or nobody.
 */
function ensureCustomer(payments: Payments, session: Session, buyer: Buyer): Customer | null {
  if (session.customer !== null) return payments.store.customers.get(session.customer) ?? null;
  const isNeeded =
    session.mode === "subscription" ||
    session.invoice_creation?.enabled === true ||
    session.customer_creation === "always";
  if (!isNeeded) return null;
  const customer = payments.store.customers.add(newCustomer({ email: buyer.email, name: buyer.name }));
  payments.emit("customer.created", customer);
  return customer;
}

/** The session's payment intent: made by the first attempt to pay, used again by the next ones. */
function ensureIntent(payments: Payments, session: Session, customer: string | null): PaymentIntent {
  const { store } = payments;
  const terms = termsOf(payments, session);
  const known = terms.paymentIntent === null ? undefined : store.paymentIntents.get(terms.paymentIntent);
  if (known) {
    const { amount_total: amount, currency } = session;
    change(known, { amount, currency, customer: known.customer ?? customer });
    return known;
  }
  const isPayment = session.mode === "payment";
  const subscribing = { description: "Subscription creation", setup_future_usage: "off_session" } as const;
  const intent = newPaymentIntent({
    amount: session.amount_total,
    currency: session.currency,
    customer,
    payment_method_types: [...session.payment_method_types],
    ...(isPayment ? structuredClone(terms.intent) : subscribing),
  });
  store.paymentIntents.add(intent);
  terms.paymentIntent = intent.id;
  if (isPayment) session.payment_intent = intent.id;
  payments.emit("payment_intent.created", intent);
  return intent;
}
