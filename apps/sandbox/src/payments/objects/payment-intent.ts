import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId, randomText } from "../store/new-id.ts";
import { defaults, type Unexpanded } from "./defaults.ts";

export type PaymentIntent = Unexpanded<Stripe.PaymentIntent, "customer" | "latest_charge" | "payment_method">;

type Fields = Partial<PaymentIntent> & Pick<PaymentIntent, "amount" | "currency" | "payment_method_types">;

export function newPaymentIntent(fields: Fields): PaymentIntent {
  const id = newId("pi");
  return {
    ...defaults("payment_intent"),
    id,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: now(),
    ...fields,
  };
}
