import { type Connection, isId } from "@standings/database";
import { sql } from "kysely";

/**
 * A run is executed under a lease. The executor renews its leases well before they end; when it dies, they run
 * out and another process takes the run over (goals R3: every run ends within 60 s).
 */
export const LEASE_SECONDS = 10;
export const RENEW_EVERY_MS = 3_000;
export const RECOVER_EVERY_MS = 2_000;

/** Prolongs the leases of all running runs of this executor. */
export async function renewLeases(db: Connection, owner: string, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  await db
    .updateTable("runs")
    .set({ lease_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where("id", "in", [...runIds])
    .where("lease_owner", "=", owner)
    .where("status", "=", "running")
    .execute();
}

/** Takes over running runs whose lease has run out; returns their ids. Several processes never take the same. */
export async function takeOverRuns(db: Connection, owner: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update runs set lease_owner = ${owner}, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from runs where status = 'running' and lease_until < now()
      order by lease_until limit ${limit} for update skip locked
    )
    returning id
  `.execute(db);
  return rows.map((row) => row.id).filter(isId);
}
