import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { reconcileEach } from "./reconcile-each.ts";

const LIMIT = 100;

/**
 * Job: asks the provider about plans that go on, each at most once an hour, in case a webhook was lost. Returns how
 * many were looked at.
 */
export async function reconcilePlans(request: ServiceRequest): Promise<number> {
  const services = requireSystem(request);
  const running = await services.db
    .selectFrom("payments")
    .select(["id", "checkout_id"])
    .where("plan", "is not", null)
    .where("plan_ended_at", "is", null)
    .where("status", "=", "paid")
    .where("updated_at", "<", sql<Date>`now() - interval '1 hour'`)
    .orderBy("updated_at")
    .limit(LIMIT)
    .execute();
  return reconcileEach(services, running);
}
