import type { Connection } from "@standings/database";
import type { LedgerReason } from "@standings/domain";
import { sql } from "kysely";

export interface LedgerEntry {
  readonly userId: string;
  /** Credits, positive or negative, never 0. */
  readonly delta: number;
  readonly reason: LedgerReason;
  /** Unique together with the reason. */
  readonly reference: string;
  readonly note?: string | undefined;
}

/**
 * Changes a balance: one conditional update and its ledger row, in one statement. Returns the new balance, or
 * null when the balance would become negative or leave the range of credits (architecture §4).
 */
export async function addLedgerEntry(tx: Connection, entry: LedgerEntry): Promise<number | null> {
  const { userId, delta, reason, reference, note = null } = entry;
  const { rows } = await sql<{ balance: number }>`
    with changed as (
      update users set credits = credits + ${delta}
      where id = ${userId} and credits::bigint + ${delta} between 0 and ${MAX_BALANCE}
      returning credits
    )
    insert into ledger_entries (user_id, delta, balance, reason, reference, note)
    select ${userId}, ${delta}::integer, credits, ${reason}, ${reference}, ${note} from changed
    returning balance
  `.execute(tx);
  return rows[0]?.balance ?? null;
}

const MAX_BALANCE = 2_000_000_000;
