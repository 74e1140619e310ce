import { type Connection, hasJob, type Payment, type Tables } from "@standings/database";
import { PAID_PLANS, type PaidPlan } from "@standings/domain";
import type { Subscription } from "@standings/integrations";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { addJob, type JobPayload } from "../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

type PlanPrices = ServiceContext["settings"]["planPrices"];

interface Settlement {
  readonly subscription: Subscription;
  /** The payment has been paid just now, so that its plan replaces the buyer's. */
  readonly isNew: boolean;
  readonly planPrices: PlanPrices;
}

/**
 * Brings the plan that a payment bought to the state of its subscription: it is granted while the subscription is
 * active, and over for good when that has ended, its money was refused or given back, or a newer plan was paid. What is
 * over stays over, so late and shuffled reports grant nothing. The plans of the account are locked (`lockPayment`), and
 * the payment is saved as the provider reports its checkout.
 */
export async function settlePlan(
  tx: Transaction<Tables>,
  payment: Payment,
  { subscription, isNew, planPrices }: Settlement,
): Promise<Payment> {
  const isKept = !(await isDeleted(tx, payment));
  if (wasPaid(payment)) {
    await recordStart(tx, payment, subscription);
    await endOlderPlans(tx, payment, subscription);
  }
  const isReplaced = wasPaid(payment) && (await hasNewerPlan(tx, payment, subscription));
  const isOver =
    payment.plan_ended_at !== null ||
    payment.status === "failed" ||
    subscription.state === "ended" ||
    subscription.isReturned ||
    !isKept;
  const isCredited = isReplaced && isKept && !subscription.isReturned;
  if (isOver || isReplaced) return endPlan(tx, payment, subscription, isCredited);
  if (subscription.state === "paused") await pausePlan(tx, subscription);
  else if (payment.status === "paid")
    await grantPlan(tx, payment, subscription, { isNew, plan: planOf(payment, subscription, planPrices) });
  return payment;
}

function wasPaid({ status }: Payment): boolean {
  return status === "paid" || status === "reversed";
}

/** The plan of the subscription's price, which the portal may have changed; else the plan that was bought. */
function planOf({ plan }: Payment, { priceId }: Subscription, planPrices: PlanPrices): PaidPlan | null {
  return PAID_PLANS.find((each) => priceId !== null && planPrices[each] === priceId) ?? plan;
}

/** An account that was deleted while its checkout was open pays for nothing. */
async function isDeleted(tx: Transaction<Tables>, { user_id: userId }: Payment): Promise<boolean> {
  const users = tx.selectFrom("users").select("deleted_at").where("id", "=", userId);
  return (await users.forUpdate().executeTakeFirstOrThrow()).deleted_at !== null;
}

async function recordStart(
  tx: Transaction<Tables>,
  { id }: Payment,
  { id: subscriptionId, startedAt }: Subscription,
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ subscription_id: subscriptionId, plan_started_at: startedAt })
    .where("id", "=", id)
    .where("plan_started_at", "is", null)
    .execute();
}

/** Ends the account's older plans once a newer one is paid: nobody pays for two. */
async function endOlderPlans(
  tx: Transaction<Tables>,
  { id, user_id: userId }: Payment,
  { startedAt }: Subscription,
): Promise<void> {
  const ended = await tx
    .updateTable("payments")
    .set({ plan_ended_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("plan_ended_at", "is", null)
    .where("subscription_id", "is not", null)
    .where(sql<boolean>`(plan_started_at, id) < (${startedAt}::timestamptz, ${id}::uuid)`)
    .returning("subscription_id")
    .execute();
  for (const { subscription_id: subscriptionId } of ended) {
    if (subscriptionId !== null) await endSoon(tx, { subscriptionId, isReplaced: true });
  }
}

/** A plan that was paid and began later, whatever became of it: the order of reports makes no difference. */
async function hasNewerPlan(
  tx: Transaction<Tables>,
  { id, user_id: userId }: Payment,
  { startedAt }: Subscription,
): Promise<boolean> {
  const newer = await tx
    .selectFrom("payments")
    .select("id")
    .where("user_id", "=", userId)
    .where(sql<boolean>`(plan_started_at, id) > (${startedAt}::timestamptz, ${id}::uuid)`)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

async function grantPlan(
  tx: Transaction<Tables>,
  { user_id: userId }: Payment,
  { id }: Subscription,
  { isNew, plan }: { readonly isNew: boolean; readonly plan: PaidPlan | null },
): Promise<void> {
  if (plan === null) return;
  const grant = tx
    .updateTable("users")
    .set({ subscription_status: plan, plan_subscription_id: id })
    .where("id", "=", userId);
  // Later looks follow the price, give back what a pause took, and leave an admin's plan alone.
  const again = grant.where((eb) =>
    eb.or([eb("plan_subscription_id", "=", id), eb("subscription_status", "not in", PAID_PLANS)]),
  );
  await (isNew ? grant : again).execute();
}

/** The subscription stays the account's: its card can be changed, and it ends with the account. */
async function pausePlan(tx: Transaction<Tables>, { id }: Subscription): Promise<void> {
  const unpaid = tx.updateTable("users").set({ subscription_status: "free" });
  await unpaid.where("plan_subscription_id", "=", id).execute();
}

async function takePlan(tx: Transaction<Tables>, { id }: Subscription): Promise<void> {
  await tx
    .updateTable("users")
    .set({ subscription_status: "free", plan_subscription_id: sql`null` })
    .where("plan_subscription_id", "=", id)
    .execute();
}

/** A refund that failed leaves the month paid; its plan and subscription stay ended. */
function statusOfEnded({ status }: Payment, { isReturned }: Subscription): Payment["status"] {
  if (isReturned) return "reversed";
  return status === "reversed" ? "paid" : status;
}

async function endPlan(
  tx: Transaction<Tables>,
  payment: Payment,
  subscription: Subscription,
  isReplaced: boolean,
): Promise<Payment> {
  await takePlan(tx, subscription);
  const hasEnded = subscription.state === "ended";
  // Otherwise the provider would bill for a plan that nobody has.
  if (!hasEnded) await endSoon(tx, { subscriptionId: subscription.id, ...(isReplaced && { isReplaced }) });
  return tx
    .updateTable("payments")
    .set((eb) => ({
      plan_ended_at: eb.fn.coalesce("plan_ended_at", sql<Date>`now()`),
      ...(hasEnded && { subscription_ended_at: eb.fn.coalesce("subscription_ended_at", sql<Date>`now()`) }),
      status: statusOfEnded(payment, subscription),
      updated_at: sql`now()`,
    }))
    .where("id", "=", payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Queues the end of a subscription. A job that waits for it stays as it is: with its attempts, and with what it knows of a newer plan. */
export async function endSoon(tx: Connection, payload: JobPayload<"end_subscription">): Promise<void> {
  const key = `end_subscription ${payload.subscriptionId}`;
  if (!(await hasJob(tx, key))) await addJob(tx, "end_subscription", payload, { key });
}

/**
 * Job: ends a subscription at the payment provider at once; one that has ended already stays as it is. What was paid for
 * and not used of one that another plan replaced is credited to the next invoices.
 */
export async function endSubscription(
  request: ServiceRequest,
  { subscriptionId, isReplaced }: JobPayload<"end_subscription">,
): Promise<void> {
  const { payments } = requireSystem(request);
  await payments.endSubscription(subscriptionId, { isCredited: isReplaced === true });
}
