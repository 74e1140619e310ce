import { type Connection, inTransaction, questionKey } from "@standings/database";
import { TRENDING_RULE } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { lockCounts } from "../company/counts/lock-counts.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Questions of one statement. */
const BATCH = 200;

const SINCE = sql`now() - make_interval(days => ${sql.lit(TRENDING_RULE.days)})`;
const OLD_ENOUGH = sql`make_interval(days => ${sql.lit(TRENDING_RULE.accountAgeDays)})`;

/** Searches whose questions are kept: nothing that is asked in a market is. */
const SHARED = sql`not is_private and market is null`;

/** Columns of `asked_questions`, in the order of `countedQuestions`. */
export const QUESTION_COLUMNS = sql`question_key, is_sandbox, prompt_key, kind, people, newest_id, newest_at, sector, recount_at`;

/** SQL: every question that is shared. */
export const ALL_QUESTIONS = questionsOf(sql`true`);

/** SQL: questions of some shared searches, as `question_key, is_sandbox, prompt_key, kind`. */
function questionsOf(chosen: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select distinct ${questionKey(sql`kind`, sql`prompt_key`)} as question_key, is_sandbox, prompt_key, kind
    from searches where ${chosen} and ${SHARED}`;
}

/** SQL: rows of `asked_questions` for questions of which a search is shared still. */
export function countedQuestions(questions: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${QUESTION_COLUMNS} from (${questions}) question cross join lateral (${countAskers()}) counted
    where exists (select from searches where prompt_key = question.prompt_key and kind = question.kind
      and is_sandbox = question.is_sandbox and ${SHARED})`;
}

/**
 * Counts the questions of some searches anew, deleted ones too; what nobody shares any more is forgotten. Needs the lock
 * of the counts, which keeps others from writing the same rows.
 */
export async function countQuestions(
  tx: Connection,
  searches: readonly { readonly search_id: string; readonly question_key: string }[],
): Promise<void> {
  const ids = searches.map((search) => search.search_id);
  const keys = searches.map((search) => search.question_key);
  await keepCounted(
    tx,
    sql`${questionsOf(sql`id = any(${ids}::uuid[])`)}
    union select question_key, is_sandbox, prompt_key, kind from asked_questions where question_key = any(${keys}::bigint[])`,
  );
}

/** Job: counts questions anew whose number of people has changed by time: searches of 30 days ago, accounts of a day ago. */
export async function countDueQuestions(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  const due = sql`select question_key, is_sandbox, prompt_key, kind from asked_questions
    where recount_at <= now() order by recount_at limit ${BATCH}`;
  let counted = BATCH;
  while (counted === BATCH)
    counted = await inTransaction(db, async (tx) => {
      await lockCounts(tx);
      const keys = await keepCounted(tx, due);
      if (keys.length > 0)
        await sql`insert into field_changes (question_keys) values (${keys}::bigint[])`.execute(tx);
      return keys.length;
    });
}

/** Gives the keys of the questions. */
async function keepCounted(tx: Connection, questions: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ question_key: string }>`
    with question as materialized (${questions}),
    counted as materialized (${countedQuestions(sql`select * from question`)}),
    forgotten as (
      delete from asked_questions known using question
      where (known.question_key, known.is_sandbox) = (question.question_key, question.is_sandbox)
        and (question.question_key, question.is_sandbox) not in (select question_key, is_sandbox from counted)
    ), kept as (
      insert into asked_questions (${QUESTION_COLUMNS}) select * from counted
      on conflict (question_key, is_sandbox) do update set people = excluded.people, newest_id = excluded.newest_id,
        newest_at = excluded.newest_at, sector = excluded.sector, recount_at = excluded.recount_at
    )
    select question_key::text from question
  `.execute(tx);
  return rows.map((row) => row.question_key);
}

/**
 * SQL: how many people asked `question` in 30 days, of accounts older than a day; the newest search of it; and when the number
 * changes by time. Steps from one person's newest search to the next person's in the index, so that somebody who asks a
 * thousand times costs as much as anybody else.
 */
function countAskers(): RawBuilder<unknown> {
  const next = (after: RawBuilder<unknown>) => sql`
    select user_id, id, sector, created_at from searches
    where prompt_key = question.prompt_key and kind = question.kind and is_sandbox = question.is_sandbox
      and created_at > ${SINCE} and ${SHARED} and not is_taken_down and sector is not null
      and json_array_length(top) > 0 ${after}
    order by user_id, created_at desc limit 1`;
  return sql`
    with recursive asker as (
      (select *, 1 as nth from (${next(sql``)}) first)
      union all
      select following.*, nth + 1 from asker
      cross join lateral (${next(sql`and user_id > asker.user_id`)}) following
      where nth < ${sql.lit(TRENDING_RULE.peopleCounted)}
    ), aged as (
      select asker.*, users.created_at + ${OLD_ENOUGH} as counts_from from asker join users on users.id = user_id
    )
    select count(*) filter (where counts_from <= now())::integer as people,
      (array_agg(id order by created_at desc, id))[1] as newest_id, max(created_at) as newest_at,
      (array_agg(sector order by created_at desc, id))[1] as sector,
      least(min(created_at) + make_interval(days => ${sql.lit(TRENDING_RULE.days)}),
        min(counts_from) filter (where counts_from > now())) as recount_at
    from aged`;
}
