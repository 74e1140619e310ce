import { formatMoney } from "../formats.ts";
import type { Charge } from "../objects/charge.ts";
import { newRefund, type Refund, type RefundWishes } from "../objects/refund.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/store.ts";
import { StripeError } from "../wire/stripe-error.ts";
import { holdsTheMoney } from "./disputes.ts";

/** Refunds a charge, or `amount` of it. Throws `StripeError` when that is impossible. */
export function refundCharge(payments: Payments, charge: Charge, wishes: Partial<RefundWishes> = {}): Refund {
  const left = charge.amount - charge.amount_refunded;
  const { amount = left } = wishes;
  refuseImpossible(payments, charge, { amount, left });
  const refund = payments.store.refunds.add(
    newRefund(charge, { reason: null, metadata: {}, ...wishes, amount }),
  );
  const amountRefunded = charge.amount_refunded + amount;
  const previous = change(charge, {
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  });
  payments.emit("refund.created", refund);
  payments.emit("charge.refunded", charge, previous);
  return refund;
}

/** The buyer's bank sends a refund back: its money is the shop's again. */
export function failRefund(payments: Payments, refund: Refund): Refund {
  const charge = payments.store.charges.get(refund.charge ?? "");
  if (refund.status === "failed" || !charge) throw new StripeError("This refund has failed before.");
  const previous = change(refund, { status: "failed", failure_reason: "expired_or_canceled_card" });
  const amountRefunded = charge.amount_refunded - refund.amount;
  const before = change(charge, { amount_refunded: amountRefunded, refunded: false });
  payments.emit("refund.failed", refund, previous);
  payments.emit("refund.updated", refund, previous);
  payments.emit("charge.refund.updated", refund, previous);
  payments.emit("charge.updated", charge, before);
  return refund;
}

function refuseImpossible(
  { store }: Payments,
  charge: Charge,
  { amount, left }: { amount: number; left: number },
): void {
  if (charge.status !== "succeeded") {
    throw new StripeError(`Charge ${charge.id} has not been paid: there is nothing to refund.`, {
      code: "charge_not_refundable",
    });
  }
  if (left === 0) {
    throw new StripeError(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (store.disputes.find((dispute) => dispute.charge === charge.id && holdsTheMoney(dispute))) {
    throw new StripeError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  if (amount <= left) return;
  const [wanted, rest] = [formatMoney(amount, charge.currency), formatMoney(left, charge.currency)];
  throw new StripeError(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${rest})`, {
    param: "amount",
  });
}
