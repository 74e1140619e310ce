import type Stripe from "stripe";
import { now } from "../clock.ts";
import type { Customer } from "./customer.ts";
import type { InvoiceLine } from "./invoice-line.ts";
import type { InvoiceWishes } from "./session.ts";
import type { Unexpanded } from "./unexpanded.ts";

export type Invoice = Unexpanded<Omit<Stripe.Invoice, "lines" | "payments">, "customer"> & {
  number: string;
  hosted_invoice_url: string;
  invoice_pdf: string;
  lines: { object: "list"; data: InvoiceLine[]; has_more: boolean; total_count: number; url: string };
};

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

/** A finalized invoice that waits for its payment; takes the next number of its customer. */
export function newInvoice(fields: InvoiceFields): Invoice {
  const { id, base, customer, total, wishes, subscription } = fields;
  const created = now();
  return {
    ...structuredClone(UNUSED),
    id,
    object: "invoice",
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: subscription ? 1 : 0,
    attempted: true,
    billing_reason: fields.reason,
    created,
    currency: fields.currency,
    custom_fields: wishes?.customFields ? [...wishes.customFields] : null,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    description: wishes?.description ?? null,
    effective_at: created,
    footer: wishes?.footer ?? null,
    hosted_invoice_url: `${base}/payments/invoices/${id}`,
    invoice_pdf: `${base}/payments/invoices/${id}/pdf`,
    lines: {
      object: "list",
      data: [...fields.lines],
      has_more: false,
      total_count: fields.lines.length,
      url: `/v1/invoices/${id}/lines`,
    },
    metadata: { ...wishes?.metadata },
    number: takeNumber(customer),
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: fields.period.end,
    period_start: fields.period.start,
    status: "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

function takeNumber(customer: Customer): string {
  const sequence = customer.next_invoice_sequence;
  customer.next_invoice_sequence = sequence + 1;
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`;
}

/** Parts of Stripe's invoices that nobody here asks for. */
const UNUSED = {
  account_country: "US",
  account_name: "Standings (sandbox)",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  auto_advance: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  due_date: null,
  ending_balance: 0,
  from_invoice: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;

/** The subscription that an invoice bills. */
export function subscriptionOf(invoice: Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return typeof subscription === "string" ? subscription : null;
}
