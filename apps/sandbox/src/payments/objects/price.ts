import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import { defaults, nulls } from "./defaults.ts";

/** A price as on the wire: `unit_amount_decimal` is text, which the SDK parses into an object. */
export type Price = Omit<Stripe.Price, "product" | "unit_amount" | "unit_amount_decimal"> & {
  product: string;
  unit_amount: number;
  unit_amount_decimal: string;
};

type PriceFields = Partial<Price> & Pick<Price, "currency" | "product" | "unit_amount">;

export function newPrice(fields: PriceFields): Price {
  return {
    ...defaults("price"),
    id: newId("price"),
    created: now(),
    type: fields.recurring ? "recurring" : "one_time",
    unit_amount_decimal: String(fields.unit_amount),
    ...fields,
  };
}

type Recurring = NonNullable<Price["recurring"]>;

/** The `recurring` field of a price that is due once per `interval_count` intervals. */
export function every(interval: Pick<Recurring, "interval" | "interval_count">): Recurring {
  return { ...interval, meter: null, trial_period_days: null, usage_type: "licensed" };
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

/** A recurring price in Stripe's older form, which subscription items still carry. */
export function planOf({ id, active, created, currency, product, recurring, ...price }: Price): Plan {
  return {
    id,
    object: "plan",
    active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created,
    currency,
    interval: recurring?.interval ?? "month",
    interval_count: recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    product,
    usage_type: "licensed",
    ...nulls("meter nickname tiers_mode transform_usage trial_period_days"),
  };
}
