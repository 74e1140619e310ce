import { type Sector, TRENDING_RULE } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";
import { isShared } from "../searches/is-shared.ts";

/** How many questions are looked at, so that the answer takes as long at a million searches as at a thousand. */
const CANDIDATES = 500;

const FIELDS = sql`id, kind, prompt, prompt2, prompt_key, prompt2_key, sector, is_sandbox, columns, top, trending,
  created_at`;

const SINCE = sql`now() - make_interval(days => ${TRENDING_RULE.days})`;

/**
 * The searches that trend, with their number of `people`; a question can be among them twice. Each part reads an
 * index and stops after so many (`packages/services/test/trending-plan.test.ts`).
 */
export function trendingQuestions(settings: Settings, sector: Sector | undefined): RawBuilder<unknown> {
  const isIn = sector ? sql`sector = ${sector}` : sql`sector is not null`;
  const shown = sql`${isIn} and json_array_length(top) > 0 and ${isShared(settings)}`;
  const people = countPeople(settings);
  return sql`
    (
      select ${FIELDS}, ${people} as people
      from (select * from searches where trending and ${shown} order by created_at desc limit ${CANDIDATES}) question
    ) union all (
      select ${FIELDS}, people
      from (
        select prompt_key, kind from asked_questions
        where is_asked_by_others and ${isIn} and last_asked_at > ${SINCE}
        order by last_asked_at desc limit ${CANDIDATES}
      ) question
      cross join lateral (select ${people} as people) counted
      cross join lateral (
        select ${sql`id, prompt, prompt2, prompt2_key, sector, is_sandbox, columns, top, trending, created_at`}
        from searches
        where prompt_key = question.prompt_key and kind = question.kind and ${shown}
        order by created_at desc limit 1
      ) latest
      where people >= ${TRENDING_RULE.people}
    )
  `;
}

/**
 * People who asked `question` in 30 days and whose account is older than a day. Steps from one person to the next in
 * the index, so that somebody who asks a thousand times costs as much as anybody else.
 */
function countPeople(settings: Settings): RawBuilder<number> {
  const next = (after: RawBuilder<unknown>) => sql`
    select user_id from searches
    where prompt_key = question.prompt_key and kind = question.kind and created_at > ${SINCE}
      and ${isShared(settings)} ${after}
    order by user_id limit 1`;
  return sql<number>`(
    with recursive asker as (
      (select user_id, 1 as nth from (${next(sql``)}) first)
      union all
      select following.user_id, nth + 1 from asker
      cross join lateral (${next(sql`and user_id > asker.user_id`)}) following
      where nth < ${TRENDING_RULE.peopleCounted}
    )
    select count(*)::integer from asker join users on users.id = asker.user_id
    where users.created_at < now() - make_interval(days => ${TRENDING_RULE.accountAgeDays})
  )`;
}
