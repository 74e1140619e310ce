import type { Charge } from "../objects/charge.ts";
import { type Dispute, type DisputeReason, newDispute } from "../objects/dispute.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { StripeError } from "../wire/stripe-error.ts";

export interface Complaint {
  readonly amount?: number;
  readonly reason?: DisputeReason;
}

/** The cardholder's bank takes the money back until it is decided who is right; once per charge. */
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
