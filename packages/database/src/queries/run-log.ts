import type { RunEvent } from "@standings/domain";
import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { LeaseLostError } from "./leases.ts";
import { openPack, unpackRun } from "./run-packs.ts";

/** An event of a run with its place in the run's log. */
export interface LoggedEvent<Event = RunEvent> {
  /** 1, 2, 3 …; what a client sends back to go on after it. */
  readonly seq: number;
  readonly event: Event;
}

export interface Append {
  readonly runId: string;
  /** Executor that appends. */
  readonly owner: string;
  readonly events: readonly RunEvent[];
}

/** Appends events to a run's log, each with the next `seq`. Throws LeaseLostError. */
export async function appendRunEvents(
  db: Connection,
  { runId, owner, events }: Append,
): Promise<LoggedEvent[]> {
  const { rows } = await sql<{ base: number }>`
    with run as (
      update runs set last_seq = last_seq + ${events.length}
      where id = ${runId} and lease_owner = ${owner} and status = 'running'
      returning id, last_seq - ${events.length}::integer as base
    ), appended as (
      insert into run_events (run_id, seq, event) select run.id, base + position, event
      from run, json_array_elements(${toStorableJson(events)}::json) with ordinality as item (event, position)
    )
    select base from run
  `.execute(db);
  const [run] = rows;
  if (!run) throw new LeaseLostError(runId);
  return numberEvents(events, run.base);
}

interface DecidedAppend extends Omit<Append, "events"> {
  /** `seq` of the last event that it was decided on. */
  readonly lastSeq: number;
  readonly event: RunEvent;
}

/**
 * Head of a statement that appends an event to a run's log while this is as it was decided on: `run` holds its id then, and no row
 * when the run has changed or was taken over.
 */
export function withAppend(db: Connection, { runId, owner, lastSeq, event }: DecidedAppend) {
  return db
    .with("run", (query) =>
      query
        .updateTable("runs")
        .set({ last_seq: lastSeq + 1 })
        .where("id", "=", runId)
        .where("lease_owner", "=", owner)
        .where("status", "=", "running")
        .where("last_seq", "=", lastSeq)
        .returning("id"),
    )
    .with("appended", (query) =>
      query
        .insertInto("run_events")
        .columns(["run_id", "seq", "event"])
        .expression((eb) =>
          eb
            .selectFrom("run")
            .select([
              "id",
              sql<number>`${lastSeq + 1}::integer`.as("seq"),
              sql<string>`${toStorableJson(event)}::json`.as("event"),
            ]),
        )
        .returning("seq"),
    );
}

/**
 * Appends events to the log of an ended run, which is written back when it is packed. False when the run has gone on, or its
 * log has grown beyond `lastSeq`.
 */
export async function appendToEndedRun(
  tx: Connection,
  { runId, lastSeq, events }: Omit<Append, "owner"> & { readonly lastSeq: number },
): Promise<boolean> {
  const run = await tx
    .updateTable("runs")
    .set({ last_seq: lastSeq + events.length })
    .where("id", "=", runId)
    .where("last_seq", "=", lastSeq)
    .where("status", "!=", "running")
    .returning("id")
    .executeTakeFirst();
  if (!run) return false;
  if (events.length === 0) return true;
  await unpackRun(tx, runId);
  await tx
    .insertInto("run_events")
    .values(
      events.map((event, index) => ({
        run_id: runId,
        seq: lastSeq + index + 1,
        event: toStorableJson(event),
      })),
    )
    .execute();
  return true;
}

/** Events with their places in the log, after `base`. */
export function numberEvents(events: readonly RunEvent[], base: number): LoggedEvent[] {
  return events.map((event, index) => ({ seq: base + index + 1, event }));
}

/** All events of a run in order, whether it is packed or not. */
export async function readRunEvents(db: Connection, runId: string): Promise<RunEvent[]> {
  // One statement: between two, the run could be packed, or go on.
  const rows = await db
    .selectFrom("runs")
    .leftJoin("run_packs", "run_packs.run_id", "runs.id")
    .leftJoin("run_events", "run_events.run_id", "runs.id")
    .select(["run_packs.content", "run_events.event"])
    .where("runs.id", "=", runId)
    .orderBy("run_events.seq")
    .execute();
  const pack = rows[0]?.content;
  return pack ? openPack(pack).events.map(({ event }) => event) : rows.flatMap(({ event }) => event ?? []);
}

/** A followed run, with the place of the newest event that its followers know. */
export interface SeenRun {
  readonly runId: string;
  readonly lastSeq: number;
}

/** Ids of the runs that have gone on, ended or been deleted since they were seen running. One statement for all. */
export async function findChangedRuns(db: Connection, seen: readonly SeenRun[]): Promise<string[]> {
  const ids = seen.map(({ runId }) => runId);
  const seqs = seen.map(({ lastSeq }) => lastSeq);
  const { rows } = await sql<{ id: string }>`
    select seen.id from unnest(${ids}::uuid[], ${seqs}::integer[]) as seen (id, last_seq)
    left join runs on runs.id = seen.id
    where runs.id is null or runs.last_seq <> seen.last_seq or runs.status <> 'running'
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Text as Postgres can hold it: no NUL, no lone surrogates. */
export function toStorable(text: string | null): string | null {
  return text === null ? null : text.replaceAll("\u0000", "").toWellFormed();
}

const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** JSON without escapes that Postgres refuses to read as text; they are rare, so the common case is not copied. */
export function toStorableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!UNSTORABLE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === "string" ? toStorable(part) : part));
}
