import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import { type MethodUsed, methodDetails } from "./method-used.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import type { Unexpanded } from "./unexpanded.ts";

export type Charge = Unexpanded<Stripe.Charge, "customer" | "payment_intent"> & { payment_intent: string };

/** An attempt to pay an intent. Metadata and description are the intent's, copied as they are now. */
export function newCharge(
  intent: PaymentIntent,
  paid: {
    readonly method: MethodUsed;
    /** The id of its object. */
    readonly paymentMethod: string;
    readonly email: string | null;
    readonly name: string | null;
  },
): Charge {
  const { method } = paid;
  return {
    id: newId(method.kind === "card" ? "ch" : "py"),
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: paid.email, name: paid.name, phone: null, tax_id: null },
    calculated_statement_descriptor: "STANDINGS SANDBOX",
    captured: false,
    created: now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: paid.paymentMethod,
    payment_method_details: methodDetails(method, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "pending",
    transfer_data: null,
    transfer_group: null,
  };
}
