import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { AggregatedEntry, ColumnId, RunEvent, SearchModel } from "@standings/domain";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Connection } from "../database.ts";
import { NIL_ID } from "../ids.ts";
import type { ModelAnswersTable } from "../tables/runs.ts";
import { addReadings } from "./answer-readings.ts";

/** A stored answer without what its place in the run says. */
export type Answer = Omit<Selectable<ModelAnswersTable>, "run_id" | "created_at">;

/** What a pack holds: the JSON that Postgres made of the rows, so that they can be written back unchanged. */
export interface PackedRun {
  /** In the order of `seq`, from 1. */
  readonly events: readonly { readonly event: RunEvent }[];
  /** Each column's in the order they came. */
  readonly answers: readonly Answer[];
  /** Null for a run that saved nothing. */
  readonly models: readonly SearchModel[] | null;
  readonly results: readonly AggregatedEntry[] | null;
}

/** Answers and results say the same several times, so a run of 58 kB takes 5; higher levels cost more than they save. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 9 } };

/** Reads a pack. */
export function openPack(content: Buffer): PackedRun {
  return JSON.parse(textOf(content)) as PackedRun;
}

/** Puts other results into the pack of a run. For a transaction that holds its search's lock. */
export async function packResults(
  tx: Connection,
  runId: string,
  content: Buffer,
  results: Pick<PackedRun, "models" | "results">,
): Promise<void> {
  const packed = zstdCompressSync(
    Buffer.from(JSON.stringify({ ...openPack(content), ...results }), "utf8"),
    LEVEL,
  );
  await sql`update run_packs set content = ${packed}::bytea where run_id = ${runId}`.execute(tx);
}

function textOf(content: Buffer): string {
  return zstdDecompressSync(content).toString("utf8");
}

/** The events of a run as JSON, each as its row holds it. */
export function eventsOf(runId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('seq', seq, 'event', event, 'created_at', created_at)
    order by seq), '[]') from run_events where run_id = ${runId})`;
}

/** The answers of a run as JSON: all of them, or those of one column. */
export function answersOf(runId: RawBuilder<unknown>, columnId?: ColumnId): RawBuilder<unknown> {
  const ofColumn = columnId === undefined ? sql`` : sql`and column_id = ${columnId}`;
  return sql`(select coalesce(json_agg(to_jsonb(model_answers) - 'run_id' order by attempt, column_id), '[]')
    from model_answers where run_id = ${runId} ${ofColumn})`;
}

/** Runs to pack, those begun first before the others; `after` is the last one of the batch before. */
export async function findUnpackedRuns(
  db: Connection,
  { endedBefore, after, limit }: { endedBefore: Date; after: UnpackedRun | undefined; limit: number },
): Promise<UnpackedRun[]> {
  const { rows } = await sql<UnpackedRun>`
    select runs.id, run_events.created_at::text as begun from run_events join runs on runs.id = run_events.run_id
    where run_events.seq = 1 and runs.status <> 'running' and runs.ended_at < ${endedBefore}
      and (run_events.created_at, run_events.run_id) >
        (${after?.begun ?? "-infinity"}::timestamptz, ${after?.id ?? NIL_ID}::uuid)
    order by run_events.created_at, run_events.run_id limit ${limit}
  `.execute(db);
  return rows;
}

export interface UnpackedRun {
  readonly id: string;
  /** When its first event was logged, as Postgres writes it. */
  readonly begun: string;
}

/**
 * Packs an ended run: its events, its answers and what its search saved of them become one value, and how its answers
 * were read is counted, in one statement.
 * False when the run has gone on, is gone, or is packed. It waits for nobody who works on the run, and passes it over.
 */
export async function packRun(db: Connection, runId: string): Promise<boolean> {
  const { rows } = await sql<{ last_seq: number; content: string }>`
    select runs.last_seq, json_build_object('events', ${eventsOf(sql`runs.id`)}, 'answers', ${answersOf(sql`runs.id`)},
      'models', searches.model_results, 'results', searches.results)::text as content
    from runs left join searches on searches.id = runs.id
    where runs.id = ${runId} and runs.status <> 'running'
  `.execute(db);
  const [run] = rows;
  if (!run) return false;
  const content = zstdCompressSync(Buffer.from(run.content, "utf8"), LEVEL);
  const packed = await sql`
    with run as (
      select id from runs where id = ${runId} and status <> 'running' and last_seq = ${run.last_seq}
      for update skip locked
    ), search as (
      select id from searches where id = ${runId} for update skip locked
    ), packed as (
      insert into run_packs (run_id, content) select id, ${content}::bytea from run
      where id in (select id from search) or not exists (select from searches where id = ${runId})
      on conflict do nothing
      returning run_id
    ), events as (
      delete from run_events using packed where run_events.run_id = packed.run_id
    ), answers as (
      delete from model_answers using packed where model_answers.run_id = packed.run_id
    ), counted as (
      ${addReadings(sql`(select model_answers.* from model_answers join packed using (run_id)) as packed_answers`, 1)}
    ), saved as (
      update searches set model_results = null, results = null from packed where searches.id = packed.run_id
    )
    select run_id from packed
  `.execute(db);
  return packed.rows.length > 0;
}

/**
 * Writes the rows of a packed run back, as they were, before it goes on; one that is not packed stays as it is. For
 * a transaction that holds the run's lock.
 */
export async function unpackRun(tx: Connection, runId: string): Promise<void> {
  const pack = await tx
    .deleteFrom("run_packs")
    .where("run_id", "=", runId)
    .returning("content")
    .executeTakeFirst();
  if (!pack) return;
  await sql`
    with pack as (select ${textOf(pack.content)}::json as content),
    events as (
      insert into run_events (run_id, seq, event, created_at)
      select ${runId}, item.* from pack, json_to_recordset(content->'events')
        as item (seq integer, event json, created_at timestamptz)
    ), packed_answers as (
      select item.* from pack, json_to_recordset(content->'answers') as item (column_id text,
        attempt smallint, status text, raw_text text, upstream_id text, served_model text, prompt_tokens integer,
        completion_tokens integer, cost_usd double precision, grounding jsonb, duration_ms integer, failure text,
        failure_detail text, created_at timestamptz, shape text, read_by text, extraction jsonb,
        versions jsonb)
    ), answers as (
      insert into model_answers (run_id, column_id, attempt, status, raw_text, upstream_id, served_model, prompt_tokens,
        completion_tokens, cost_usd, grounding, duration_ms, failure, failure_detail, created_at, shape, read_by,
        extraction, versions)
      select ${runId}, packed_answers.* from packed_answers
    ), counted as (
      ${addReadings(sql`packed_answers`, -1)}
    )
    update searches set model_results = (content->>'models')::json, results = (content->>'results')::json
    from pack where searches.id = ${runId}
  `.execute(tx);
}
