import type { Connection } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import { type CountChange, listingsOf } from "./count-change.ts";

/** Adds to the number of searches that list companies. */
export async function countCompanies(tx: Connection, changes: readonly CountChange[]): Promise<void> {
  await sql`
    insert into counted_companies as kept (scope, domain, is_sandbox, searches)
    select scope, domain, is_sandbox, sum(sign)
    from (select distinct scope, domain, is_sandbox, search_id, sign from (${listingsOf(changes)}) listing) as listed
    group by 1, 2, 3 having sum(sign) <> 0
    on conflict (scope, domain, is_sandbox) do update set searches = kept.searches + excluded.searches
  `.execute(tx);
}

/** Adds to the figures by week and model of `companies`: rows of `scope, domain, is_sandbox`. */
export async function countWeeks(
  tx: Connection,
  changes: readonly CountChange[],
  companies: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into company_weeks as kept (scope, domain, week, model_id, is_sandbox, listings, top3, ranks)
    select scope, domain, date_trunc('week', created_at at time zone 'utc')::date, models[no], is_sandbox,
      sum(sign), coalesce(sum(sign) filter (where rank <= 3), 0), sum(sign * rank)
    from (${listingsOf(changes)}) listing join (${companies}) companies using (scope, domain, is_sandbox)
    group by 1, 2, 3, 4, 5
    on conflict (scope, domain, week, model_id, is_sandbox) do update set
      listings = kept.listings + excluded.listings, top3 = kept.top3 + excluded.top3,
      ranks = kept.ranks + excluded.ranks
  `.execute(tx);
}

/** Removes what the changes brought down to zero. */
export async function removeEmpty(tx: Connection, changes: readonly CountChange[]): Promise<void> {
  const taken = changes.filter(({ sign }) => sign < 0);
  if (taken.length === 0) return;
  const touched = sql`(select distinct scope, domain, is_sandbox from (${listingsOf(taken)}) listing) as touched
    where kept.scope = touched.scope and kept.domain = touched.domain and kept.is_sandbox = touched.is_sandbox`;
  await sql`
    with weeks as (delete from company_weeks kept using ${touched} and listings = 0),
    sources as (delete from company_sources kept using ${touched} and kept.searches = 0),
    competitors as (delete from company_competitors kept using ${touched} and answers = 0)
    delete from counted_companies kept using ${touched} and searches = 0
  `.execute(tx);
}
