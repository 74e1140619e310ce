import { type Connection, PUBLIC_SCOPE } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import { type CountChange, listingsOf, rowsOfChanges } from "./count-change.ts";

/**
 * Searches from which on a company's sources and competitors are counted. Those of a company with fewer are read from
 * its searches: pairs of rare companies would take more room than everything else that is kept of a search.
 */
export const PAIRS_FROM = 500;

interface CountedCompany {
  readonly scope: string;
  readonly domain: string;
  readonly is_sandbox: boolean;
}

/** Adds to the sources and competitors of the companies that have them counted. */
export async function countPairs(tx: Connection, changes: readonly CountChange[]): Promise<void> {
  await addPairs(tx, changes, sql`select scope, domain, is_sandbox from counted_companies where has_pairs`);
}

/** Begins to count the sources and competitors of the companies of some changes that now have searches enough. */
export async function keepPairs(
  tx: Connection,
  changes: readonly CountChange[],
  pairsFrom: number,
): Promise<void> {
  const { rows: companies } = await sql<CountedCompany>`
    update counted_companies kept set has_pairs = true
    from (select distinct scope, domain, is_sandbox from (${listingsOf(changes)}) listing) as touched
    where kept.scope = touched.scope and kept.domain = touched.domain and kept.is_sandbox = touched.is_sandbox
      and not kept.has_pairs and kept.searches >= ${pairsFrom}
    returning kept.scope, kept.domain, kept.is_sandbox
  `.execute(tx);
  for (const company of companies) {
    const { scope, domain, is_sandbox } = company;
    const only = sql`select ${scope}::uuid as scope, ${domain}::text as domain, ${is_sandbox}::boolean as is_sandbox`;
    await addPairs(tx, await searchesOf(tx, company), only);
  }
}

/** The counted searches that list a company. */
async function searchesOf(tx: Connection, { scope, domain, is_sandbox }: CountedCompany) {
  const own =
    scope === PUBLIC_SCOPE
      ? sql`mention.is_public`
      : sql`not mention.is_public and mention.user_id = ${scope}::uuid`;
  const { rows } = await sql<Omit<CountChange, "sign">>`
    select distinct counted.* from company_mentions mention
    join counted_searches counted on counted.search_id = mention.search_id
    where mention.domain = ${domain} and ${own} and counted.scope = ${scope}::uuid
      and counted.is_sandbox = ${is_sandbox}::boolean
  `.execute(tx);
  return rows.map((row): CountChange => ({ ...row, sign: 1 }));
}

async function addPairs(
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
