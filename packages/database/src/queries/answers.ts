import type {
  AnswerReader,
  AnswerShape,
  AnswerVersions,
  ColumnId,
  Extraction,
  Grounding,
  ModelFailureKind,
  RunEvent,
} from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";
import { prepare } from "../prepared.ts";
import type { AnswerStatus, Run } from "../tables/runs.ts";
import { type Append, toStorableJson } from "./run-log.ts";
import { type Answer, answersOf, openPack } from "./run-packs.ts";

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
    readonly grounding: Grounding;
  } | null;
  readonly failure?: ModelFailureKind;
  readonly detail?: string;
  /** How the reply was read; null, as its reader, when there was nothing to read. */
  readonly shape: AnswerShape | null;
  readonly readBy: AnswerReader | null;
  readonly extraction: Extraction | null;
  /** Null without a reply. */
  readonly versions: AnswerVersions | null;
}

/** An answer and the event that tells it. */
export interface ToldAnswer {
  readonly event: RunEvent;
  readonly answer: NewAnswer;
}

/** An answer and the events that tell it. */
export interface AnswerAppend {
  readonly append: Append;
  readonly answer: NewAnswer;
}

/** What a run's row being changed by somebody else means for answers of other runs in the same statement. */
type WhenLocked = "wait" | "skip";

/**
 * Stores answers, each with the next attempt's number, and appends their events, in one statement. Returns for each the `seq`
 * before its events; undefined when the lease is lost, or, with `skip`, while somebody else changes the run.
 */
export async function insertAnswers(
  db: Connection,
  items: readonly AnswerAppend[],
  whenLocked: WhenLocked,
): Promise<(number | undefined)[]> {
  const rows = await STATEMENTS[whenLocked](db, { items: answersJson(items) });
  const bases = new Map(rows.map(({ position, base }) => [position, base]));
  return items.map((_item, position) => bases.get(position));
}

/** Stores one answer and appends its events, both or neither; undefined when the lease is lost. */
export async function insertAnswer(
  db: Connection,
  append: Append,
  answer: NewAnswer,
): Promise<number | undefined> {
  const [base] = await insertAnswers(db, [{ append, answer }], "wait");
  return base;
}

/** Answers as the one value of a statement, which `answersIn` reads. */
export function answersJson(items: readonly AnswerAppend[]): string {
  return toStorableJson(items.map(toRow));
}

/** SQL: the rows of `answersJson`; none of null. */
export function answersIn(items: RawBuilder<string | null>) {
  return sql`json_to_recordset(${items}::json) as item (position integer, run_id uuid, owner uuid,
    events json, column_id text, status text, raw_text text, upstream_id text, served_model text, prompt_tokens integer,
    completion_tokens integer, cost_usd double precision, grounding jsonb, duration_ms integer, failure text,
    failure_detail text, shape text, read_by text, extraction jsonb, versions jsonb)`;
}

/** SQL: stores the answers of rows, each with the next attempt's number of its column. */
export function answersStored(rows: "placed" | "last") {
  const from = sql.table(rows);
  return sql<{ attempt: number }>`(
    insert into model_answers (run_id, column_id, attempt, ${STORED})
    select run_id, column_id, (select count(*) + 1 from model_answers as earlier
      where earlier.run_id = ${from}.run_id and earlier.column_id = ${from}.column_id), ${STORED}
    from ${from} returning attempt)`;
}

function toRow({ append, answer }: AnswerAppend, position: number) {
  const { reply } = answer;
  return {
    position,
    run_id: append.runId,
    owner: append.owner,
    events: append.events,
    column_id: answer.columnId,
    status: answer.status,
    raw_text: reply?.text,
    upstream_id: answer.upstreamId,
    served_model: reply?.servedModel,
    prompt_tokens: reply?.promptTokens,
    completion_tokens: reply?.completionTokens,
    cost_usd: reply?.costUsd,
    grounding: reply?.grounding,
    duration_ms: answer.durationMs,
    failure: answer.failure,
    failure_detail: answer.detail,
    shape: answer.shape,
    read_by: answer.readBy,
    extraction: answer.extraction,
    versions: answer.versions,
  };
}

const STORED = sql`status, raw_text, upstream_id, served_model, prompt_tokens, completion_tokens, cost_usd, grounding,
  duration_ms, failure, failure_detail, shape, read_by, extraction, versions`;

/** Runs are locked in their order, so that no two statements on several runs wait for each other. */
function prepareAnswers(name: string, lock: RawBuilder<unknown>) {
  return prepare<{ readonly items: string }>(name)((db, { items }) =>
    db
      .with(
        "item",
        () =>
          sql<{ run_id: string }>`(select *, json_array_length(events) as count from ${answersIn(items)})`,
      )
      .with(
        "locked",
        () => sql<{ id: string }>`(
          select id from runs where id in (select run_id from item) order by id for no key update ${lock})`,
      )
      .with(
        "run",
        () => sql<{ id: string }>`(
          update runs set last_seq = last_seq + due.count
          from (select run_id, owner, sum(count)::integer as count from item group by run_id, owner) as due
          where id = due.run_id and id in (select id from locked) and lease_owner = due.owner and status = 'running'
          returning id, last_seq - due.count as base)`,
      )
      .with(
        "placed",
        () => sql<{ position: number; base: number }>`(
          select item.*, (run.base + sum(count) over (partition by run_id order by position) - count)::integer as base
          from item join run on run.id = run_id)`,
      )
      .with(
        "appended",
        () => sql<{ seq: number }>`(
          insert into run_events (run_id, seq, event)
          select run_id, base + listed.position, listed.event
          from placed, json_array_elements(events) with ordinality as listed (event, position)
          returning seq)`,
      )
      .with("answer", () => answersStored("placed"))
      .selectFrom("placed")
      .select(["placed.position", "placed.base"]),
  );
}

const STATEMENTS = {
  wait: prepareAnswers("append_answers", sql``),
  skip: prepareAnswers("append_free_answers", sql`skip locked`),
};

/** A run of a user and what its models said, in the order it came. */
export interface AnsweredRun extends Pick<Run, "status" | "was_censored"> {
  readonly answers: readonly Answer[];
}

export interface AnswersToRead {
  readonly runId: string;
  /** Owner that the run must have. */
  readonly userId?: string;
  /** All columns when not said. */
  readonly columnId?: ColumnId;
}

/** The answers of a run, whether it is packed or not; undefined when there is none, or the user has no such run. */
export async function readAnswers(
  db: Connection,
  { runId, userId, columnId }: AnswersToRead,
): Promise<AnsweredRun | undefined> {
  const run = await db
    .selectFrom("runs")
    .leftJoin("run_packs", "run_packs.run_id", "runs.id")
    .select(["runs.status", "runs.was_censored", "run_packs.content"])
    .select(sql<Answer[]>`${answersOf(sql`runs.id`, columnId)}`.as("answers"))
    .where("runs.id", "=", runId)
    .where((run) => (userId === undefined ? run.lit(true) : run("runs.user_id", "=", userId)))
    .executeTakeFirst();
  if (!run) return undefined;
  const { content, answers, ...rest } = run;
  if (!content) return { ...rest, answers };
  const packed = openPack(content).answers;
  return {
    ...rest,
    answers: columnId === undefined ? packed : packed.filter(({ column_id }) => column_id === columnId),
  };
}
