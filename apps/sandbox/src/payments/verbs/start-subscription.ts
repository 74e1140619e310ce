import { DAY, now } from "../clock.ts";
import { newPaymentIntent } from "../objects/charge.ts";
import type { Customer } from "../objects/customer.ts";
import type { LineItem } from "../objects/line-item.ts";
import { usedMethod } from "../objects/payment-method.ts";
import { newSubscription, type Subscription } from "../objects/subscription.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/store.ts";
import { StripeError } from "../wire/stripe-error.ts";
import { chargeIntent, succeed } from "./charge-intent.ts";
import { invoiceSubscription, payInvoice } from "./invoices.ts";

interface Order {
  readonly customer: Customer;
  readonly lines: readonly LineItem[];
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  /** Days that cost nothing; null: none. */
  readonly trialDays: number | null;
  /** What happens at the end of the trial where nobody can pay. */
  readonly ifUnpaid: "cancel" | "create_invoice" | "pause";
  readonly base: string;
}

/** Starts a subscription without a checkout: paid by the customer's default method, or free for its trial. */
export function startSubscription(payments: Payments, order: Order): Subscription {
  const { customer, lines, description, metadata, trialDays, ifUnpaid, base } = order;
  const method = defaultMethod(customer);
  if (trialDays === null && method === null) throw unpayable();
  const subscription = payments.store.subscriptions.add(
    newSubscription({
      customer: customer.id,
      currency: lines[0]?.currency ?? "usd",
      default_payment_method: null,
      description,
      metadata,
      lines,
    }),
  );
  if (trialDays !== null) {
    const time = now();
    change(subscription, {
      status: "trialing",
      trial_start: time,
      trial_end: time + trialDays * DAY,
      trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: ifUnpaid } },
    });
  }
  payments.emit("customer.subscription.created", subscription);
  if (trialDays === null) payPeriod(payments, subscription, { customer, base });
  return subscription;
}

/** Ends a trial now: the first period is paid, or the subscription pauses where nobody can pay it. */
export function endTrial(payments: Payments, subscription: Subscription, base: string): void {
  const customer = payments.store.customers.get(subscription.customer);
  if (subscription.status !== "trialing" || !customer) {
    throw new StripeError("This subscription has no trial to end.", { param: "trial_end" });
  }
  const isPayable = defaultMethod(customer) !== null;
  const pauses = subscription.trial_settings?.end_behavior.missing_payment_method === "pause";
  if (!isPayable && !pauses) throw unpayable();
  const previous = change(subscription, { status: isPayable ? "active" : "paused", trial_end: now() });
  if (isPayable) payPeriod(payments, subscription, { customer, base });
  else payments.emit("customer.subscription.paused", subscription);
  payments.emit("customer.subscription.updated", subscription, previous);
}

function payPeriod(
  payments: Payments,
  subscription: Subscription,
  { customer, base }: Pick<Order, "base" | "customer">,
): void {
  const { store } = payments;
  const stored = store.paymentMethods.get(defaultMethod(customer) ?? "");
  if (!stored) throw unpayable();
  const lines = subscription.items.data;
  const intent = store.paymentIntents.add(
    newPaymentIntent({
      amount: lines.reduce((total, { price, quantity }) => total + price.unit_amount * quantity, 0),
      currency: subscription.currency,
      customer: customer.id,
      description: "Subscription creation",
      payment_method_types: ["card"],
    }),
  );
  payments.emit("payment_intent.created", intent);
  const { email, name = null } = customer;
  const made = chargeIntent(payments, intent, { method: usedMethod(stored), email, name, stored });
  const bill = { subscription, customer, intent: intent.id, extras: [], base } as const;
  const invoice = invoiceSubscription(payments, { ...bill, reason: "subscription_create" });
  succeed(payments, made, base);
  payInvoice(payments, invoice);
}

function defaultMethod({ invoice_settings: { default_payment_method: id } }: Customer): string | null {
  return typeof id === "string" ? id : null;
}

function unpayable(): StripeError {
  return new StripeError(
    "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
    { code: "resource_missing" },
  );
}
