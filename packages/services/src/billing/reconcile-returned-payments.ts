import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { reconcileEach } from "./reconcile-each.ts";

const LIMIT = 100;

/**
 * Job: asks the provider daily about payments of the last half year that were given back, in case a refund failed or a
 * dispute turned and the webhook was lost. Returns how many were looked at.
 */
export async function reconcileReturnedPayments(request: ServiceRequest): Promise<number> {
  const services = requireSystem(request);
  const returned = await services.db
    .selectFrom("payments")
    .select(["id", "checkout_id"])
    .where("credits_taken_back", ">", 0)
    .where("updated_at", "<", sql<Date>`now() - interval '1 day'`)
    .where("created_at", ">", sql<Date>`now() - interval '180 days'`)
    .orderBy("updated_at")
    .limit(LIMIT)
    .execute();
  return reconcileEach(services, returned);
}
