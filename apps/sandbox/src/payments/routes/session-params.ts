import { z } from "zod";
import { currency, email, flag, integer, list, metadata, oneOf, text, url } from "../wire/params.ts";

const productData = z.strictObject({
  name: text(),
  description: text().optional(),
  images: list(url(), 8).optional(),
  metadata: metadata.optional(),
});

const priceData = z.strictObject({
  currency: currency(),
  unit_amount: integer(),
  product: text(500).optional(),
  product_data: productData.optional(),
});

const lineItem = z.strictObject({
  price: text(500).optional(),
  price_data: priceData.optional(),
  quantity: integer(1, 999_999).optional(),
  metadata: metadata.optional(),
});

const invoiceData = z.strictObject({
  custom_fields: list(z.strictObject({ name: text(40), value: text(140) }), 4).optional(),
  description: text(1500).optional(),
  footer: text(5000).optional(),
  metadata: metadata.optional(),
});

export const sessionParams = z.strictObject({
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
      description: text(1000).optional(),
      metadata: metadata.optional(),
      receipt_email: email().optional(),
      setup_future_usage: oneOf(["off_session", "on_session"]).optional(),
    })
    .optional(),
  payment_method_types: list(oneOf(["card", "us_bank_account"])).optional(),
  submit_type: oneOf(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  subscription_data: z
    .strictObject({ description: text(500).optional(), metadata: metadata.optional() })
    .optional(),
  success_url: url(),
});

export type SessionParams = z.output<typeof sessionParams>;
export type LineItemParams = z.output<typeof lineItem>;
