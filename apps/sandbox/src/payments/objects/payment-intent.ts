import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId, randomText } from "../store/new-id.ts";
import { defaults } from "./defaults.ts";
import type { Unexpanded } from "./unexpanded.ts";

export type PaymentIntent = Unexpanded<Stripe.PaymentIntent, "customer" | "latest_charge" | "payment_method">;

interface PaymentIntentFields {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
  readonly paymentMethodTypes: readonly string[];
  readonly receiptEmail: string | null;
  readonly setupFutureUsage: "off_session" | "on_session" | null;
}

export function newPaymentIntent(fields: PaymentIntentFields): PaymentIntent {
  const id = newId("pi");
  return {
    ...defaults("payment_intent"),
    id,
    amount: fields.amount,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: now(),
    currency: fields.currency,
    customer: fields.customer,
    description: fields.description,
    metadata: { ...fields.metadata },
    payment_method_types: [...fields.paymentMethodTypes],
    receipt_email: fields.receiptEmail,
    setup_future_usage: fields.setupFutureUsage,
  };
}
