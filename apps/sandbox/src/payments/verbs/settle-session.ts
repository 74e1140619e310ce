import type { Decline } from "../objects/decline.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { StripeError } from "../wire/stripe-error.ts";
import { intentOf, lastChargeOf } from "./intent-of.ts";
import { invoicePayment } from "./invoice-payment.ts";
import { payInvoice } from "./pay-invoice.ts";
import { type Attempt, fail, succeed } from "./settle-charge.ts";

const REFUSED_BY_BANK: Decline = {
  code: "card_declined",
  declineCode: "insufficient_funds",
  message: "The customer's account has insufficient funds to cover this payment.",
};

export interface Settlement {
  readonly outcome: "succeeded" | "failed";
  readonly base: string;
}

/** Ends a bank payment that was waiting. */
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

/** The undecided charge of a session, if it has one. */
export function waitingAttempt(payments: Payments, session: Session): Attempt | null {
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
