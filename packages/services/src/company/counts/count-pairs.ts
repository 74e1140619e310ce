import type { Connection } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import { type CountChange, listingsOf, rowsOfChanges } from "./count-change.ts";

/** Adds to the sources and competitors of `companies`: rows of `scope, domain, is_sandbox`. */
export async function countPairs(
  tx: Connection,
  changes: readonly CountChange[],
  companies: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with listed as materialized (
      select scope, domain, is_sandbox, search_id, created_at, sign, bit_or(1 << (no::integer - 1)) as columns
      from (${listingsOf(changes)}) listing group by 1, 2, 3, 4, 5, 6
    ), own as materialized (
      select listed.* from listed join (${companies}) companies using (scope, domain, is_sandbox)
    ), source as materialized (
      select own.scope, own.domain, own.is_sandbox, cited.domain as source, sum(own.sign)::integer as searches
      from own
      join ${rowsOfChanges(changes)} using (search_id, sign)
      join search_sources on search_sources.search_id = own.search_id and search_sources.created_at = own.created_at
      cross join lateral unnest(domains, cited_by) as cited (domain, columns)
      where cited.columns & change.answered <> 0
      group by 1, 2, 3, 4 having sum(own.sign) <> 0
    ), grown as (
      select source.scope, source.domain, source.is_sandbox, (count(*) filter (where kept.searches is null)
        - count(*) filter (where kept.searches + source.searches = 0))::integer as sources
      from source left join company_sources kept using (scope, domain, is_sandbox, source) group by 1, 2, 3
    ), sources as (
      insert into company_sources as kept (scope, domain, is_sandbox, source, searches)
      select * from source
      on conflict (scope, domain, is_sandbox, source) do update set searches = kept.searches + excluded.searches
    ), competitors as (
      insert into company_competitors as kept (scope, domain, is_sandbox, competitor, answers)
      select own.scope, own.domain, own.is_sandbox, other.domain,
        sum(own.sign * bit_count((own.columns & other.columns)::bit(32)))
      from own join listed other using (search_id, sign)
      where other.domain <> own.domain and own.columns & other.columns <> 0
      group by 1, 2, 3, 4 having sum(own.sign * bit_count((own.columns & other.columns)::bit(32))) <> 0
      on conflict (scope, domain, is_sandbox, competitor) do update set answers = kept.answers + excluded.answers
    )
    update counted_companies counted set sources = counted.sources + grown.sources from grown
    where counted.scope = grown.scope and counted.domain = grown.domain and counted.is_sandbox = grown.is_sandbox
      and grown.sources <> 0
  `.execute(tx);
}
