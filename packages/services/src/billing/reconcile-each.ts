import type { Payment } from "@standings/database";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readCheckout } from "./read-checkout.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

/** Failures in a row after which the provider counts as away. */
const MOST_FAILURES = 3;

/**
 * Reads payments again from the provider, one after the other, until three in a row fail: the rest comes with the next
 * job. `forget` ends one that the provider does not know. Returns how many were looked at.
 */
export async function reconcileEach(
  services: ServiceContext,
  payments: readonly Pick<Payment, "id" | "checkout_id">[],
  forget?: (id: string) => Promise<void>,
): Promise<number> {
  const { db, log } = services;
  let looks = 0;
  let failures = 0;
  for (const { id, checkout_id: checkoutId } of payments) {
    looks += 1;
    try {
      const read = checkoutId === null ? null : await readCheckout(services, checkoutId);
      if (read) await reconcilePayment(services, read);
      else await forget?.(id);
      failures = 0;
    } catch (error) {
      log.warn({ err: error, paymentId: id }, "payment not reconciled");
      failures += 1;
    }
    // Whatever came of it, others have their turn first.
    await db.updateTable("payments").set({ updated_at: sql`now()` }).where("id", "=", id).execute();
    if (failures === MOST_FAILURES) break;
  }
  return looks;
}
