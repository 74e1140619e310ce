import type { Connection, Payment } from "@standings/database";

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
