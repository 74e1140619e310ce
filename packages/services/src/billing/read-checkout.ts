import type { Database } from "@standings/database";
import type { Checkout } from "@standings/integrations";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";

/** A checkout as the provider tells it. */
export interface CheckoutReading {
  readonly checkout: Checkout;
  /** Greater than that of every reading that had begun before. */
  readonly reading: number;
}

/** Reads a checkout from the provider; null when it does not know it. Throws PAYMENTS_UNAVAILABLE. */
export async function readCheckout(
  { db, payments }: Pick<ServiceContext, "db" | "payments">,
  checkoutId: string,
): Promise<CheckoutReading | null> {
  const reading = await nextReading(db);
  const checkout = await payments.readCheckout(checkoutId).catch((cause: unknown) => {
    throw new ServiceError("PAYMENTS_UNAVAILABLE", { cause });
  });
  return checkout && { checkout, reading };
}

/** Taken before the provider is asked: a change is told after it was made, so the last reading to begin saw them all. */
async function nextReading(db: Database): Promise<number> {
  const { rows } = await sql<{ reading: string }>`select nextval('payment_readings') as reading`.execute(db);
  return Number(rows[0]?.reading);
}
