import type Stripe from "stripe";
import { newId, newSessionId } from "../store/new-id.ts";
import { defaults } from "./defaults.ts";
import type { Price } from "./price.ts";
import type { Unexpanded } from "./unexpanded.ts";

export type Session = Unexpanded<
  Stripe.Checkout.Session,
  "customer" | "invoice" | "payment_intent" | "subscription"
> & {
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  success_url: string;
};

export interface InvoiceWishes {
  readonly description: string | null;
  readonly footer: string | null;
  readonly customFields: readonly { readonly name: string; readonly value: string }[] | null;
  readonly metadata: Stripe.Metadata;
}

/** What Stripe keeps of a session for the moment of payment and does not show. */
export interface CheckoutTerms {
  readonly lineItems: readonly LineItem[];
  readonly intent: {
    readonly description: string | null;
    readonly metadata: Stripe.Metadata;
    readonly receiptEmail: string | null;
    readonly setupFutureUsage: "off_session" | "on_session" | null;
  };
  /** null: a payment without an invoice */
  readonly invoice: InvoiceWishes | null;
  readonly subscription: { readonly description: string | null; readonly metadata: Stripe.Metadata };
  /** From the first attempt on; sessions in `subscription` mode do not show it. */
  paymentIntent: string | null;
}

export interface SessionFields {
  readonly mode: Session["mode"];
  readonly created: number;
  readonly expiresAt: number;
  readonly base: string;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly customerEmail: string | null;
  readonly customerCreation: "always" | "if_required";
  readonly clientReferenceId: string | null;
  readonly metadata: Stripe.Metadata;
  readonly methodTypes: readonly string[];
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly invoice: InvoiceWishes | null;
  readonly submitType: string | null;
  readonly locale: string | null;
  readonly allowPromotionCodes: boolean | null;
}

export function newSession(fields: SessionFields): Session {
  const id = newSessionId();
  const isPayment = fields.mode === "payment";
  return {
    ...defaults("checkout.session"),
    id,
    allow_promotion_codes: fields.allowPromotionCodes,
    amount_subtotal: fields.amount,
    amount_total: fields.amount,
    cancel_url: fields.cancelUrl,
    client_reference_id: fields.clientReferenceId,
    created: fields.created,
    currency: fields.currency,
    customer: fields.customer,
    customer_creation: isPayment && fields.customer === null ? fields.customerCreation : null,
    customer_email: fields.customerEmail,
    expires_at: fields.expiresAt,
    invoice_creation: isPayment ? invoiceCreation(fields.invoice) : null,
    locale: fields.locale,
    metadata: { ...fields.metadata },
    mode: fields.mode,
    payment_method_collection: isPayment ? "if_required" : "always",
    payment_method_types: [...fields.methodTypes],
    submit_type: fields.submitType,
    success_url: fields.successUrl,
    url: `${fields.base}/pay/${id}`,
  };
}

function invoiceCreation(invoice: InvoiceWishes | null): Stripe.Checkout.Session.InvoiceCreation {
  return {
    enabled: invoice !== null,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: invoice?.customFields ? [...invoice.customFields] : null,
      description: invoice?.description ?? null,
      footer: invoice?.footer ?? null,
      issuer: null,
      metadata: { ...invoice?.metadata },
      rendering_options: null,
    },
  };
}

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
