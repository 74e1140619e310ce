import type { Payment, Tables } from "@standings/database";
import type { Subscription } from "@standings/integrations";
import { type Selectable, sql, type Transaction } from "kysely";
import { addJob } from "../jobs/add-job.ts";

/**
 * Brings the plan that a payment bought to the state of its subscription: it is granted while the subscription is
 * active, and over for good when that has ended or its money was given back. What is over stays over, so late and
 * shuffled reports grant nothing. The payment is locked, and saved as the provider reports its checkout. `isNew`: it
 * has been paid just now, so that its plan replaces the buyer's.
 */
export async function settlePlan(
  tx: Transaction<Tables>,
  payment: Payment,
  { subscription, isNew }: { readonly subscription: Subscription; readonly isNew: boolean },
): Promise<Payment> {
  const isOver =
    payment.plan_ended_at !== null ||
    subscription.state === "ended" ||
    subscription.isReturned ||
    (await isDeleted(tx, payment));
  if (isOver) return endPlan(tx, payment, subscription);
  if (subscription.state === "paused") await takePlan(tx, subscription);
  else if (payment.status === "paid") await grantPlan(tx, payment, subscription, isNew);
  return payment;
}

/** An account that was deleted while its checkout was open pays for nothing. */
async function isDeleted(tx: Transaction<Tables>, { user_id: userId }: Payment): Promise<boolean> {
  const users = tx.selectFrom("users").select("email_verified_at").where("id", "=", userId);
  return (await users.forUpdate().executeTakeFirst())?.email_verified_at == null;
}

async function grantPlan(
  tx: Transaction<Tables>,
  { plan, user_id: userId }: Payment,
  { id }: Subscription,
  isNew: boolean,
): Promise<void> {
  if (plan === null) return;
  const grant = tx
    .updateTable("users")
    .set({ subscription_status: plan, plan_subscription_id: id })
    .where("id", "=", userId);
  // Later looks give back what a pause took, and leave a newer subscription's or an admin's plan alone.
  const again = grant.where("subscription_status", "not in", ["pro", "business"]);
  await (isNew ? grant : again).execute();
}

async function takePlan(tx: Transaction<Tables>, { id }: Subscription): Promise<void> {
  await tx
    .updateTable("users")
    .set({ subscription_status: "free", plan_subscription_id: sql`null` })
    .where("plan_subscription_id", "=", id)
    .execute();
}

async function endPlan(
  tx: Transaction<Tables>,
  payment: Payment,
  subscription: Subscription,
): Promise<Selectable<Tables["payments"]>> {
  await takePlan(tx, subscription);
  // Otherwise the provider would bill for a plan that nobody has.
  if (payment.plan_ended_at === null && subscription.state !== "ended") {
    await addJob(tx, "end_subscription", { subscriptionId: subscription.id });
  }
  return tx
    .updateTable("payments")
    .set((eb) => ({
      plan_ended_at: eb.fn.coalesce("plan_ended_at", sql<Date>`now()`),
      status: subscription.isReturned ? "reversed" : payment.status,
      updated_at: sql`now()`,
    }))
    .where("id", "=", payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
