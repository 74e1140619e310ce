import { z } from "zod";
import type { Charge } from "../objects/charge.ts";
import type { Store } from "../store/store.ts";
import { refundCharge } from "../verbs/refund-charge.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import { integer, mergeMetadata, metadata, oneOf, readParams, text } from "../wire/params.ts";
import { missing, StripeError } from "../wire/stripe-error.ts";

const createParams = z.strictObject({
  amount: integer(1).optional(),
  charge: text(500).optional(),
  payment_intent: text(500).optional(),
  metadata: metadata.optional(),
  reason: oneOf(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
});

function create({ payments, params }: Call): object {
  const { amount, metadata: given, reason, ...reference } = readParams(createParams, params);
  const charge = readCharge(payments.store, reference);
  return refundCharge(payments, charge, {
    ...(amount !== undefined && { amount }),
    reason: reason ?? null,
    metadata: mergeMetadata({}, given),
  });
}

export const refundRoutes: readonly Route[] = [
  { method: "POST", path: "/refunds", answer: create },
  ...collection({
    path: "/refunds",
    kind: "refund",
    table: "refunds",
    fields: ["charge", "payment_intent"],
  }),
];

type ChargeReference = { readonly charge?: string; readonly payment_intent?: string };

/** The charge that a call names, directly or by its payment intent. */
export function readCharge(store: Store, { charge: id, payment_intent: intentId }: ChargeReference): Charge {
  if ((id === undefined) === (intentId === undefined)) {
    throw new StripeError(
      "One of the following params should be provided for this request: payment_intent or charge.",
      { code: "parameter_missing" },
    );
  }
  if (id !== undefined) {
    const charge = store.charges.get(id);
    if (!charge) throw missing("charge", id, { status: 404, param: "charge" });
    return charge;
  }
  return chargeOfIntent(store, intentId ?? "");
}

function chargeOfIntent(store: Store, id: string): Charge {
  const intent = store.paymentIntents.get(id);
  if (!intent) throw missing("payment_intent", id, { status: 404, param: "payment_intent" });
  const charge = intent.latest_charge === null ? undefined : store.charges.get(intent.latest_charge);
  if (charge?.status === "succeeded") return charge;
  throw new StripeError(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: "payment_intent_unexpected_state",
    param: "payment_intent",
  });
}
