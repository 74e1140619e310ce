import { inTransaction, isId } from "@standings/database";
import type { Subscription } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import { settlePlan } from "./settle-plan.ts";

/** Brings a plan to what the provider says about its subscription; nothing for a subscription that is none of ours. */
export async function reconcileSubscription(
  { db }: Pick<ServiceContext, "db">,
  subscription: Subscription,
): Promise<void> {
  const { paymentId } = subscription;
  if (paymentId === null || !isId(paymentId)) return;
  await inTransaction(db, async (tx) => {
    const payments = tx.selectFrom("payments").selectAll().where("id", "=", paymentId);
    const payment = await payments.where("plan", "is not", null).forUpdate().executeTakeFirst();
    if (payment) await settlePlan(tx, payment, { subscription, isNew: false });
  });
}
