import { type Sector, TRENDING_RULE } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";
import { sharedSql } from "../searches/shared-sql.ts";

/** How many questions are looked at, so that the answer takes as long at a million searches as at a thousand. */
const CANDIDATES = 500;

const SINCE = sql`now() - make_interval(days => ${TRENDING_RULE.days})`;

/**
 * The searches that trend, with their number of `people`; a question can be among them twice. Each part reads an
 * index and stops after so many (`packages/services/test/trending-plan.test.ts`).
 */
export function trendingQuestions(settings: Settings, sector: Sector | undefined): RawBuilder<unknown> {
  const isIn = sector ? sql`sector = ${sector}` : sql`sector is not null`;
  const shown = sql`${isIn} and json_array_length(top) > 0 and market is null and ${sharedSql(settings)}`;
  const searchFields = sql`id, kind, prompt, prompt2, prompt_key, prompt2_key, sector, is_sandbox, columns, top,
    trending, created_at`;
  return sql`
    (
      select ${searchFields}, people
      from (select * from searches where trending and ${shown} order by created_at desc limit ${CANDIDATES}) question
      cross join lateral (${countAskers(shown)}) counted
    ) union all (
      select newest.*, people
      from (
        select prompt_key, kind from asked_questions
        where is_asked_by_others and ${isIn} and last_asked_at > ${SINCE}
        order by last_asked_at desc limit ${CANDIDATES}
      ) question
      cross join lateral (${countAskers(shown)}) counted
      cross join lateral (select ${searchFields} from searches where id = counted.newest_id) newest
      where people >= ${TRENDING_RULE.people}
    )
  `;
}

/**
 * How many people asked `question` in 30 days, of accounts older than a day, and the newest search of it. Steps from
 * one person's newest search to the next person's in the index, so that somebody who asks a thousand times costs as
 * much as anybody else.
 */
function countAskers(shown: RawBuilder<unknown>): RawBuilder<unknown> {
  const next = (after: RawBuilder<unknown>) => sql`
    select user_id, id, created_at from searches
    where prompt_key = question.prompt_key and kind = question.kind and created_at > ${SINCE} and ${shown} ${after}
    order by user_id, created_at desc limit 1`;
  const isOldEnough = sql`(select users.created_at < now() - make_interval(days => ${TRENDING_RULE.accountAgeDays})
    from users where users.id = asker.user_id)`;
  return sql`
    with recursive asker as (
      (select *, 1 as nth from (${next(sql``)}) first)
      union all
      select following.*, nth + 1 from asker
      cross join lateral (${next(sql`and user_id > asker.user_id`)}) following
      where nth < ${TRENDING_RULE.peopleCounted}
    )
    select count(*) filter (where ${isOldEnough})::integer as people,
      (array_agg(id order by created_at desc))[1] as newest_id
    from asker`;
}
