import type {
  AnswerReader,
  AnswerShape,
  AnswerVersions,
  ColumnId,
  Extraction,
  Grounding,
  ModelFailureKind,
} from "@standings/domain";
import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { type Places, prepare } from "../prepared.ts";
import type { AnswerStatus, Run } from "../tables/runs.ts";
import { type Append, type AppendValues, appendValues, toStorable, withAppend } from "./run-log.ts";
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

/** An answer as values of its statement. */
interface AnswerValues extends AppendValues {
  readonly columnId: ColumnId;
  readonly upstreamId: string;
  readonly status: AnswerStatus;
  readonly durationMs: number;
  readonly text: string | null;
  readonly servedModel: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly costUsd: number | null;
  /** JSON, as the extraction. */
  readonly grounding: string | null;
  readonly failure: ModelFailureKind | null;
  readonly detail: string | null;
  readonly shape: AnswerShape | null;
  readonly readBy: AnswerReader | null;
  readonly extraction: string | null;
  readonly versions: string | null;
}

/**
 * Stores an answer with the next attempt's number and appends its events, both or neither, in one statement.
 * Returns the `seq` before the events; undefined when the lease is lost.
 */
export async function insertAnswer(
  db: Connection,
  append: Append,
  { reply, extraction, versions, ...answer }: NewAnswer,
): Promise<number | undefined> {
  const { columnId, upstreamId, status, durationMs, shape, readBy } = answer;
  const [row] = await answerStatement(db, {
    ...appendValues(append),
    columnId,
    upstreamId,
    status,
    durationMs,
    shape,
    readBy,
    failure: answer.failure ?? null,
    detail: answer.detail ?? null,
    text: toStorable(reply?.text ?? null),
    servedModel: toStorable(reply?.servedModel ?? null),
    promptTokens: reply?.promptTokens ?? null,
    completionTokens: reply?.completionTokens ?? null,
    costUsd: reply?.costUsd ?? null,
    grounding: reply && JSON.stringify(reply.grounding),
    extraction: extraction && JSON.stringify(extraction),
    versions: versions && JSON.stringify(versions),
  });
  return row?.base;
}

const answerStatement = prepare<AnswerValues>("append_answer")((db, values) =>
  withAppend(db, values)
    .with("answer", (query) =>
      query
        .insertInto("model_answers")
        .columns([...ANSWER_COLUMNS])
        .expression((eb) => eb.selectFrom("run").select(answerValues(values)))
        .returning("attempt"),
    )
    .selectFrom("run")
    .select("run.base"),
);

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
  "grounding",
  "duration_ms",
  "failure",
  "failure_detail",
  "shape",
  "read_by",
  "extraction",
  "versions",
] as const;

function answerValues(answer: Places<AnswerValues>) {
  return [
    sql<string>`run.id`.as("run_id"),
    sql<ColumnId>`${answer.columnId}::text`.as("column_id"),
    sql<number>`(select count(*) + 1 from model_answers as earlier
      where earlier.run_id = run.id and earlier.column_id = ${answer.columnId})`.as("attempt"),
    sql<AnswerStatus>`${answer.status}::text`.as("status"),
    sql<string | null>`${answer.text}::text`.as("raw_text"),
    sql<string>`${answer.upstreamId}::text`.as("upstream_id"),
    sql<string | null>`${answer.servedModel}::text`.as("served_model"),
    sql<number | null>`${answer.promptTokens}::integer`.as("prompt_tokens"),
    sql<number | null>`${answer.completionTokens}::integer`.as("completion_tokens"),
    sql<number | null>`${answer.costUsd}::double precision`.as("cost_usd"),
    sql<string | null>`${answer.grounding}::jsonb`.as("grounding"),
    sql<number>`${answer.durationMs}::integer`.as("duration_ms"),
    sql<ModelFailureKind | null>`${answer.failure}::text`.as("failure"),
    sql<string | null>`${answer.detail}::text`.as("failure_detail"),
    sql<AnswerShape | null>`${answer.shape}::text`.as("shape"),
    sql<AnswerReader | null>`${answer.readBy}::text`.as("read_by"),
    sql<Extraction | null>`${answer.extraction}::jsonb`.as("extraction"),
    sql<AnswerVersions | null>`${answer.versions}::jsonb`.as("versions"),
  ];
}

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
