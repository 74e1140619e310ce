import {
  addLedgerEntry,
  type Connection,
  inTransaction,
  isId,
  type Payment,
  type Tables,
} from "@standings/database";
import { creditsToTakeBack, type PaymentStatus } from "@standings/domain";
import type { Checkout } from "@standings/integrations";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { lockMailbox, returnCredits, revokeCredits, settleDebt } from "./account-credits.ts";
import type { CheckoutReading } from "./read-checkout.ts";
import { settlePlan } from "./settle-plan.ts";

/**
 * Brings a payment, its buyer's ledger and plan to what the provider says about its checkout, in one
 * transaction. Whatever was reported before, in whatever order and how often, the end is the same: credits
 * once, without what was refunded or lost in a dispute, as long as it is. Null when the checkout is none of ours.
 */
export async function reconcilePayment(
  context: ServiceContext,
  read: CheckoutReading,
): Promise<Payment | null> {
  const { checkout } = read;
  const { paymentId } = checkout;
  if (paymentId === null || !isId(paymentId)) return null;
  return inTransaction(context.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || !isOurs(payment, checkout)) return null;
    // A later reading was settled while this one was on its way.
    if (read.reading < Number(payment.reading)) return payment;
    return payment.plan === null
      ? settlePack(context, tx, payment, read)
      : settlePlanCheckout(context, tx, payment, read);
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
  read: CheckoutReading,
): Promise<Payment> {
  const { checkout } = read;
  const isExact = checkout.amount === payment.amount && checkout.currency === payment.currency;
  if (checkout.isPaid && !isExact) {
    const { amount, currency } = checkout;
    log.error({ paymentId: payment.id, amount, currency }, "paid amount does not fit the pack");
    return save(tx, payment, read, { status: "mismatch" });
  }
  const { user_id: userId, credits } = payment;
  const reference = checkout.checkoutId;
  const granted = checkout.isPaid ? credits : payment.credits_granted;
  if (granted > payment.credits_granted) {
    await lockMailbox(tx, userId);
    await addLedgerEntry(tx, { userId, delta: credits, reason: "purchase", reference });
    await settleDebt(tx, { userId, upTo: credits, reference });
  }
  const taken = granted === 0 ? 0 : dueBack(payment, checkout);
  const reversals = await reverse(tx, payment, { reference, taken });
  const status = statusOf(checkout, granted > 0 && taken >= credits);
  return save(tx, payment, read, { status, credits_granted: granted, credits_taken_back: taken, reversals });
}

/** Takes more credits back, or gives back what had been taken for a refund that failed or a dispute that turned. */
async function reverse(
  tx: Transaction<Tables>,
  { user_id: userId, credits_taken_back: before, reversals }: Payment,
  { reference, taken }: { readonly reference: string; readonly taken: number },
): Promise<number> {
  if (taken === before) return reversals;
  const change = { userId, credits: Math.abs(taken - before), reference: `${reference}#${reversals + 1}` };
  await (taken > before ? revokeCredits(tx, change) : returnCredits(tx, change));
  return reversals + 1;
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
  { log, settings: { planPrices } }: ServiceContext,
  tx: Transaction<Tables>,
  payment: Payment,
  read: CheckoutReading,
): Promise<Payment> {
  const { checkout } = read;
  const { subscription } = checkout;
  const status = statusOf(checkout, subscription?.isReturned ?? false);
  const { amount, currency } = checkout;
  const saved = await save(tx, payment, read, {
    status,
    ...(checkout.isPaid && { amount, currency }),
    plan_renews_at: subscription?.renewsAt ?? null,
    plan_ends_at: subscription?.endsAt ?? null,
  });
  if (!subscription) return saved;
  const settled = await settlePlan(tx, saved, { subscription, isNew: payment.status !== status, planPrices });
  if (payment.status === "reversed" && settled.status === "paid")
    log.error(
      { paymentId: payment.id },
      "the money of a plan came back after the plan had been ended for it",
    );
  return settled;
}

type Outcome = Partial<
  Pick<
    Payment,
    | "amount"
    | "currency"
    | "credits_granted"
    | "credits_taken_back"
    | "reversals"
    | "plan_renews_at"
    | "plan_ends_at"
  >
> &
  Pick<Payment, "status">;

function save(
  tx: Transaction<Tables>,
  payment: Payment,
  { checkout: { checkoutId, amountRefunded }, reading }: CheckoutReading,
  outcome: Outcome,
): Promise<Payment> {
  return tx
    .updateTable("payments")
    .set({
      ...outcome,
      checkout_id: checkoutId,
      amount_refunded: amountRefunded,
      reading: String(reading),
      updated_at: sql`now()`,
    })
    .where("id", "=", payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Locks a payment, and with a plan's all plans that the account has bought, always in the same order: settling one may
 * end others. Undefined for none of ours.
 */
export async function lockPayment(tx: Connection, paymentId: string): Promise<Payment | undefined> {
  const known = await tx
    .selectFrom("payments")
    .select(["user_id", "plan"])
    .where("id", "=", paymentId)
    .executeTakeFirst();
  if (!known) return undefined;
  const locked = tx.selectFrom("payments").selectAll().orderBy("id").forUpdate();
  const payments = await (known.plan === null
    ? locked.where("id", "=", paymentId)
    : locked.where("user_id", "=", known.user_id).where("plan", "is not", null)
  ).execute();
  return payments.find(({ id }) => id === paymentId);
}
