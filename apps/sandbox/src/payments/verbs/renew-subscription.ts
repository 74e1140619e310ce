import { addInterval } from "../clock.ts";
import { TEST_CARD } from "../objects/method-used.ts";
import { newPaymentIntent } from "../objects/payment-intent.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { referred } from "../wire/found.ts";
import { cancelSubscription, refuseCanceled } from "./cancel-subscription.ts";
import { chargeIntent } from "./charge-intent.ts";
import { invoiceSubscription } from "./invoice-subscription.ts";
import { payInvoice } from "./pay-invoice.ts";
import { succeed } from "./settle-charge.ts";

/** Lets a subscription's period end, as time does: the next one is paid, or it ends if it was told to. */
export function renewSubscription(
  payments: Payments,
  subscription: Subscription,
  base: string,
): Subscription {
  refuseCanceled(subscription);
  if (subscription.cancel_at_period_end) return cancelSubscription(payments, subscription);
  const { store } = payments;
  const customer = referred(store.customers, subscription.customer, "customer", "customer");
  const items = subscription.items.data.map((item) => {
    const { interval = "month", interval_count: count = 1 } = item.price.recurring ?? {};
    const end = addInterval(item.current_period_end, interval, count);
    return { ...item, current_period_start: item.current_period_end, current_period_end: end };
  });
  const previous = change(subscription, { items: { ...subscription.items, data: items }, status: "active" });
  const intent = store.paymentIntents.add(
    newPaymentIntent({
      amount: items.reduce((total, { price, quantity }) => total + price.unit_amount * quantity, 0),
      currency: subscription.currency,
      customer: customer.id,
      description: "Subscription update",
      metadata: {},
      paymentMethodTypes: ["card"],
      receiptEmail: null,
      setupFutureUsage: null,
    }),
  );
  payments.emit("payment_intent.created", intent);
  const { email, name = null } = customer;
  const made = chargeIntent(payments, intent, { method: TEST_CARD, email, name });
  const invoice = invoiceSubscription(payments, {
    subscription,
    customer,
    intent: intent.id,
    extras: [],
    reason: "subscription_cycle",
    base,
  });
  succeed(payments, made, base);
  payInvoice(payments, invoice);
  payments.emit("customer.subscription.updated", subscription, previous);
  return subscription;
}
