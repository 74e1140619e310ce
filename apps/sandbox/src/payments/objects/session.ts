import type Stripe from "stripe";
import { newSessionId } from "../store/new-id.ts";
import type { LineItem } from "./line-item.ts";
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
    ...structuredClone(UNUSED),
    id,
    object: "checkout.session",
    allow_promotion_codes: fields.allowPromotionCodes,
    amount_subtotal: fields.amount,
    amount_total: fields.amount,
    cancel_url: fields.cancelUrl,
    client_reference_id: fields.clientReferenceId,
    created: fields.created,
    currency: fields.currency,
    customer: fields.customer,
    customer_creation: isPayment && fields.customer === null ? fields.customerCreation : null,
    customer_details: null,
    customer_email: fields.customerEmail,
    expires_at: fields.expiresAt,
    invoice: null,
    invoice_creation: isPayment ? invoiceCreation(fields.invoice) : null,
    livemode: false,
    locale: fields.locale,
    metadata: { ...fields.metadata },
    mode: fields.mode,
    payment_intent: null,
    payment_method_collection: isPayment ? "if_required" : "always",
    payment_method_options: {},
    payment_method_types: [...fields.methodTypes],
    payment_status: "unpaid",
    status: "open",
    submit_type: fields.submitType,
    subscription: null,
    success_url: fields.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
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

/** Parts of Stripe's checkout that nobody here asks for. */
const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  managed_payments: { enabled: false },
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
