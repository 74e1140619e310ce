import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { readCheckout } from "./read-checkout.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

const LIMIT = 100;

/**
 * Job: asks the provider daily about payments of the last half year that were given back, in case a refund failed or a
 * dispute turned and the webhook was lost. Returns how many were looked at.
 */
export async function reconcileReturnedPayments(request: ServiceRequest): Promise<number> {
  const services = requireSystem(request);
  const { db, log } = services;
  const returned = await db
    .selectFrom("payments")
    .select(["id", "checkout_id"])
    .where("credits_taken_back", ">", 0)
    .where("updated_at", "<", sql<Date>`now() - interval '1 day'`)
    .where("created_at", ">", sql<Date>`now() - interval '180 days'`)
    .orderBy("updated_at")
    .limit(LIMIT)
    .execute();
  for (const { id, checkout_id: checkoutId } of returned) {
    try {
      const read = checkoutId === null ? null : await readCheckout(services, checkoutId);
      if (read) await reconcilePayment(services, read);
    } catch (error) {
      log.warn({ err: error, paymentId: id }, "returned payment not reconciled");
    }
    // Whatever came of it, others have their turn first.
    await db.updateTable("payments").set({ updated_at: sql`now()` }).where("id", "=", id).execute();
  }
  return returned.length;
}
