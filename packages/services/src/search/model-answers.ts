import type { Tables } from "@standings/database";
import {
  type ColumnId,
  describeColumn,
  INSUFFICIENT_CREDITS,
  MODEL_FAILED,
  type ModelFailureKind,
  type ModelSuccess,
  type RankedEntry,
  type RunEvent,
  readColumn,
} from "@standings/domain";
import type { ModelOutcome, ParsedEntry } from "@standings/models";
import { type Selectable, sql } from "kysely";
import type { FollowedEvent, ServiceContext } from "../context.ts";
import { LeaseLostError } from "./run-events.ts";

type Run = Selectable<Tables["runs"]>;

/** Stores what a model said and appends its `model_complete`, both or neither, in one statement. */
export async function appendModelAnswer(
  { db, directory, executor }: ServiceContext,
  run: Run,
  columnId: ColumnId,
  outcome: ModelOutcome,
): Promise<FollowedEvent> {
  const { reply, durationMs } = outcome;
  const event = toEvent(run, columnId, outcome);
  const failure = outcome.status === "error" ? outcome : null;
  const { rows } = await sql<{ seq: number }>`
    with run as (
      update runs set last_seq = last_seq + 1
      where id = ${run.id} and lease_owner = ${executor.id} and status = 'running'
      returning id, last_seq
    ), answer as (
      insert into model_answers (run_id, column_id, attempt, status, raw_text, upstream_id, served_model,
        prompt_tokens, completion_tokens, cost_usd, duration_ms, failure, failure_detail)
      select run.id, ${columnId}::text,
        (select count(*) + 1 from model_answers where run_id = ${run.id} and column_id = ${columnId}),
        ${outcome.status}, ${storable(reply?.text ?? null)}, ${directory.upstreamId(readColumn(columnId).modelId)},
        ${storable(reply?.servedModel ?? null)}, ${reply?.promptTokens ?? null}::integer,
        ${reply?.completionTokens ?? null}::integer, ${reply?.costUsd ?? null}::double precision,
        ${durationMs}::integer, ${failure?.failure ?? null}, ${failure?.detail ?? null}
      from run
    )
    insert into run_events (run_id, seq, event)
    select id, last_seq, ${storableJson(event)}::json from run returning seq
  `.execute(db);
  const [appended] = rows;
  if (!appended) throw new LeaseLostError(run.id);
  return { seq: appended.seq, event };
}

function toEvent(run: Run, columnId: ColumnId, outcome: ModelOutcome): RunEvent {
  const column = { type: "model_complete", ...describeColumn(columnId) } as const;
  if (outcome.status === "success") return { ...column, status: "success", data: toSuccess(run, outcome) };
  const { failure, detail, durationMs } = outcome;
  return { ...column, status: "error", error: failureMessage(failure), failure, detail, durationMs };
}

/** The message shown for a failed model (spec part 1 §8). */
function failureMessage(failure: ModelFailureKind): string {
  return failure === "insufficient_credits" ? INSUFFICIENT_CREDITS : MODEL_FAILED;
}

function toSuccess(run: Run, outcome: Extract<ModelOutcome, { status: "success" }>): ModelSuccess {
  const { answer, reply, durationMs } = outcome;
  return {
    results: answer.entries.map(toRankedEntry),
    citations: reply.citations,
    sector: answer.sector,
    webSearchUsed: run.web_search && reply.citations.length > 0,
    servedModel: storable(reply.servedModel),
    durationMs,
    // The log holds what was said; a censored run is censored whenever it is read.
    wasCensored: false,
    censorReason: null,
  };
}

function toRankedEntry(entry: ParsedEntry): RankedEntry {
  const { rank, name, domain, description, rationale, profileUrl, imageUrl } = entry;
  return {
    rank,
    name,
    domain: domain ?? "",
    description: description ?? "",
    ...(rationale === null ? {} : { rationale }),
    ...(profileUrl === null ? {} : { profileUrl }),
    ...(imageUrl === null ? {} : { imageUrl }),
  };
}

/** Text as Postgres can hold it: no NUL, no lone surrogates. */
function storable(text: string | null): string | null {
  return text === null ? null : text.replaceAll("\u0000", "").toWellFormed();
}

const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** JSON without escapes that Postgres refuses to read as text; they are rare, so the common case is not copied. */
function storableJson(event: RunEvent): string {
  const json = JSON.stringify(event);
  if (!UNSTORABLE.test(json)) return json;
  return JSON.stringify(event, (_key, value: unknown) =>
    typeof value === "string" ? storable(value) : value,
  );
}
