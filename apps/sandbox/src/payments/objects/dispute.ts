import type Stripe from "stripe";
import { DAY, now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import type { Charge } from "./charge.ts";
import { defaults, type Unexpanded } from "./defaults.ts";

export type Dispute = Unexpanded<Stripe.Dispute, "charge" | "payment_intent">;

export const DISPUTE_REASONS = [
  "fraudulent",
  "duplicate",
  "product_not_received",
  "product_unacceptable",
  "subscription_canceled",
  "credit_not_processed",
  "unrecognized",
  "general",
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

const DAYS_TO_ANSWER = 9;

export function newDispute(
  charge: Charge,
  { amount, reason }: { amount: number; reason: DisputeReason },
): Dispute {
  return {
    ...defaults("dispute"),
    id: newId("dp"),
    amount,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    evidence_details: {
      due_by: now() + DAYS_TO_ANSWER * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    payment_intent: charge.payment_intent,
    reason,
  };
}
