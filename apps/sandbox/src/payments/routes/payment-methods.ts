import { z } from "zod";
import { newPaymentMethod, type PaymentMethod } from "../objects/payment-method.ts";
import { debitOf, findTestCard } from "../objects/test-methods.ts";
import type { Payments } from "../payments.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import { email, oneOf, readParams, text } from "../wire/params.ts";
import { missing, StripeError } from "../wire/stripe-error.ts";

const createParams = z.strictObject({
  type: oneOf(["card", "sepa_debit"]),
  billing_details: z
    .strictObject({
      address: z.unknown().optional(),
      email: email().optional(),
      name: text(256).optional(),
      phone: text(20).optional(),
    })
    .default({}),
  card: z.strictObject({ token: text(100) }).optional(),
  sepa_debit: z.strictObject({ iban: text(34) }).optional(),
});

/** Makes a payment method of a test token or an IBAN; card numbers are for the checkout page alone. */
function create({ payments, params }: Call): object {
  const { type, card, sepa_debit: debit, billing_details: details } = readParams(createParams, params);
  const holder = { email: details.email ?? null, name: details.name ?? null };
  if (type === "sepa_debit") {
    if (!debit) throw required("sepa_debit");
    return payments.store.paymentMethods.add(
      newPaymentMethod({ method: debitOf(debit.iban), ...holder }, null),
    );
  }
  if (!card) throw required("card");
  const known = findTestCard(card.token);
  if (!known) throw missing("token", card.token, { status: 400, param: "card[token]" });
  return payments.store.paymentMethods.add(newPaymentMethod({ method: known.method, ...holder }, null));
}

/** A payment method by its id, or a new one of a test card: `pm_card_visa`. `param` is named in the refusal. */
export function readMethod({ store }: Payments, id: string, param: string): PaymentMethod {
  const stored = store.paymentMethods.get(id);
  if (stored) return stored;
  const known = findTestCard(id);
  if (!known) throw missing("PaymentMethod", id, { status: 400, param });
  const { method } = known;
  return store.paymentMethods.add(newPaymentMethod({ method, email: null, name: null }, null));
}

function required(param: string): StripeError {
  return new StripeError(`Missing required param: ${param}.`, { code: "parameter_missing", param });
}

export const paymentMethodRoutes: readonly Route[] = [
  { method: "POST", path: "/payment_methods", answer: create },
  ...collection({
    path: "/payment_methods",
    kind: "payment_method",
    param: "payment_method",
    table: "paymentMethods",
    fields: ["customer", "type"],
  }),
];
