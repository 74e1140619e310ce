import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";

/** The SDK makes an object of `unit_amount_decimal`; on the wire it is text. */
export type Price = Omit<Stripe.Price, "product" | "unit_amount" | "unit_amount_decimal"> & {
  product: string;
  unit_amount: number;
  unit_amount_decimal: string;
};

export interface PriceFields {
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
