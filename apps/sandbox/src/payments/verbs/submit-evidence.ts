import type { Dispute } from "../objects/dispute.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { StripeError } from "../wire/stripe-error.ts";
import { closeDispute, isOpen } from "./close-dispute.ts";

export interface Submission {
  readonly evidence: Partial<Dispute["evidence"]>;
  /** false: only a draft */
  readonly submit: boolean;
}

/** Texts that decide a dispute at once, in Stripe's test mode as here. */
const DECIDING: Readonly<Record<string, "won" | "lost">> = {
  winning_evidence: "won",
  losing_evidence: "lost",
};

/** Answers a dispute; the bank then looks at it until somebody closes it. */
export function submitEvidence(payments: Payments, dispute: Dispute, given: Submission): void {
  if (!isOpen(dispute)) throw new StripeError("This dispute is already closed and takes no evidence.");
  const previous = change(dispute, {
    evidence: { ...dispute.evidence, ...given.evidence },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: true,
      submission_count: dispute.evidence_details.submission_count + (given.submit ? 1 : 0),
      submission_method: given.submit ? "manual" : dispute.evidence_details.submission_method,
    },
    ...(given.submit && { status: "under_review" }),
  });
  payments.emit("charge.dispute.updated", dispute, previous);
  const outcome = given.submit ? DECIDING[given.evidence.uncategorized_text ?? ""] : undefined;
  if (outcome) closeDispute(payments, dispute, outcome);
}
