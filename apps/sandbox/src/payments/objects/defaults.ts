import type Stripe from "stripe";

/** The type of the names in a text: "a b" → "a" | "b". */
type Names<S extends string> = S extends `${infer Head} ${infer Tail}` ? Head | Names<Tail> : S;

/**
 * An object without expanded fields: the fields `K` hold the ids of objects. Objects are stored and sent
 * like this unless a caller asks for `expand`.
 */
export type Unexpanded<T, K extends keyof T> = Omit<T, K> & {
  [P in K]: Extract<T[P], string | null>;
};

/** An object of null fields: `nulls("a b")` is `{ a: null, b: null }`. */
export function nulls<const S extends readonly string[]>(...names: S): Record<Names<S[number]>, null> {
  const entries = names.flatMap((part) => part.split(" ")).map((name) => [name, null]);
  // The type splits the same texts at the same spaces, so the cast holds.
  return Object.fromEntries(entries) as Record<Names<S[number]>, null>;
}

const CHARGE = {
  object: "charge",
  amount_captured: 0,
  amount_refunded: 0,
  calculated_statement_descriptor: "STANDINGS SANDBOX",
  captured: false,
  disputed: false,
  fraud_details: {},
  livemode: false,
  paid: false,
  refunded: false,
  status: "pending",
  ...nulls(
    "application application_fee application_fee_amount balance_transaction failure_balance_transaction",
    "failure_code failure_message on_behalf_of outcome receipt_number receipt_url review shipping source",
    "source_transfer statement_descriptor statement_descriptor_suffix transfer_data transfer_group",
  ),
} satisfies Partial<Stripe.Charge>;

const CUSTOMER = {
  object: "customer",
  balance: 0,
  delinquent: false,
  invoice_settings: nulls("custom_fields default_payment_method footer rendering_options"),
  livemode: false,
  metadata: {},
  next_invoice_sequence: 1,
  preferred_locales: [],
  tax_exempt: "none",
  ...nulls("address currency default_source description discount email name phone shipping test_clock"),
} satisfies Partial<Stripe.Customer>;

