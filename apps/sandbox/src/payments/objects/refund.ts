import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import type { Charge } from "./charge.ts";
import { nulls, type Unexpanded } from "./defaults.ts";

export type Refund = Unexpanded<Stripe.Refund, "charge" | "payment_intent" | "customer">;

export interface RefundWishes {
  readonly amount: number;
  readonly reason: "duplicate" | "fraudulent" | "requested_by_customer" | null;
  readonly metadata: Stripe.Metadata;
}

/** A refund that succeeds at once, like Stripe's card refunds. */
export function newRefund(charge: Charge, { amount, reason, metadata }: RefundWishes): Refund {
  const isCard = charge.payment_method_details?.type === "card";
  return {
    id: newId(isCard ? "re" : "pyr"),
    object: "refund",
    amount,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: charge.customer,
    destination_details: isCard
      ? {
          card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
          type: "card",
        }
      : { type: "us_bank_transfer", us_bank_transfer: { reference: null, reference_status: "pending" } },
    metadata: { ...metadata },
    payment_intent: charge.payment_intent,
    payment_method: typeof charge.payment_method === "string" ? charge.payment_method : null,
    reason,
    status: "succeeded",
    ...nulls(
      "balance_transaction customer_account receipt_number source_transfer_reversal transfer_reversal",
    ),
  };
}
