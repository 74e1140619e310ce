import { z } from "zod";
import { newPaymentIntent } from "../objects/charge.ts";
import { usedMethod } from "../objects/payment-method.ts";
import { findTestCard } from "../objects/test-methods.ts";
import { chargeIntent, succeed } from "../verbs/charge-intent.ts";
import { openDispute } from "../verbs/disputes.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import {
  currency,
  flag,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  text,
} from "../wire/params.ts";
import { referred, StripeError } from "../wire/stripe-error.ts";
import { readMethod } from "./payment-methods.ts";

const createParams = z.strictObject({
  amount: integer(1),
  currency: currency(),
  confirm: flag().default(false),
  customer: text(500).optional(),
  description: text(1000).optional(),
  metadata: metadata.optional(),
  payment_method: text(500).optional(),
  payment_method_types: list(oneOf(["card"])).default(["card"]),
  // Accepted and ignored.
  shipping: z.unknown().optional(),
  return_url: z.unknown().optional(),
});

/** Makes a payment of its own; `confirm` charges it at once, and a test card may dispute that. */
function create({ payments, params, base }: Call): object {
  const given = readParams(createParams, params);
  const { store } = payments;
  if (given.customer !== undefined) referred(store.customers, given.customer, "customer", "customer");
  const intent = store.paymentIntents.add(
    newPaymentIntent({
      amount: given.amount,
      currency: given.currency,
      customer: given.customer ?? null,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      payment_method_types: given.payment_method_types,
    }),
  );
  payments.emit("payment_intent.created", intent);
  if (!given.confirm) return intent;
  if (given.payment_method === undefined) {
    throw new StripeError(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
        "PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a " +
        "payment method or ConfirmationToken.",
      { code: "payment_intent_unexpected_state" },
    );
  }
  const stored = readMethod(payments, given.payment_method, "payment_method");
  const payer = { method: usedMethod(stored), email: null, name: null, stored };
  const made = chargeIntent(payments, intent, payer);
  succeed(payments, made, base);
  if (findTestCard(given.payment_method)?.isDisputed) openDispute(payments, made.charge);
  return intent;
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: "POST", path: "/payment_intents", answer: create },
  ...collection({
    path: "/payment_intents",
    kind: "payment_intent",
    param: "intent",
    table: "paymentIntents",
    fields: ["customer"],
  }),
];