const DISPUTE = {
  object: "dispute",
  balance_transactions: [],
  enhanced_eligibility_types: [],
  evidence: {
    enhanced_evidence: {},
    ...nulls(
      "access_activity_log billing_address cancellation_policy cancellation_policy_disclosure",
      "cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip",
      "customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id",
      "product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation",
      "service_date service_documentation shipping_address shipping_carrier shipping_date",
      "shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text",
    ),
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  network_reason_code: "10.4",
  payment_method_details: {
    card: { brand: "visa", case_type: "chargeback", network: "visa", network_reason_code: "10.4" },
    type: "card",
  },
  status: "needs_response",
} satisfies Partial<Stripe.Dispute>;

const INVOICE = {
  object: "invoice",
  account_country: "US",
  account_name: "Standings (sandbox)",
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  attempted: true,
  auto_advance: false,
  automatic_tax: { enabled: false, ...nulls("disabled_reason liability provider status") },
  collection_method: "charge_automatically",
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_tax_rates: [],
  discounts: [],
  ending_balance: 0,
  issuer: { type: "self" },
  livemode: false,
  metadata: {},
  payment_settings: nulls("default_mandate payment_method_options payment_method_types"),
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  starting_balance: 0,
  status: "open",
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  ...nulls(
    "account_tax_ids application automatically_finalizes_at custom_fields customer_account customer_shipping",
    "default_payment_method default_source description due_date footer from_invoice last_finalization_error latest_revision",
    "next_payment_attempt on_behalf_of receipt_number rendering shipping_cost shipping_details",
    "statement_descriptor test_clock webhooks_delivered_at",
  ),
} satisfies Partial<Stripe.Invoice>;

const PAYMENT_INTENT = {
  object: "payment_intent",
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  capture_method: "automatic_async",
  confirmation_method: "automatic",
  livemode: false,
  metadata: {},
  payment_method_options: {},
  status: "requires_payment_method",
  ...nulls(
    "allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at",
    "cancellation_reason customer customer_account description excluded_payment_method_types last_payment_error latest_charge",
    "managed_payments next_action on_behalf_of payment_method payment_method_configuration_details",
    "payment_record processing receipt_email review setup_future_usage shipping source statement_descriptor statement_descriptor_suffix",
    "transfer_data transfer_group",
  ),
} satisfies Partial<Stripe.PaymentIntent>;

const PRICE = {
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  livemode: false,
  metadata: {},
  tax_behavior: "unspecified",
  ...nulls("custom_unit_amount lookup_key nickname recurring tiers_mode transform_quantity"),
} satisfies Partial<Stripe.Price>;

const PRODUCT = {
  object: "product",
  active: true,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  type: "service",
  ...nulls(
    "default_price description package_dimensions shippable statement_descriptor tax_code tax_details",
    "unit_label url",
  ),
} satisfies Partial<Stripe.Product>;

const SESSION = {
  object: "checkout.session",
  adaptive_pricing: { enabled: false },
  automatic_tax: { enabled: false, ...nulls("liability provider status") },
  custom_fields: [],
  custom_text: nulls("after_submit shipping_address submit terms_of_service_acceptance"),
  discounts: [],
  livemode: false,
  managed_payments: { enabled: false },
  metadata: {},
  payment_method_options: {},
  payment_method_types: ["card", "us_bank_account"],
  payment_status: "unpaid",
  shipping_options: [],
  status: "open",
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page",
  ...nulls(
    "after_expiration allow_promotion_codes allowed_payment_method_types billing_address_collection cancel_url",
    "client_reference_id client_secret customer customer_creation customer_email invoice_creation locale",
    "collected_information consent consent_collection currency_conversion customer_account customer_details",
    "integration_identifier invoice origin_context payment_intent payment_link permissions",
    "payment_method_configuration_details recovered_from saved_payment_method_options setup_intent",
    "shipping_address_collection shipping_cost submit_type subscription wallet_options",
  ),
} satisfies Partial<Stripe.Checkout.Session>;

const SUBSCRIPTION = {
  object: "subscription",
  automatic_tax: { enabled: false, ...nulls("disabled_reason liability") },
  billing_mode: { flexible: null, type: "classic" },
  billing_schedules: [],
  cancel_at_period_end: false,
  cancellation_details: nulls("comment feedback feedback_option reason"),
  collection_method: "charge_automatically",
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    ...nulls("account_tax_ids custom_fields description footer"),
    issuer: { type: "self" },
  },
  livemode: false,
  metadata: {},
  payment_settings: {
    ...nulls("payment_method_options payment_method_types"),
    save_default_payment_method: "off",
  },
  status: "active",
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
  },
  ...nulls(
    "application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at canceled_at",
    "customer_account days_until_due default_source ended_at latest_invoice managed_payments",
    "next_pending_invoice_item_invoice on_behalf_of pause_collection pending_invoice_item_interval",
    "pending_setup_intent pending_update schedule test_clock transfer_data trial_end trial_start",
  ),
} satisfies Partial<Stripe.Subscription>;

const WEBHOOK_ENDPOINT = {
  object: "webhook_endpoint",
  livemode: false,
  metadata: {},
  status: "enabled",
  ...nulls("api_version application description"),
} satisfies Partial<Stripe.WebhookEndpoint>;

const DEFAULTS = {
  charge: CHARGE,
  customer: CUSTOMER,
  dispute: DISPUTE,
  invoice: INVOICE,
  payment_intent: PAYMENT_INTENT,
  price: PRICE,
  product: PRODUCT,
  "checkout.session": SESSION,
  subscription: SUBSCRIPTION,
  webhook_endpoint: WEBHOOK_ENDPOINT,
};

/** A new copy of the default fields of one of Stripe's objects. */
export function defaults<K extends keyof typeof DEFAULTS>(kind: K): (typeof DEFAULTS)[K] {
  return structuredClone(DEFAULTS[kind]);
}
