import type Stripe from "stripe";
import { addInterval, now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import { defaults, type Unexpanded } from "./defaults.ts";
import type { LineItem } from "./line-item.ts";
import { type Plan, type Price, planOf } from "./price.ts";

type SubscriptionItem = Omit<Stripe.SubscriptionItem, "plan" | "price"> & {
  plan: Plan;
  price: Price;
  quantity: number;
};

export type Subscription = Unexpanded<Omit<Stripe.Subscription, "items">, "customer" | "latest_invoice"> & {
  customer: string;
  items: { object: "list"; data: SubscriptionItem[]; has_more: boolean; total_count: number; url: string };
};

type Fields = Pick<
  Subscription,
  "currency" | "customer" | "description" | "metadata" | "default_payment_method"
>;

export function newSubscription({ lines, ...fields }: Fields & { lines: readonly LineItem[] }): Subscription {
  const id = newId("sub");
  const created = now();
  return {
    ...defaults("subscription"),
    id,
    billing_cycle_anchor: created,
    created,
    items: {
      object: "list",
      data: lines.map((line) => newItem(id, line, created)),
      has_more: false,
      total_count: lines.length,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    start_date: created,
    ...fields,
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
