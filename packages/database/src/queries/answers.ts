import type { ColumnId, ModelFailureKind } from "@standings/domain";
import { sql } from "kysely";
import type { Connection } from "../database.ts";
import type { AnswerStatus } from "../tables/runs.ts";
import { type Append, toStorable, withAppend } from "./run-log.ts";

/** A model's answer, as it is stored. */
export interface NewAnswer {
  readonly columnId: ColumnId;
  readonly upstreamId: string;
  readonly status: AnswerStatus;
  readonly durationMs: number;
  /** Null when nothing came. */
  readonly reply: {
    readonly text: string;
    readonly servedModel: string | null;
    readonly promptTokens: number | null;
    readonly completionTokens: number | null;
    readonly costUsd: number | null;
  } | null;
  readonly failure?: ModelFailureKind;
  readonly detail?: string;
}

/**
 * Stores an answer with the next attempt's number and appends its events, both or neither, in one statement.
 * Returns the `seq` before the events; undefined when the lease is lost.
 */
export async function insertAnswer(
  db: Connection,
  append: Append,
  answer: NewAnswer,
): Promise<number | undefined> {
  const row = await withAppend(db, append)
    .with("answer", (query) =>
      query
        .insertInto("model_answers")
        .columns([...ANSWER_COLUMNS])
        .expression((eb) => eb.selectFrom("run").select(answerValues(answer)))
        .returning("attempt"),
    )
    .selectFrom("run")
    .select("run.base")
    .executeTakeFirst();
  return row?.base;
}

const ANSWER_COLUMNS = [
  "run_id",
  "column_id",
  "attempt",
  "status",
  "raw_text",
  "upstream_id",
  "served_model",
  "prompt_tokens",
  "completion_tokens",
  "cost_usd",
  "duration_ms",
  "failure",
  "failure_detail",
] as const;

function answerValues({ columnId, upstreamId, status, durationMs, reply, failure, detail }: NewAnswer) {
  return [
    sql<string>`run.id`.as("run_id"),
    sql<ColumnId>`${columnId}::text`.as("column_id"),
    sql<number>`(select count(*) + 1 from model_answers as earlier
      where earlier.run_id = run.id and earlier.column_id = ${columnId})`.as("attempt"),
    sql<AnswerStatus>`${status}::text`.as("status"),
    sql<string | null>`${toStorable(reply?.text ?? null)}::text`.as("raw_text"),
    sql<string>`${upstreamId}::text`.as("upstream_id"),
    sql<string | null>`${toStorable(reply?.servedModel ?? null)}::text`.as("served_model"),
    sql<number | null>`${reply?.promptTokens ?? null}::integer`.as("prompt_tokens"),
    sql<number | null>`${reply?.completionTokens ?? null}::integer`.as("completion_tokens"),
    sql<number | null>`${reply?.costUsd ?? null}::double precision`.as("cost_usd"),
    sql<number>`${durationMs}::integer`.as("duration_ms"),
    sql<ModelFailureKind | null>`${failure ?? null}::text`.as("failure"),
    sql<string | null>`${detail ?? null}::text`.as("failure_detail"),
  ];
}
