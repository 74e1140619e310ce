import { addLedgerEntry, inTransaction, isId, type Payment, type Tables } from "@standings/database";
import { creditsToTakeBack, type PaymentStatus } from "@standings/domain";
import type { Checkout } from "@standings/integrations";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { lockPayment } from "./lock-payment.ts";
import { lockMailbox, revokeCredits, settleDebt } from "./revoke-credits.ts";
import { settlePlan } from "./settle-plan.ts";

/**
 * Brings a payment, its buyer's ledger and plan to what the provider says about its checkout, in one
 * transaction. Whatever was reported before, in whatever order and how often, the end is the same: credits
 * once, and back what was refunded or lost in a dispute. Null when the checkout is none of ours.
 */
export async function reconcilePayment(context: ServiceContext, checkout: Checkout): Promise<Payment | null> {
  const { paymentId } = checkout;
  if (paymentId === null || !isId(paymentId)) return null;
  return inTransaction(context.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || !isOurs(payment, checkout)) return null;
    return payment.plan === null
      ? settlePack(context, tx, payment, checkout)
      : settlePlanCheckout(context, tx, payment, checkout);
  });
}

/** False for a second checkout that claims the same payment: it is forged. */
function isOurs(payment: Payment, { checkoutId }: Checkout): boolean {
  return payment.checkout_id === null || payment.checkout_id === checkoutId;
}

async function settlePack(
  { log }: ServiceContext,
  tx: Transaction<Tables>,
  payment: Payment,
  checkout: Checkout,
): Promise<Payment> {
  const isExact = checkout.amount === payment.amount && checkout.currency === payment.currency;
  if (checkout.isPaid && !isExact) {
    const { amount, currency } = checkout;
    log.error({ paymentId: payment.id, amount, currency }, "paid amount does not fit the pack");
    return save(tx, payment, checkout, { status: "mismatch" });
  }
  const { user_id: userId, credits } = payment;
  const reference = checkout.checkoutId;
  const granted = checkout.isPaid ? credits : payment.credits_granted;
  if (granted > payment.credits_granted) {
    await lockMailbox(tx, userId);
    await addLedgerEntry(tx, { userId, delta: credits, reason: "purchase", reference });
    await settleDebt(tx, { userId, upTo: credits, reference });
  }
  const due = granted === 0 ? 0 : dueBack(payment, checkout);
  const taken = Math.max(due, payment.credits_taken_back);
  if (taken > payment.credits_taken_back) {
    const amount = taken - payment.credits_taken_back;
    await revokeCredits(tx, { userId, credits: amount, reference: `${reference}/${taken}` });
  }
  const status = statusOf(checkout, granted > 0 && taken >= credits);
  return save(tx, payment, checkout, { status, credits_granted: granted, credits_taken_back: taken });
}

function dueBack({ credits, amount }: Payment, { isDisputeLost, amountRefunded }: Checkout): number {
  return isDisputeLost ? credits : creditsToTakeBack(credits, amount, amountRefunded);
}

function statusOf(checkout: Checkout, isReversed: boolean): PaymentStatus {
  if (checkout.isPaid) return isReversed ? "reversed" : "paid";
  if (checkout.hasFailed) return "failed";
  if (checkout.status === "expired") return "expired";
  return checkout.status === "complete" ? "pending" : "open";
}

async function settlePlanCheckout(
  { settings: { planPrices } }: ServiceContext,
  tx: Transaction<Tables>,
  payment: Payment,
  checkout: Checkout,
): Promise<Payment> {
  const { subscription } = checkout;
  const status = statusOf(checkout, subscription?.isReturned ?? false);
  const saved = await save(tx, payment, checkout, { status });
  if (!subscription) return saved;
  return settlePlan(tx, saved, { subscription, isNew: payment.status !== status, planPrices });
}

type Outcome = Partial<Pick<Payment, "credits_granted" | "credits_taken_back">> & Pick<Payment, "status">;

function save(
  tx: Transaction<Tables>,
  payment: Payment,
  { checkoutId, amountRefunded }: Checkout,
  outcome: Outcome,
): Promise<Payment> {
  return tx
    .updateTable("payments")
    .set({
      ...outcome,
      checkout_id: checkoutId,
      amount_refunded: Math.max(amountRefunded, payment.amount_refunded),
      updated_at: sql`now()`,
    })
    .where("id", "=", payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
