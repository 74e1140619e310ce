import type { Charge } from "../../objects/charge.ts";
import type { Dispute } from "../../objects/dispute.ts";
import { isOpen } from "../../verbs/close-dispute.ts";

export interface PaymentState {
  readonly label: string;
  readonly tone: "good" | "bad" | "warn" | "plain";
}

/** A payment's state in a word, as a dashboard shows it. */
export function paymentState(charge: Charge, dispute: Dispute | undefined): PaymentState {
  if (charge.status === "failed") return { label: "Declined", tone: "bad" };
  if (charge.status === "pending") return { label: "Pending", tone: "warn" };
  if (dispute && isOpen(dispute)) return { label: "Disputed", tone: "warn" };
  if (dispute?.status === "lost") return { label: "Dispute lost", tone: "bad" };
  if (charge.refunded) return { label: "Refunded", tone: "plain" };
  if (charge.amount_refunded > 0) return { label: "Partly refunded", tone: "plain" };
  return dispute ? { label: "Dispute won", tone: "good" } : { label: "Paid", tone: "good" };
}
