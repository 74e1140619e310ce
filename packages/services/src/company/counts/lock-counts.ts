import type { Connection } from "@standings/database";
import { sql } from "kysely";

/** Any number that no other lock of ours has. */
const COUNT_LOCK = 7_201_145;

/**
 * One transaction counts at a time, so that none waits for rows that another has changed. A transaction that changes
 * rows of searches too takes the lock after them: the count waits for no such row.
 */
export async function lockCounts(tx: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${COUNT_LOCK})`.execute(tx);
}

/** The same without waiting; false while another transaction counts. */
export async function tryLockCounts(tx: Connection): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${COUNT_LOCK}) as locked
  `.execute(tx);
  return rows[0]?.locked ?? false;
}
