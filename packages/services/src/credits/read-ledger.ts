import type { Connection, Tables } from "@standings/database";
import type { Selectable } from "kysely";

export type LedgerRow = Selectable<Tables["ledger_entries"]>;

export interface LedgerPlace {
  /** Only entries older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface LedgerRows {
  readonly rows: readonly LedgerRow[];
  /** Leads to older entries; null on the last page. */
  readonly next: string | null;
}

/** A user's ledger, the newest entry first. */
export async function readLedger(
  db: Connection,
  userId: string,
  { before, limit }: LedgerPlace,
): Promise<LedgerRows> {
  let query = db.selectFrom("ledger_entries").selectAll().where("user_id", "=", userId);
  if (before !== undefined) query = query.where("id", "<", before);
  const found = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

export function toLedgerLine({ id, created_at, delta, balance, reason, note }: LedgerRow) {
  return { id, at: created_at.toISOString(), delta, balance, reason, note };
}
