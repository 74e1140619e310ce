import type Stripe from "stripe";
import { newId } from "../store/new-id.ts";
import type { LineItem } from "./line-item.ts";
import type { Price } from "./price.ts";

export type InvoiceLine = Omit<Stripe.InvoiceLineItem, "pricing" | "quantity_decimal"> & {
  pricing: {
    price_details: { price: string; product: string };
    type: "price_details";
    unit_amount_decimal: string;
  };
  quantity: number;
  quantity_decimal: string;
};

export interface InvoiceLineFields {
  readonly invoice: string;
  readonly price: Price;
  readonly quantity: number;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  /** null: the line bills no subscription */
  readonly subscription: { readonly id: string; readonly item: string } | null;
}

export function newInvoiceLine(fields: InvoiceLineFields): InvoiceLine {
  const { invoice, price, quantity, description, period, subscription } = fields;
  const amount = price.unit_amount * quantity;
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: parentOf(subscription),
    period: { ...period },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription?.id ?? null,
    subtotal: amount,
    taxes: [],
  };
}

function parentOf(subscription: InvoiceLineFields["subscription"]): Stripe.InvoiceLineItem.Parent {
  const common = { proration: false, proration_details: { credited_items: null } };
  if (subscription === null) {
    return {
      invoice_item_details: { ...common, invoice_item: newId("ii"), subscription: null },
      subscription_item_details: null,
      type: "invoice_item_details",
    };
  }
  return {
    invoice_item_details: null,
    subscription_item_details: {
      ...common,
      invoice_item: null,
      subscription: subscription.id,
      subscription_item: subscription.item,
    },
    type: "subscription_item_details",
  };
}

/** The description that Stripe gives a subscription's line. */
export function subscriptionLine(
  item: LineItem | { description: string; price: Price; quantity: number },
): string {
  const { price, quantity, description } = item;
  const each = (price.unit_amount / 100).toFixed(2);
  return `${quantity} × ${description} (at $${each} / ${price.recurring?.interval ?? "month"})`;
}
