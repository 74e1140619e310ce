import type { Charge } from "../objects/charge.ts";
import { type Dispute, type DisputeReason, newDispute } from "../objects/dispute.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/store.ts";
import { StripeError } from "../wire/stripe-error.ts";

interface Complaint {
  readonly amount?: number;
  readonly reason?: DisputeReason;
}

/** The cardholder's bank takes the money back until the dispute is decided. A charge has one dispute at most. */
export function openDispute(payments: Payments, charge: Charge, complaint: Complaint = {}): Dispute {
  const left = charge.amount - charge.amount_refunded;
  const { amount = left, reason = "fraudulent" } = complaint;
  if (charge.status !== "succeeded") throw new StripeError("Only a paid charge can be disputed.");
  if (charge.disputed) throw new StripeError("This charge has been disputed before.");
  if (left === 0) throw new StripeError("Nothing is left of this charge to be disputed.");
  if (amount > left)
    throw new StripeError("A dispute cannot be about more than is left.", { param: "amount" });
  const dispute = payments.store.disputes.add(newDispute(charge, { amount, reason }));
  const previous = change(charge, { disputed: true });
  payments.emit("charge.dispute.created", dispute);
  payments.emit("charge.dispute.funds_withdrawn", dispute);
  payments.emit("charge.updated", charge, previous);
  return dispute;
}

export function isOpen({ status }: Dispute): boolean {
  return status === "needs_response" || status === "under_review";
}

/** The bank decides a dispute. A won dispute brings the money back. */
export function closeDispute(payments: Payments, dispute: Dispute, outcome: "won" | "lost"): Dispute {
  if (!isOpen(dispute)) {
    throw new StripeError("This dispute is already closed.", { code: "dispute_already_closed" });
  }
  const previous = change(dispute, { status: outcome, is_charge_refundable: outcome === "won" });
  payments.emit("charge.dispute.closed", dispute, previous);
  if (outcome === "won") payments.emit("charge.dispute.funds_reinstated", dispute);
  return dispute;
}

/** The bank decides again, for the shop: a lost dispute is won after all. */
export function turnDispute(payments: Payments, dispute: Dispute): Dispute {
  if (dispute.status !== "lost") throw new StripeError("Only a lost dispute can be won after all.");
  const previous = change(dispute, { status: "won", is_charge_refundable: true });
  payments.emit("charge.dispute.updated", dispute, previous);
  payments.emit("charge.dispute.funds_reinstated", dispute);
  return dispute;
}

/** Whether the bank has the money: during a dispute and after a lost one. */
export function holdsTheMoney({ status }: Dispute): boolean {
  return status !== "won";
}
