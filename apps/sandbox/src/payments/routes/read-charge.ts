import type { Charge } from "../objects/charge.ts";
import type { Store } from "../store/store.ts";
import { missing, StripeError } from "../wire/stripe-error.ts";

export interface ChargeReference {
  readonly charge?: string;
  readonly payment_intent?: string;
}

/** The charge that a call means, named itself or by its payment intent. */
export function readCharge(store: Store, { charge: id, payment_intent: intentId }: ChargeReference): Charge {
  if ((id === undefined) === (intentId === undefined)) {
    throw new StripeError(
      "One of the following params should be provided for this request: payment_intent or charge.",
      {
        code: "parameter_missing",
      },
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
