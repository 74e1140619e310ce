import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import { defaults } from "./defaults.ts";

/** The SDK makes an object of `unit_amount_decimal`; on the wire it is text. */
export type Price = Omit<Stripe.Price, "product" | "unit_amount" | "unit_amount_decimal"> & {
  product: string;
  unit_amount: number;
  unit_amount_decimal: string;
};

interface PriceFields {
  readonly id?: string;
  readonly active?: boolean;
  readonly currency: string;
  readonly product: string;
  readonly unitAmount: number;
  readonly lookupKey?: string;
  readonly interval: { readonly interval: "day" | "week" | "month" | "year"; readonly count: number } | null;
}

export function newPrice(fields: PriceFields): Price {
  return {
    id: fields.id ?? newId("price"),
    object: "price",
    active: fields.active ?? true,
    billing_scheme: "per_unit",
    created: now(),
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookupKey ?? null,
    metadata: {},
    nickname: null,
    product: fields.product,
    recurring: fields.interval && {
      interval: fields.interval.interval,
      interval_count: fields.interval.count,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: fields.interval ? "recurring" : "one_time",
    unit_amount: fields.unitAmount,
    unit_amount_decimal: String(fields.unitAmount),
  };
}

export type Product = Stripe.Product;

export function newProduct(fields: Partial<Product> & { readonly name: string }): Product {
  const created = now();
  return {
    ...defaults("product"),
    id: newId("prod"),
    created,
    updated: created,
    ...fields,
  };
}

export type Plan = Omit<Stripe.Plan, "amount_decimal"> & { amount_decimal: string };

/** The older face of a recurring price, which subscription items still carry. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
