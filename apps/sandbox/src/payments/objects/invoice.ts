import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import type { Customer } from "./customer.ts";
import { defaults, nulls, type Unexpanded } from "./defaults.ts";
import type { Price } from "./price.ts";

export type Invoice = Unexpanded<Omit<Stripe.Invoice, "lines" | "payments">, "customer"> & {
  number: string;
  hosted_invoice_url: string;
  invoice_pdf: string;
  lines: { object: "list"; data: InvoiceLine[]; has_more: boolean; total_count: number; url: string };
};

/** The fields that a session sets on its future invoice. */
export type InvoiceWishes = Pick<Invoice, "custom_fields" | "description" | "footer" | "metadata">;

export interface InvoiceFields {
  readonly id: string;
  readonly base: string;
  readonly customer: Customer;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly total: number;
  readonly wishes: InvoiceWishes | null;
  readonly reason: "manual" | "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly period: { readonly start: number; readonly end: number };
  readonly subscription: { readonly id: string; readonly metadata: Stripe.Metadata } | null;
}

/** A finalized, unpaid invoice with the customer's next invoice number. */
export function newInvoice(fields: InvoiceFields): Invoice {
  const { id, base, customer, total, wishes, subscription } = fields;
  const created = now();
  return {
    ...defaults("invoice"),
    id,
    amount_due: total,
    amount_remaining: total,
    attempt_count: subscription ? 1 : 0,
    billing_reason: fields.reason,
    created,
    currency: fields.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    effective_at: created,
    hosted_invoice_url: `${base}/payments/invoices/${id}`,
    invoice_pdf: `${base}/payments/invoices/${id}/pdf`,
    lines: {
      object: "list",
      data: [...fields.lines],
      has_more: false,
      total_count: fields.lines.length,
      url: `/v1/invoices/${id}/lines`,
    },
    number: takeNumber(customer),
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: fields.period.end,
    period_start: fields.period.start,
    status_transitions: { finalized_at: created, ...nulls("marked_uncollectible_at paid_at voided_at") },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    ...structuredClone(wishes),
  };
}

function takeNumber(customer: Customer): string {
  const sequence = customer.next_invoice_sequence;
  customer.next_invoice_sequence = sequence + 1;
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`;
}

/** The subscription that an invoice bills. */
export function subscriptionOf(invoice: Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return typeof subscription === "string" ? subscription : null;
}

type InvoiceLine = Omit<Stripe.InvoiceLineItem, "pricing" | "quantity_decimal"> & {
  pricing: {
    price_details: { price: string; product: string };
    type: "price_details";
    unit_amount_decimal: string;
  };
  quantity: number;
  quantity_decimal: string;
};

interface InvoiceItem {
  readonly price: Price;
  readonly quantity: number;
  readonly description: string;
}

interface InvoiceLineFields extends InvoiceItem {
  readonly invoice: string;
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
export function subscriptionLine({ price, quantity, description }: InvoiceItem): string {
  const each = (price.unit_amount / 100).toFixed(2);
  return `${quantity} × ${description} (at $${each} / ${price.recurring?.interval ?? "month"})`;
}

/** The link between an invoice and its payment; since 2025 neither object names the other. */
export type InvoicePayment = Unexpanded<Omit<Stripe.InvoicePayment, "payment">, "invoice"> & {
  payment: { payment_intent: string; type: "payment_intent" };
};

export function newInvoicePayment(invoice: Invoice, paymentIntent: string): InvoicePayment {
  return {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
