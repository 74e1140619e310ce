import type Stripe from "stripe";
import { newId } from "../store/new-id.ts";
import type { Price } from "./price.ts";

/** What a checkout session sells. */
export type LineItem = Omit<Stripe.LineItem, "price"> & {
  price: Price;
  description: string;
  quantity: number;
};

export function newLineItem(price: Price, sold: { description: string; quantity: number }): LineItem {
  const amount = price.unit_amount * sold.quantity;
  return {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: sold.description,
    metadata: {},
    price,
    quantity: sold.quantity,
  };
}
