import { newPaymentIntent, type PaymentIntent } from "../objects/payment-intent.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { termsOf } from "./terms-of.ts";

/** The session's payment intent: made by the first attempt to pay, used again by the next ones. */
export function ensureIntent(payments: Payments, session: Session, customer: string | null): PaymentIntent {
  const { store } = payments;
  const terms = termsOf(payments, session);
  const known = terms.paymentIntent === null ? undefined : store.paymentIntents.get(terms.paymentIntent);
  if (known) {
    const { amount_total: amount, currency } = session;
    change(known, { amount, currency, customer: known.customer ?? customer });
    return known;
  }
  const isPayment = session.mode === "payment";
  const intent = newPaymentIntent({
    amount: session.amount_total,
    currency: session.currency,
    customer,
    description: isPayment ? terms.intent.description : "Subscription creation",
    metadata: isPayment ? terms.intent.metadata : {},
    paymentMethodTypes: session.payment_method_types,
    receiptEmail: terms.intent.receiptEmail,
    setupFutureUsage: isPayment ? terms.intent.setupFutureUsage : "off_session",
  });
  store.paymentIntents.add(intent);
  terms.paymentIntent = intent.id;
  if (isPayment) session.payment_intent = intent.id;
  payments.emit("payment_intent.created", intent);
  return intent;
}
