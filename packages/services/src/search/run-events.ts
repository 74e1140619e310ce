import type { Connection } from "@standings/database";
import type { RunEvent } from "@standings/domain";
import { sql } from "kysely";
import type { FollowedEvent } from "../context.ts";

/** The executor lost its lease: another process goes on with the run, so this one must stop. */
export class LeaseLostError extends Error {
  constructor(runId: string) {
    super(`Run ${runId} is executed elsewhere`);
    this.name = "LeaseLostError";
  }
}

/**
 * Appends events to a run's log, each with the next `seq`, in one statement. Only the holder of the lease of
 * a running run can: throws LeaseLostError otherwise.
 */
export async function appendRunEvents(
  db: Connection,
  runId: string,
  owner: string,
  events: readonly RunEvent[],
): Promise<FollowedEvent[]> {
  const { rows } = await sql<{ base: number }>`
    with run as (
      update runs set last_seq = last_seq + ${events.length}
      where id = ${runId} and lease_owner = ${owner} and status = 'running'
      returning id, last_seq - ${events.length} as base
    ), appended as (
      insert into run_events (run_id, seq, event)
      select run.id, run.base + item.position, item.event
      from run, json_array_elements(${JSON.stringify(events)}::json) with ordinality as item (event, position)
    )
    select base from run
  `.execute(db);
  const base = rows[0]?.base;
  if (base === undefined) throw new LeaseLostError(runId);
  return events.map((event, index) => ({ seq: base + index + 1, event }));
}

/** All events of a run in order. */
export async function readRunEvents(db: Connection, runId: string): Promise<RunEvent[]> {
  const rows = await db
    .selectFrom("run_events")
    .select("event")
    .where("run_id", "=", runId)
    .orderBy("seq")
    .execute();
  return rows.map((row) => row.event);
}
