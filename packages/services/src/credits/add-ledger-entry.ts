import type { Connection } from "@standings/database";
import type { LedgerReason } from "@standings/domain";

export interface LedgerEntry {
  readonly userId: string;
  /** Credits, positive or negative, never 0. */
  readonly delta: number;
  readonly reason: LedgerReason;
  /** Unique together with the reason. */
  readonly reference: string;
}

/**
 * Changes a balance: one conditional update and its ledger row, in the caller's transaction.
 * Returns the new balance, or null when the balance would become negative (architecture §4).
 */
export async function addLedgerEntry(tx: Connection, entry: LedgerEntry): Promise<number | null> {
  const user = await tx
    .updateTable("users")
    .set((eb) => ({ credits: eb("credits", "+", entry.delta) }))
    .where("id", "=", entry.userId)
    .where((eb) => eb(eb("credits", "+", entry.delta), ">=", 0))
    .returning("credits")
    .executeTakeFirst();
  if (!user) return null;
  await tx
    .insertInto("ledger_entries")
    .values({
      user_id: entry.userId,
      delta: entry.delta,
      balance: user.credits,
      reason: entry.reason,
      reference: entry.reference,
    })
    .execute();
  return user.credits;
}
