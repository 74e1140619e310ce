import type { Dispute } from "../objects/dispute.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { StripeError } from "../wire/stripe-error.ts";

export function isOpen({ status }: Dispute): boolean {
  return status === "needs_response" || status === "under_review";
}

/** The bank decides. Won: the money comes back. Lost: it is gone. */
export function closeDispute(payments: Payments, dispute: Dispute, outcome: "won" | "lost"): Dispute {
  if (!isOpen(dispute)) {
    throw new StripeError("This dispute is already closed.", { code: "dispute_already_closed" });
  }
  const previous = change(dispute, { status: outcome, is_charge_refundable: outcome === "won" });
  payments.emit("charge.dispute.closed", dispute, previous);
  if (outcome === "won") payments.emit("charge.dispute.funds_reinstated", dispute);
  return dispute;
}
