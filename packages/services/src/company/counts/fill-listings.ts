import type { Database } from "@standings/database";
import { type RawBuilder, sql } from "kysely";

/** Searches of one statement. */
const BATCH = 2_000;

/** SQL: `search_id, created_at, listings` of some searches, counted from all of their mentions. */
export function countedListings(searches: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select search_id, created_at, array_agg(listed order by no)::smallint[] as listings from (
      select search_id, created_at, no, count(*) filter (where rank > 0) as listed
      from company_mentions cross join lateral unnest(ranks) with ordinality as place (rank, no)
      where ${searches} group by 1, 2, 3
    ) counted group by 1, 2`;
}

/** Counts the listings of what a release before 0022 saved or retried; until then they are counted at each reading. */
export async function fillListings(db: Database): Promise<void> {
  let after: string | undefined = "00000000-0000-0000-0000-000000000000";
  while (after !== undefined) {
    const { rows } = await sql<{ last: string | null }>`
      with due as materialized (
        select search_id from search_sources
        where search_id > ${after} and (listings is null or array_position(listings, null) is not null)
        order by search_id limit ${BATCH}
      ), filled as (
        update search_sources kept set listings = counted.listings
        from (${countedListings(sql`search_id = any(array(select search_id from due))`)}) counted
        where kept.search_id = counted.search_id and kept.created_at = counted.created_at
      )
      select search_id as last from due order by search_id desc limit 1
    `.execute(db);
    after = rows[0]?.last ?? undefined;
  }
}
