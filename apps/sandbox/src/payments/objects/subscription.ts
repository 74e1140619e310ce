import type Stripe from "stripe";
import { addInterval, now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import type { LineItem } from "./line-item.ts";
import { type Plan, planOf } from "./plan.ts";
import type { Price } from "./price.ts";
import type { Unexpanded } from "./unexpanded.ts";

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, "plan" | "price"> & {
  plan: Plan;
  price: Price;
  quantity: number;
};

export type Subscription = Unexpanded<Omit<Stripe.Subscription, "items">, "customer" | "latest_invoice"> & {
  customer: string;
  items: { object: "list"; data: SubscriptionItem[]; has_more: boolean; total_count: number; url: string };
};

export interface SubscriptionFields {
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
    ...structuredClone(UNUSED),
    id,
    object: "subscription",
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
    latest_invoice: null,
    metadata: { ...fields.metadata },
    start_date: created,
    status: "active",
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

/** Parts of Stripe's subscriptions that nobody here asks for. */
const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: "classic" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;
