import { addInterval, now } from "../clock.ts";
import { newPaymentIntent } from "../objects/charge.ts";
import { nulls } from "../objects/defaults.ts";
import { TEST_CARD } from "../objects/payment-method.ts";
import { type Price, planOf } from "../objects/price.ts";
import { newSubscription, type Subscription } from "../objects/subscription.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/store.ts";
import { missing, referred, StripeError } from "../wire/stripe-error.ts";
import { chargeIntent, succeed } from "./charge-intent.ts";
import { termsOf } from "./checkout.ts";
import { invoiceSubscription, type PaidCheckout, payInvoice } from "./invoices.ts";

/** Starts the subscription of a paid session, with its first invoice. */
export function billSubscription(
  payments: Payments,
  bill: PaidCheckout & { readonly isPaid: boolean },
): void {
  const { session, customer, intent, isPaid, base } = bill;
  const terms = termsOf(payments, session);
  const subscription = payments.store.subscriptions.add(
    newSubscription({
      customer: customer.id,
      currency: session.currency,
      default_payment_method: intent.payment_method,
      lines: terms.lineItems.filter(({ price }) => price.recurring !== null),
      ...structuredClone(terms.subscription),
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

interface Renewal {
  readonly outcome: "succeeded" | "failed";
  readonly base: string;
}

/**
 * Ends a subscription's period. The next period is paid, unless the subscription was set to end; when the card has
 * failed for good, it waits unpaid and begins with the next renewal.
 */
export function renewSubscription(
  payments: Payments,
  subscription: Subscription,
  { outcome, base }: Renewal,
): Subscription {
  refuseCanceled(subscription);
  if (subscription.cancel_at_period_end) return cancelSubscription(payments, subscription);
  if (outcome === "failed") {
    payments.emit("customer.subscription.updated", subscription, change(subscription, { status: "unpaid" }));
    return subscription;
  }
  const items = subscription.items.data.map((item) => {
    const { interval = "month", interval_count: count = 1 } = item.price.recurring ?? {};
    const end = addInterval(item.current_period_end, interval, count);
    return { ...item, current_period_start: item.current_period_end, current_period_end: end };
  });
  const previous = change(subscription, { items: { ...subscription.items, data: items }, status: "active" });
  bill(payments, subscription, { items, reason: "subscription_cycle", base });
  payments.emit("customer.subscription.updated", subscription, previous);
  return subscription;
}

/** Charges at once what the new prices cost more, as if the period had just begun. */
export function billChange(
  payments: Payments,
  subscription: Subscription,
  before: readonly Item[],
  base: string,
): void {
  const items = subscription.items.data.flatMap((item, index) => {
    const more = item.price.unit_amount - (before[index]?.price.unit_amount ?? 0);
    const price = { ...item.price, unit_amount: more, unit_amount_decimal: String(more) };
    return more > 0 ? [{ ...item, price }] : [];
  });
  if (items.length > 0) bill(payments, subscription, { items, reason: "subscription_update", base });
}

type Item = Subscription["items"]["data"][number];

interface Bill {
  readonly items: Item[];
  readonly reason: "subscription_cycle" | "subscription_update";
  readonly base: string;
}

/** Charges the customer's card, with an invoice. */
function bill(payments: Payments, subscription: Subscription, { items, reason, base }: Bill): void {
  const { store } = payments;
  const customer = referred(store.customers, subscription.customer, "customer", "customer");
  const intent = store.paymentIntents.add(
    newPaymentIntent({
      amount: items.reduce((total, { price, quantity }) => total + price.unit_amount * quantity, 0),
      currency: subscription.currency,
      customer: customer.id,
      description: "Subscription update",
      payment_method_types: ["card"],
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
    reason,
    items,
    base,
  });
  succeed(payments, made, base);
  payInvoice(payments, invoice);
}

type CancellationDetails = Partial<NonNullable<Subscription["cancellation_details"]>>;

/** Ends a subscription now, without a refund. */
export function cancelSubscription(
  payments: Payments,
  subscription: Subscription,
  details: CancellationDetails = {},
): Subscription {
  refuseCanceled(subscription);
  const time = now();
  change(subscription, {
    canceled_at: subscription.canceled_at ?? time,
    cancellation_details: { ...NO_DETAILS, reason: "cancellation_requested", ...details },
    ended_at: time,
    status: "canceled",
  });
  payments.emit("customer.subscription.deleted", subscription);
  return subscription;
}

/** Credits what was paid for and is not used to the customer's balance, which is negative then. Invoices do not use it yet. */
export function creditUnused({ store, emit }: Payments, { customer: id, items }: Subscription): void {
  const customer = store.customers.get(id);
  if (!customer) return;
  const unused = items.data.map(({ price, quantity, current_period_start: start, current_period_end: end }) =>
    Math.round(price.unit_amount * quantity * Math.min(1, Math.max(0, (end - now()) / (end - start)))),
  );
  const balance = customer.balance - unused.reduce((total, amount) => total + amount, 0);
  emit("customer.updated", customer, change(customer, { balance }));
}

export function refuseCanceled({ id, status }: Subscription): void {
  if (status !== "canceled") return;
  throw missing("subscription", id, { status: 404, param: "id" });
}

const NO_DETAILS = nulls("comment feedback feedback_option reason");

/** The fields that change when a subscription is set to end with its period, or to go on. */
export function endAtPeriodEnd(subscription: Subscription, isToEnd: boolean): Partial<Subscription> {
  const [item] = subscription.items.data;
  return {
    cancel_at: isToEnd ? (item?.current_period_end ?? null) : null,
    cancel_at_period_end: isToEnd,
    canceled_at: isToEnd ? (subscription.canceled_at ?? now()) : null,
    cancellation_details: { ...NO_DETAILS, reason: isToEnd ? "cancellation_requested" : null },
  };
}

interface ItemChange {
  readonly id?: string;
  readonly price?: string;
  readonly quantity?: number;
}

/** A subscription's items with other prices or quantities. They count from the next invoice, without proration, unless `billChange` follows. */
export function switchPrice(
  { store }: Payments,
  subscription: Subscription,
  changes: readonly ItemChange[],
): Partial<Subscription> {
  const data = [...subscription.items.data];
  for (const [index, { id, price: priceId, quantity }] of changes.entries()) {
    if (id === undefined) {
      throw new StripeError("The sandbox changes items but adds none: name one by its id.", {
        param: `items[${index}][id]`,
        code: "parameter_missing",
      });
    }
    const at = data.findIndex((item) => item.id === id);
    const old = data[at];
    if (!old) throw missing("subscription_item", id, { status: 400, param: `items[${index}][id]` });
    const price =
      priceId === undefined ? old.price : referred(store.prices, priceId, "price", `items[${index}][price]`);
    refuseOneTime(price, index);
    data[at] = { ...old, price, plan: planOf(price), quantity: quantity ?? old.quantity };
  }
  return { items: { ...subscription.items, data } };
}

function refuseOneTime({ recurring }: Price, index: number): void {
  if (recurring !== null) return;
  throw new StripeError(
    "The price specified is set to `type=one_time` but this field only accepts recurring prices.",
    { param: `items[${index}][price]` },
  );
}
