import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";

export interface LedgerDrift {
  readonly userId: string;
  readonly credits: number;
  /** Sum of the user's ledger entries. */
  readonly ledger: number;
}

const REPORTED = 10;

/** Users whose balance is not the sum of their ledger entries, at most 10; there must never be one. */
export async function checkLedger(request: ServiceRequest): Promise<LedgerDrift[]> {
  const { db } = requireSystem(request);
  const { rows } = await sql<{ id: string; credits: number; ledger: string }>`
    select users.id, users.credits, coalesce(sums.total, 0) as ledger
    from users left join (select user_id, sum(delta) as total from ledger_entries group by user_id) as sums
      on sums.user_id = users.id
    where users.credits <> coalesce(sums.total, 0)
    limit ${REPORTED}
  `.execute(db);
  return rows.map(({ id, credits, ledger }) => ({ userId: id, credits, ledger: Number(ledger) }));
}
