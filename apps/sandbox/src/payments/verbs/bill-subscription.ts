import { newSubscription } from "../objects/subscription.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import type { PaidCheckout } from "./invoice-payment.ts";
import { invoiceSubscription } from "./invoice-subscription.ts";
import { payInvoice } from "./pay-invoice.ts";
import { termsOf } from "./terms-of.ts";

/** Begins the subscription that a session sold, with its first invoice. */
export function billSubscription(
  payments: Payments,
  bill: PaidCheckout & { readonly isPaid: boolean },
): void {
  const { session, customer, intent, isPaid, base } = bill;
  const terms = termsOf(payments, session);
  const subscription = payments.store.subscriptions.add(
    newSubscription({
      customer: customer.id,
      lineItems: terms.lineItems.filter(({ price }) => price.recurring !== null),
      currency: session.currency,
      paymentMethod: intent.payment_method,
      ...terms.subscription,
    }),
  );
  const extras = terms.lineItems.filter(({ price }) => price.recurring === null);
  const invoice = invoiceSubscription(payments, {
    subscription,
    customer,
    intent: intent.id,
    extras,
    reason: "subscription_create",
    base,
  });
  change(session, { subscription: subscription.id, invoice: invoice.id });
  payments.emit("customer.subscription.created", subscription);
  if (isPaid) payInvoice(payments, invoice);
}
