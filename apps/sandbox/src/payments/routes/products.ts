import { z } from "zod";
import { every, newPrice, newProduct } from "../objects/price.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import {
  currency,
  flag,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  text,
  url,
} from "../wire/params.ts";
import { referred } from "../wire/stripe-error.ts";

const INTERVALS = ["day", "week", "month", "year"] as const;

/** The `recurring` parameter of a price. */
export const recurringParams = z.strictObject({
  interval: oneOf(INTERVALS),
  interval_count: integer(1, 156).default(1),
});

const productParams = z.strictObject({
  name: text(),
  active: flag().optional(),
  description: text().optional(),
  images: list(url(), 8).optional(),
  metadata: metadata.optional(),
  unit_label: text(12).optional(),
});

const priceParams = z.strictObject({
  currency: currency(),
  product: text(500),
  unit_amount: integer(),
  active: flag().optional(),
  lookup_key: text(200).optional(),
  metadata: metadata.optional(),
  nickname: text().optional(),
  recurring: recurringParams.optional(),
});

function createProduct({ payments, params }: Call): object {
  const { metadata: given, ...fields } = readParams(productParams, params);
  const product = payments.store.products.add(newProduct({ ...fields, metadata: mergeMetadata({}, given) }));
  payments.emit("product.created", product);
  return product;
}

function createPrice({ payments, params }: Call): object {
  const { metadata: given, recurring, ...fields } = readParams(priceParams, params);
  referred(payments.store.products, fields.product, "product", "product");
  const price = payments.store.prices.add(
    newPrice({
      ...fields,
      metadata: mergeMetadata({}, given),
      recurring: recurring ? every(recurring) : null,
    }),
  );
  payments.emit("price.created", price);
  return price;
}

export const productRoutes: readonly Route[] = [
  { method: "POST", path: "/products", answer: createProduct },
  ...collection({ path: "/products", kind: "product", table: "products", fields: ["active"] }),
  { method: "POST", path: "/prices", answer: createPrice },
  ...collection({
    path: "/prices",
    kind: "price",
    table: "prices",
    fields: ["active", "currency", "product", "type"],
    filters: { lookup_keys: ({ lookup_key: key }) => key },
  }),
];
