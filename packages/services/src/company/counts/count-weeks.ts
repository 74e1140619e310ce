import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { type CountChange, type CountedCompany, listingsOf, rowsOfCompanies } from "./count-change.ts";

/** A company that changes touched: what is counted of it, and how many searches list it now. */
export interface TouchedCompany extends CountedCompany {
  readonly searches: number;
  readonly has_weeks: boolean;
}

/** Adds to the number of searches that list companies; returns every company that the changes are about. */
export async function countCompanies(
  tx: Connection,
  changes: readonly CountChange[],
): Promise<TouchedCompany[]> {
  const { rows } = await sql<TouchedCompany>`
    insert into counted_companies as kept (scope, domain, is_sandbox, searches)
    select scope, domain, is_sandbox, sum(sign)
    from (select distinct scope, domain, is_sandbox, search_id, sign from (${listingsOf(changes)}) listing) as listed
    group by 1, 2, 3
    on conflict (scope, domain, is_sandbox) do update set searches = kept.searches + excluded.searches
    returning scope, domain, is_sandbox, searches, has_weeks
  `.execute(tx);
  return rows;
}

/** Adds to the figures of companies by week and model. */
export async function countWeeks(
  tx: Connection,
  changes: readonly CountChange[],
  companies: readonly CountedCompany[],
): Promise<void> {
  // Listed first: joined with the companies before, each change would be looked up for each company of its scope.
  await sql`
    with listing as materialized (${listingsOf(changes, companies)})
    insert into company_weeks as kept (scope, domain, week, model_id, is_sandbox, listings, top3, ranks)
    select scope, domain, date_trunc('week', created_at at time zone 'utc')::date, models[no], is_sandbox,
      sum(sign), coalesce(sum(sign) filter (where rank <= 3), 0), sum(sign * rank)
    from listing join ${rowsOfCompanies(companies)} using (scope, domain, is_sandbox)
    group by 1, 2, 3, 4, 5
    on conflict (scope, domain, week, model_id, is_sandbox) do update set
      listings = kept.listings + excluded.listings, top3 = kept.top3 + excluded.top3,
      ranks = kept.ranks + excluded.ranks
  `.execute(tx);
}

/** Removes what changes brought down to zero for these companies. */
export async function removeEmpty(tx: Connection, companies: readonly CountedCompany[]): Promise<void> {
  const touched = sql`${rowsOfCompanies(companies)}
    where kept.scope = company.scope and kept.domain = company.domain and kept.is_sandbox = company.is_sandbox`;
  await sql`
    with weeks as (delete from company_weeks kept using ${touched} and listings = 0)
    delete from counted_companies kept using ${touched} and searches = 0
  `.execute(tx);
}
