import type { Connection } from "@standings/database";
import { sql } from "kysely";
import {
  type CountChange,
  type CountedCompany,
  listingsOf,
  rowsOfChanges,
  rowsOfCompanies,
} from "./count-change.ts";

/**
 * Adds to the sources and competitors of companies. What is large is looked up row by row: the planner can't know how few
 * the changes are.
 */
export async function countPairs(
  tx: Connection,
  changes: readonly CountChange[],
  companies: readonly CountedCompany[],
): Promise<void> {
  await sql`
    with listed as materialized (
      select scope, domain, is_sandbox, search_id, created_at, sign, bit_or(1 << (no::integer - 1)) as columns
      from (${listingsOf(changes)}) listing group by 1, 2, 3, 4, 5, 6
    ), own as materialized (
      select listed.* from listed join ${rowsOfCompanies(companies)} using (scope, domain, is_sandbox)
    ), cited as materialized (
      select search_id, sign, source from ${rowsOfChanges(changes)}
      cross join lateral (
        select domains, cited_by from search_sources kept
        where kept.search_id = change.search_id and kept.created_at = change.created_at offset 0
      ) sources
      cross join lateral unnest(domains, cited_by) as cited (source, columns)
      where cited.columns & change.answered <> 0
    ), source as materialized (
      select scope, domain, is_sandbox, source, sum(sign)::integer as searches
      from own join cited using (search_id, sign) group by 1, 2, 3, 4 having sum(sign) <> 0
    ), grown as (
      select scope, domain, is_sandbox, (count(*) filter (where kept.searches is null)
        - count(*) filter (where kept.searches + source.searches = 0))::integer as sources
      from source left join lateral (
        select searches from company_sources kept where kept.scope = source.scope and kept.domain = source.domain
          and kept.is_sandbox = source.is_sandbox and kept.source = source.source offset 0
      ) kept on true group by 1, 2, 3
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
