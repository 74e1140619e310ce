import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { readCheckout } from "./read-checkout.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

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
  for (const { id, checkout_id: checkoutId } of running) {
    try {
      if (checkoutId !== null) await look(services, id, checkoutId);
    } catch (error) {
      services.log.warn({ err: error, paymentId: id }, "plan not reconciled");
    }
  }
  return running.length;
}

async function look(services: ServiceContext, paymentId: string, checkoutId: string): Promise<void> {
  const read = await readCheckout(services, checkoutId);
  if (read) await reconcilePayment(services, read);
  // Whatever came of it, others have their turn first.
  await services.db
    .updateTable("payments")
    .set({ updated_at: sql`now()` })
    .where("id", "=", paymentId)
    .execute();
}
