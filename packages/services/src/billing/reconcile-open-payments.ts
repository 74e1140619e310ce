import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { reconcileEach } from "./reconcile-each.ts";

const LIMIT = 200;

/**
 * Asks the provider about payments that have been open for a while, in case a webhook was lost. Those it does
 * not know, or that it was never asked about, end as expired after a day. Returns how many were looked at.
 */
export async function reconcileOpenPayments(request: ServiceRequest): Promise<number> {
  const services = requireSystem(request);
  const { db } = services;
  await db
    .updateTable("payments")
    .set({ status: "expired", updated_at: sql`now()` })
    .where("status", "=", "open")
    .where("checkout_id", "is", null)
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  const open = await db
    .selectFrom("payments")
    .select(["id", "checkout_id"])
    .where("status", "in", ["open", "pending"])
    .where("checkout_id", "is not", null)
    .where("created_at", "<", sql<Date>`now() - interval '2 minutes'`)
    .orderBy("updated_at")
    .limit(LIMIT)
    .execute();
  return reconcileEach(services, open, (id) => expire(services, id));
}

async function expire({ db }: ServiceContext, id: string): Promise<void> {
  await db
    .updateTable("payments")
    .set({ status: "expired", updated_at: sql`now()` })
    .where("id", "=", id)
    .where("status", "in", ["open", "pending"])
    .execute();
}
