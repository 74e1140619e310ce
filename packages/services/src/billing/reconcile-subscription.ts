import { inTransaction, isId } from "@standings/database";
import type { Subscription } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import { lockPayment } from "./lock-payment.ts";
import { settlePlan } from "./settle-plan.ts";

/** Brings a plan to what the provider says about its subscription; nothing for a subscription that is none of ours. */
export async function reconcileSubscription(
  { db, log, settings: { planPrices } }: Pick<ServiceContext, "db" | "log" | "settings">,
  subscription: Subscription,
): Promise<void> {
  const { paymentId } = subscription;
  if (paymentId === null || !isId(paymentId)) return;
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.plan === null) return;
    const settled = await settlePlan(tx, payment, { subscription, isNew: false, planPrices });
    if (payment.status === "reversed" && settled.status === "paid")
      log.error({ paymentId }, "the money of a plan came back after the plan had been ended for it");
  });
}
