import type { Figure, ModelId } from "@standings/domain";
import { sql } from "kysely";
import { type Connection, type Database, inTransaction } from "../database.ts";

/** Rows of each log that one statement adds up. */
const BATCH = 20_000;
/** Hours of answers that are kept one by one. */
const HOURS_KEPT = 48;

/** Figures that tables still prove; what answers cost and how they were read outlives its rows. */
const SOURCES = ["users", "searches", "contact_submissions", "payments"] as const;
const PROVABLE: readonly Figure[] = ["signup", "user", "search", "contact", "revenue"];

/**
 * Adds logged changes to their days and logged answers to their hours; what a reader sees stays the same. Rows are
 * written in the order of their keys. Returns how many rows of the logs it took.
 */
export async function addUpFigures(db: Connection): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with changes as (
      delete from figure_changes where id in (
        select id from figure_changes order by id limit ${BATCH} for update skip locked
      ) returning *
    ), answers as (
      delete from answer_log where id in (
        select id from answer_log order by id limit ${BATCH} for update skip locked
      ) returning *
    ), days as (
      insert into figure_days (figure, day, kind, is_sandbox, amount)
      select figure, day, kind, is_sandbox, sum(amount) from (
        select figure, day, kind, is_sandbox, amount from changes
        union all select f.figure, f.day, f.kind, f.is_sandbox, f.amount
          from answers, figures_of(row(answers.*)::answer_log) f
      ) as logged
      group by figure, day, kind, is_sandbox having sum(amount) <> 0 order by figure, day, kind, is_sandbox
      on conflict (figure, day, kind, is_sandbox) do update set amount = figure_days.amount + excluded.amount
    ), hours as (
      insert into answer_hours (hour, model_id, is_error, bucket, is_sandbox, answers)
      select date_trunc('hour', at), model_id, kind = 'error', round(25 * ln(greatest(duration_ms, 1)))::smallint,
        is_sandbox, count(*)
      from answers group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (hour, model_id, is_error, bucket, is_sandbox) do update
        set answers = answer_hours.answers + excluded.answers
    )
    select ((select count(*) from changes) + (select count(*) from answers))::integer as taken
  `.execute(db);
  await sql`delete from answer_hours where hour < now() - make_interval(hours => ${HOURS_KEPT}::integer)`.execute(
    db,
  );
  return rows[0]?.taken ?? 0;
}

export interface FigureDay {
  readonly figure: Figure;
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  readonly kind: string;
  readonly isSandbox: boolean;
  readonly amount: number;
}

/** Figures of each day since `since` (UTC, `YYYY-MM-DD`), the day now included. */
export async function readFigures(
  db: Connection,
  { figures, since }: { readonly figures: readonly Figure[]; readonly since: string },
): Promise<FigureDay[]> {
  const { rows } = await sql<FigureDay>`
    select figure, day::text as day, kind, is_sandbox as "isSandbox", sum(amount)::double precision as amount
    from figures where figure = any(${figures}) and day >= ${since}::date
    group by figure, day, kind, is_sandbox having sum(amount) <> 0
  `.execute(db);
  return rows;
}

/** Figures over all days, by kind. */
export async function readTotals(
  db: Connection,
  figures: readonly Figure[],
): Promise<{ readonly figure: Figure; readonly kind: string; readonly amount: number }[]> {
  const { rows } = await sql<{ figure: Figure; kind: string; amount: number }>`
    select figure, kind, sum(amount)::double precision as amount
    from figures where figure = any(${figures}) group by figure, kind
  `.execute(db);
  return rows;
}

export interface AnswerTimes {
  readonly modelId: ModelId;
  readonly answers: number;
  readonly errors: number;
  /** Of the answers that came, within 2 %; null when none came. */
  readonly medianMs: number | null;
}

/** Logs what a call cost that no answer of a run keeps, US dollars, to its day. */
export async function addCost(
  db: Connection,
  { at, costUsd, isSandbox }: { readonly at: Date; readonly costUsd: number; readonly isSandbox: boolean },
): Promise<void> {
  if (costUsd === 0) return;
  await db
    .insertInto("figure_changes")
    .values({
      figure: "cost",
      day: at.toISOString().slice(0, 10),
      kind: "",
      is_sandbox: isSandbox,
      amount: costUsd,
    })
    .execute();
}

/** How models answered in the last 24 hours, to the hour. */
export async function readAnswerTimes(db: Connection, isSandbox: boolean): Promise<AnswerTimes[]> {
  const { rows } = await sql<AnswerTimes>`
    with times as (
      select model_id, is_error, bucket, sum(answers) as answers from answer_times
      where hour > now() - interval '24 hours' and is_sandbox = ${isSandbox} group by 1, 2, 3
    ), ranked as (
      select *, sum(answers) over (partition by model_id, is_error order by bucket) as up_to,
        sum(answers) over (partition by model_id, is_error) as all_answers
      from times
    )
    select model_id as "modelId", sum(answers)::integer as answers,
      coalesce(sum(answers) filter (where is_error), 0)::integer as errors,
      exp(min(bucket) filter (where not is_error and 2 * up_to >= all_answers) / 25.0)::double precision as "medianMs"
    from ranked group by model_id order by model_id
  `.execute(db);
  return rows;
}

export interface FigureDrift {
  readonly figure: string;
  readonly day: string;
  readonly kind: string;
  readonly kept: number;
  readonly counted: number;
}

/** Figures that are not what their rows add up to, at most 100. It reads every row. */
export async function findFigureDrift(db: Connection): Promise<FigureDrift[]> {
  const { rows } = await sql<FigureDrift>`
    with kept as (
      select figure, day, kind, is_sandbox, sum(amount) as amount from figures
      where figure = any(${PROVABLE}) group by 1, 2, 3, 4 having sum(amount) <> 0
    ), counted as (
      select figure, day, kind, is_sandbox, sum(amount) as amount from (${counted()}) as rows
      group by 1, 2, 3, 4 having sum(amount) <> 0
    )
    select figure, day::text as day, kind, coalesce(kept.amount, 0)::double precision as kept,
      coalesce(counted.amount, 0)::double precision as counted
    from kept full join counted using (figure, day, kind, is_sandbox)
    where kept.amount is distinct from counted.amount order by figure, day limit 100
  `.execute(db);
  return rows;
}

/** Counts anew what rows prove, while writers wait. */
export async function recountFigures(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`lock table ${sql.join(SOURCES.map((table) => sql.id(table)))}, figure_days in share mode`.execute(
      tx,
    );
    await sql`delete from figure_changes where figure = any(${PROVABLE})`.execute(tx);
    await sql`delete from figure_days where figure = any(${PROVABLE})`.execute(tx);
    await sql`
      insert into figure_days (figure, day, kind, is_sandbox, amount)
      select figure, day, kind, is_sandbox, sum(amount) from (${counted()}) as rows
      group by 1, 2, 3, 4 having sum(amount) <> 0
    `.execute(tx);
  });
}

function counted() {
  const selects = SOURCES.map(
    (table) =>
      sql`select f.figure, f.day, f.kind, f.is_sandbox, f.amount from ${sql.id(table)}, figures_of(${sql.id(table)}) f`,
  );
  return sql.join(selects, sql` union all `);
}
