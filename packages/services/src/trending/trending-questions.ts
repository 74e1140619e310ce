import { type Sector, TRENDING_RULE } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";
import { sharedSql } from "../searches/shared-sql.ts";

/** How many questions are looked at, so that the answer takes as long at a million searches as at a thousand. */
const CANDIDATES = 500;

/**
 * The questions that trend, as `id` of the search that is shown, `created_at` of it, `people`, `is_featured`, and what they ask;
 * a question can be among them twice. How many people ask was counted after the question's last search. Each part reads
 * an index and stops after so many (`packages/services/test/trending-plan.test.ts`).
 */
export function trendingQuestions(settings: Settings, sector: Sector | undefined): RawBuilder<unknown> {
  const shown = sql`sector is not null and json_array_length(top) > 0 and market is null and ${sharedSql(settings)}`;
  const isIn = sector ? sql`and sector = ${sector}` : sql``;
  return sql`
    (
      select id, created_at, coalesce(people, 0) as people, true as is_featured, kind, prompt_key, prompt2_key
      from (select * from searches where trending and ${shown} ${isIn}
        order by created_at desc limit ${CANDIDATES}) featured
      left join lateral (select people from asked_questions where is_sandbox = featured.is_sandbox
        and question_key = question_key(featured.kind, featured.prompt_key)) counted on true
    ) union all (
      select newest_id, newest_at, people, false, kind, prompt_key, null from asked_questions
      where people >= ${sql.lit(TRENDING_RULE.people)} and kind <> 'comparison' ${isIn}
        ${settings.modelsAreSandbox ? sql`` : sql`and not is_sandbox`}
      order by people desc, newest_at desc limit ${CANDIDATES}
    )
  `;
}
