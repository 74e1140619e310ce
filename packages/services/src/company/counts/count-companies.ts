import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { type CountChange, type CountedCompany, listingsOf, rowsOfCompanies } from "./count-change.ts";

/** Adds to the number of searches that list companies; returns the companies that the changes are about. */
export async function countCompanies(
  tx: Connection,
  changes: readonly CountChange[],
): Promise<CountedCompany[]> {
  const { rows } = await sql<CountedCompany>`
    insert into counted_companies as kept (scope, domain, is_sandbox, searches)
    select scope, domain, is_sandbox, sum(sign)
    from (select distinct scope, domain, is_sandbox, search_id, sign from (${listingsOf(changes)}) listing) as listed
    group by 1, 2, 3
    on conflict (scope, domain, is_sandbox) do update set searches = kept.searches + excluded.searches
    returning scope, domain, is_sandbox
  `.execute(tx);
  return rows;
}

/** Removes companies that changes brought down to zero. */
export async function removeEmpty(tx: Connection, companies: readonly CountedCompany[]): Promise<void> {
  await sql`
    delete from counted_companies kept using ${rowsOfCompanies(companies)}
    where kept.scope = company.scope and kept.domain = company.domain and kept.is_sandbox = company.is_sandbox
      and searches = 0
  `.execute(tx);
}
