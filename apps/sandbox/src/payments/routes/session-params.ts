import { z } from "zod";
import { currency, email, flag, integer, list, metadata, oneOf, text, url } from "../wire/params.ts";
import { recurringParams } from "./products.ts";

/** Stripe's parameters that the sandbox accepts and ignores. */
const IGNORED = [
  "adaptive_pricing after_expiration allowed_payment_method_types automatic_tax",
  "billing_address_collection branding_settings consent_collection custom_fields custom_text",
  "customer_update excluded_payment_method_types integration_identifier managed_payments",
  "name_collection origin_context payment_method_collection payment_method_configuration",
  "payment_method_data payment_method_options phone_number_collection",
  "saved_payment_method_options tax_id_collection wallet_options",
];
const ignored = Object.fromEntries(
  IGNORED.flatMap((line) => line.split(" ")).map((name) => [name, z.unknown().optional()]),
);

const productData = z.strictObject({
  name: text(),
  description: text().optional(),
  images: list(url(), 8).optional(),
  metadata: metadata.optional(),
  tax_code: text().optional(),
  unit_label: text(12).optional(),
});

const priceData = z.strictObject({
  currency: currency(),
  unit_amount: integer(),
  product: text(500).optional(),
  product_data: productData.optional(),
  recurring: recurringParams.optional(),
  tax_behavior: oneOf(["exclusive", "inclusive", "unspecified"]).optional(),
});

const lineItem = z.strictObject({
  price: text(500).optional(),
  price_data: priceData.optional(),
  quantity: integer(1, 999_999).optional(),
  adjustable_quantity: z.unknown().optional(),
  metadata: metadata.optional(),
  tax_rates: z.unknown().optional(),
});

const invoiceData = z.strictObject({
  custom_fields: list(z.strictObject({ name: text(40), value: text(140) }), 4).optional(),
  description: text(1500).optional(),
  footer: text(5000).optional(),
  metadata: metadata.optional(),
  account_tax_ids: z.unknown().optional(),
  issuer: z.unknown().optional(),
  rendering_options: z.unknown().optional(),
});

export const sessionParams = z.strictObject({
  ...ignored,
  allow_promotion_codes: flag().optional(),
  cancel_url: url().optional(),
  client_reference_id: text(200).optional(),
  currency: currency().optional(),
  customer: text(500).optional(),
  customer_creation: oneOf(["always", "if_required"]).optional(),
  customer_email: email().optional(),
  expires_at: integer(0, 99_999_999_999).optional(),
  invoice_creation: z.strictObject({ enabled: flag(), invoice_data: invoiceData.optional() }).optional(),
  line_items: list(lineItem),
  locale: text(10).optional(),
  metadata: metadata.optional(),
  mode: oneOf(["payment", "subscription"]),
  payment_intent_data: z
    .strictObject({
      capture_method: oneOf(["automatic", "automatic_async"]).optional(),
      description: text(1000).optional(),
      metadata: metadata.optional(),
      receipt_email: email().optional(),
      shipping: z.unknown().optional(),
      setup_future_usage: oneOf(["off_session", "on_session"]).optional(),
      statement_descriptor: text(22).optional(),
      statement_descriptor_suffix: text(22).optional(),
    })
    .optional(),
  payment_method_types: list(oneOf(["card", "us_bank_account", "sepa_debit"])).optional(),
  submit_type: oneOf(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  subscription_data: z
    .strictObject({ description: text(500).optional(), metadata: metadata.optional() })
    .optional(),
  success_url: url(),
  ui_mode: oneOf(["hosted_page"]).optional(),
});

export type SessionParams = z.output<typeof sessionParams>;
export type LineItemParams = z.output<typeof lineItem>;
