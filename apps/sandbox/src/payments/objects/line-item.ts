import type Stripe from "stripe";
import { newId } from "../store/new-id.ts";
import type { Price } from "./price.ts";

/** One position of a checkout session. */
export type LineItem = Omit<Stripe.LineItem, "price"> & {
  price: Price;
  description: string;
  quantity: number;
};

export function newLineItem(price: Price, description: string, quantity: number): LineItem {
  const amount = price.unit_amount * quantity;
  return {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
}
