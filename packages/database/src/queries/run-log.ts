import type { RunEvent } from "@standings/domain";
import { type QueryCreator, sql } from "kysely";
import type { Connection } from "../database.ts";
import type { Given } from "../prepared.ts";
import type { Tables } from "../tables/index.ts";
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

/** An append as values of a statement. */
export interface AppendValues {
  readonly runId: string;
  readonly owner: string;
  readonly count: number;
  /** JSON. */
  readonly events: string;
}

export function appendValues({ runId, owner, events }: Append): AppendValues {
  return { runId, owner, count: events.length, events: toStorableJson(events) };
}

/**
 * Head of a statement that appends events to a run's log, each with the next `seq`: `run` holds the run's id and
 * the `seq` before them, and no row when `owner` does not hold the lease of the running run.
 */
export function withAppend(db: QueryCreator<Tables>, { runId, owner, count, events }: Given<AppendValues>) {
  return db
    .with("run", (query) =>
      query
        .updateTable("runs")
        .set((eb) => ({ last_seq: eb("last_seq", "+", count) }))
        .where("id", "=", runId)
        .where("lease_owner", "=", owner)
        .where("status", "=", "running")
        .returning(["runs.id", sql<number>`last_seq - ${count}::integer`.as("base")]),
    )
    .with("appended", (query) =>
      query
        .insertInto("run_events")
        .columns(["run_id", "seq", "event"])
        .expression((eb) =>
          eb
            .selectFrom("run")
            .innerJoin(items(events), (join) => join.onTrue())
            .select([
              "run.id as run_id",
              sql<number>`run.base + item.position`.as("seq"),
              sql<string>`item.event`.as("event"),
            ]),
        )
        .returning("run_events.seq"),
    );
}

function items(events: Given<AppendValues>["events"]) {
  return sql<{ event: string; position: number }>`
    (select * from json_array_elements(${events}::json) with ordinality as listed (event, position))`.as(
    "item",
  );
}

/** Appends events to a run's log. Throws LeaseLostError. */
export async function appendRunEvents(db: Connection, append: Append): Promise<LoggedEvent[]> {
  const run = await withAppend(db, appendValues(append)).selectFrom("run").selectAll().executeTakeFirst();
  if (!run) throw new LeaseLostError(append.runId);
  return numberEvents(append.events, run.base);
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
