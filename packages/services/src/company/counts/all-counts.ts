import { MARKET_SCOPE, PUBLIC_SCOPE } from "@standings/database";
import { MAX_MODELS } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";

/** How every search should be counted that is not queued: columns of `counted_searches`. */
export const SEARCHES: RawBuilder<unknown> = sql`
  select id, searches.created_at, case when market is not null then ${sql.lit(MARKET_SCOPE)}::uuid when is_private or is_taken_down then user_id else ${sql.lit(PUBLIC_SCOPE)}::uuid end,
    is_sandbox, (select array_agg(regexp_replace(name, '_prompt[12]$', '') order by no)
      from unnest(columns) with ordinality as asked (name, no)), answered
  from searches join search_sources on search_id = id and search_sources.created_at = searches.created_at`;

/** Rows of `counted_companies`: a comparison that lists a company for both prompts is one search. */
export const COMPANIES: RawBuilder<unknown> = sql`
  select scope, mention.domain, counted.is_sandbox, count(*)::integer
  from counted_searches counted
  join company_mentions mention on mention.search_id = counted.search_id and mention.created_at = counted.created_at
  where ${countedIn(sql`mention`)} <> 0 and (prompt_no = 1 or (
    select count(*) from company_mentions first where first.search_id = mention.search_id
      and first.created_at = mention.created_at and first.domain = mention.domain and first.prompt_no = 1
      and ${countedIn(sql`first`)} <> 0
  ) = 0) group by 1, 2, 3`;

/** SQL: mask of the counted columns that list a company. */
function countedIn(mention: RawBuilder<unknown>): RawBuilder<unknown> {
  const bits = Array.from({ length: MAX_MODELS }, (_, index) => {
    const [place, bit] = [sql.lit(index + 1), sql.lit(index)];
    return sql`(coalesce((${mention}.ranks[${place}] > 0)::integer, 0) << ${bit})`;
  });
  return sql`((${sql.join(bits, sql` | `)}) & counted.answered)`;
}
