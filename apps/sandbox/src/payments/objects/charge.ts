import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId, randomText } from "../store/new-id.ts";
import { defaults, nulls, type Unexpanded } from "./defaults.ts";
import { methodDetails, type Payer } from "./payment-method.ts";

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

export type Charge = Unexpanded<Stripe.Charge, "customer" | "payment_intent"> & { payment_intent: string };

/** An attempt to pay an intent, with a copy of the intent's metadata and description. */
export function newCharge(intent: PaymentIntent, paid: Payer & { readonly paymentMethod: string }): Charge {
  const { method } = paid;
  return {
    ...defaults("charge"),
    id: newId(method.kind === "card" ? "ch" : "py"),
    amount: intent.amount,
    billing_details: { email: paid.email, name: paid.name, ...nulls("address phone tax_id") },
    created: now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    metadata: { ...intent.metadata },
    payment_intent: intent.id,
    payment_method: paid.paymentMethod,
    payment_method_details: methodDetails(method, intent.amount),
    receipt_email: intent.receipt_email,
  };
}

type Outcome = Stripe.Charge.Outcome;

const COMMON = nulls("advice_code network_advice_code network_decline_code");

export const AUTHORIZED: Outcome = {
  ...COMMON,
  network_status: "approved_by_network",
  reason: null,
  risk_level: "normal",
  risk_score: 12,
  seller_message: "Payment complete.",
  type: "authorized",
};

/** The outcome of a charge that the bank refused. */
export function declined(declineCode: string): Outcome {
  return {
    ...COMMON,
    advice_code: "try_again_later",
    network_decline_code: "05",
    network_status: "declined_by_network",
    reason: declineCode,
    risk_level: "normal",
    risk_score: 31,
    seller_message: "The bank did not return any further details with this decline.",
    type: "issuer_declined",
  };
}

/** Why a card is refused, in Stripe's words. */
export interface Decline {
  readonly code: "card_declined" | "expired_card" | "incorrect_cvc";
  readonly declineCode: string;
  readonly message: string;
}

export const GENERIC_DECLINE: Decline = {
  code: "card_declined",
  declineCode: "generic_decline",
  message: "Your card was declined.",
};

/** Stripe's test cards that are refused, by number. */
const BY_NUMBER: Readonly<Record<string, Decline>> = {
  "4000000000000002": GENERIC_DECLINE,
  "4000000000009995": decline("card_declined", "insufficient_funds", "Your card has insufficient funds."),
  "4000000000000069": decline("expired_card", "expired_card", "Your card has expired."),
  "4000000000000127": decline("incorrect_cvc", "incorrect_cvc", "Your card’s security code is incorrect."),
};

function decline(code: Decline["code"], declineCode: string, message: string): Decline {
  return { code, declineCode, message };
}

/** The reason for refusing a card number; null when the card pays. */
export function declineOf(cardNumber: string): Decline | null {
  return BY_NUMBER[cardNumber] ?? null;
}
