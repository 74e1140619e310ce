import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";

export type Product = Stripe.Product;

export function newProduct(fields: Partial<Product> & { readonly name: string }): Product {
  const created = now();
  return {
    id: newId("prod"),
    object: "product",
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
    ...fields,
  };
}
