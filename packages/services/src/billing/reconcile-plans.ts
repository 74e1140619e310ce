import { inTransaction } from "@standings/database";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { reconcileEach } from "./reconcile-each.ts";

const LIMIT = 100;

/**
 * Job: asks the provider about plans that go on, each at most once an hour, in case a webhook was lost, and daily about those that
 * ended within 60 days and whose subscription is not known to have ended. Returns how many were looked at.
 */
export async function reconcilePlans(request: ServiceRequest): Promise<number> {
  const services = requireSystem(request);
  if (!services.settings.paymentsAreSandbox) await endSandboxPlans(services);
  const plans = await services.db
    .selectFrom("payments")
    .select(["id", "checkout_id"])
    .where("plan", "is not", null)
    .where("subscription_ended_at", "is", null)
    .where(({ eb, and, or }) =>
      or([
        and([
          eb("plan_ended_at", "is", null),
          eb("status", "=", "paid"),
          eb("updated_at", "<", sql<Date>`now() - interval '1 hour'`),
        ]),
        and([
          eb("plan_ended_at", ">", sql<Date>`now() - interval '60 days'`),
          eb("updated_at", "<", sql<Date>`now() - interval '1 day'`),
        ]),
      ]),
    )
    .orderBy("updated_at")
    .limit(LIMIT)
    .execute();
  return reconcileEach(services, plans);
}

/** Plans that were bought without money end once payments are real: that provider does not know them. */
async function endSandboxPlans({ db }: ServiceContext): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable("payments")
      .set((eb) => ({
        plan_ended_at: eb.fn.coalesce("plan_ended_at", sql<Date>`now()`),
        subscription_ended_at: sql<Date>`now()`,
      }))
      .where("is_sandbox", "=", true)
      .where("plan", "is not", null)
      .where("subscription_ended_at", "is", null)
      .returning("subscription_id")
      .execute();
    const ids = ended.flatMap(({ subscription_id: id }) => id ?? []);
    if (ids.length === 0) return;
    await tx
      .updateTable("users")
      .set({ subscription_status: "free", plan_subscription_id: sql`null` })
      .where("plan_subscription_id", "in", ids)
      .execute();
  });
}
