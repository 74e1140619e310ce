import type Stripe from "stripe";
import { addInterval, now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import { defaults } from "./defaults.ts";
import { type Plan, type Price, planOf } from "./price.ts";
import type { LineItem } from "./session.ts";
import type { Unexpanded } from "./unexpanded.ts";

type SubscriptionItem = Omit<Stripe.SubscriptionItem, "plan" | "price"> & {
  plan: Plan;
  price: Price;
  quantity: number;
};

export type Subscription = Unexpanded<Omit<Stripe.Subscription, "items">, "customer" | "latest_invoice"> & {
  customer: string;
  items: { object: "list"; data: SubscriptionItem[]; has_more: boolean; total_count: number; url: string };
};

interface SubscriptionFields {
  readonly customer: string;
  readonly lineItems: readonly LineItem[];
  readonly currency: string;
  readonly paymentMethod: string | null;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
}

export function newSubscription(fields: SubscriptionFields): Subscription {
  const id = newId("sub");
  const created = now();
  return {
    ...defaults("subscription"),
    id,
    billing_cycle_anchor: created,
    created,
    currency: fields.currency,
    customer: fields.customer,
    default_payment_method: fields.paymentMethod,
    description: fields.description,
    items: {
      object: "list",
      data: fields.lineItems.map((line) => newItem(id, line, created)),
      has_more: false,
      total_count: fields.lineItems.length,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: { ...fields.metadata },
    start_date: created,
  };
}

function newItem(subscription: string, { price, quantity }: LineItem, start: number): SubscriptionItem {
  const { interval = "month", interval_count: count = 1 } = price.recurring ?? {};
  return {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: start,
    current_period_end: addInterval(start, interval, count),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}
