import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";
import { isId } from "../ids.ts";

/**
 * A run is executed under a lease, which its executor renews well before it ends. When the executor dies, its
 * leases run out and another process takes its runs over (goals R3: every run ends within 60 s).
 */
export const LEASE_MS = 10_000;

/** Milliseconds. */
export interface LeaseTimes {
  /** How long a lease lasts that is not renewed. */
  readonly ms: number;
  /** Well before it ends. */
  readonly renewEveryMs: number;
  readonly recoverEveryMs: number;
}

/** Who holds leases, and how long each lasts, milliseconds. */
export interface LeaseHolder {
  readonly owner: string;
  readonly leaseMs: number;
}

/** The executor lost its lease: another process goes on with the run, so this one must stop. */
export class LeaseLostError extends Error {
  constructor(runId: string) {
    super(`Run ${runId} is executed elsewhere`);
    this.name = "LeaseLostError";
  }
}

/** Until when a lease lasts that is taken or renewed now. */
export function leaseEnd(leaseMs: number | RawBuilder<number>): RawBuilder<Date> {
  return sql<Date>`now() + ${leaseMs}::double precision * interval '1 millisecond'`;
}

/** Prolongs the leases of these running runs, as far as `owner` still holds them; returns their ids. */
export async function renewLeases(
  db: Connection,
  { owner, leaseMs }: LeaseHolder,
  runIds: readonly string[],
): Promise<string[]> {
  if (runIds.length === 0) return [];
  const rows = await db
    .updateTable("runs")
    .set({ lease_until: leaseEnd(leaseMs) })
    .where("id", "in", [...runIds])
    .where("lease_owner", "=", owner)
    .where("status", "=", "running")
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Longest wait before a run that broke is taken up again, milliseconds. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Has a run that `owner` broke off at wait before anybody takes it up again: as long as a lease, and twice as long each further
 * time, up to an hour. What always breaks would else ask its models every few seconds.
 */
export async function postponeRun(
  db: Connection,
  { owner, leaseMs }: LeaseHolder,
  runId: string,
): Promise<void> {
  const waitMs = sql<number>`least(${LONGEST_WAIT_MS}::double precision, ${leaseMs} * 2 ^ interruptions)`;
  await db
    .updateTable("runs")
    .set({ interruptions: sql<number>`least(interruptions + 1, 100)`, lease_until: leaseEnd(waitMs) })
    .where("id", "=", runId)
    .where("lease_owner", "=", owner)
    .where("status", "=", "running")
    .execute();
}

/** Has a run that waits because it broke taken up again at once: something else is asked of it now. */
export async function wakeRun(db: Connection, runId: string): Promise<void> {
  await db
    .updateTable("runs")
    .set({ interruptions: 0, lease_until: sql<Date>`now()` })
    .where("id", "=", runId)
    .where("status", "=", "running")
    .where("interruptions", ">", 0)
    .execute();
}

/** Takes over running runs whose lease has run out; returns their ids. Several processes never take the same. */
export async function takeOverRuns(
  db: Connection,
  { owner, leaseMs }: LeaseHolder,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .updateTable("runs")
    .set({ lease_owner: owner, lease_until: leaseEnd(leaseMs) })
    .where("id", "in", (query) =>
      query
        .selectFrom("runs")
        .select("id")
        .where("status", "=", "running")
        .where("lease_until", "<", sql<Date>`now()`)
        .orderBy("lease_until")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.map((row) => row.id).filter(isId);
}

/** Ends the leases of every run that `owner` still executes, so that another process takes them over now; returns their ids. */
export async function releaseLeases(db: Connection, owner: string): Promise<string[]> {
  const rows = await db
    .updateTable("runs")
    .set({ lease_until: sql<Date>`now()` })
    .where("lease_owner", "=", owner)
    .where("status", "=", "running")
    .returning("id")
    .execute();
  return rows.map((row) => row.id).filter(isId);
}
