import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import type { CompanyScope } from "./company-scopes.ts";

/** How many different domains are cited by some of a company's searches. */
export async function countCompanySources(
  services: Pick<ServiceContext, "heavyReads">,
  scopes: readonly CompanyScope[],
): Promise<number> {
  const [most] = scopes.filter(({ hasPairs }) => hasPairs).sort((a, b) => b.sources - a.sources);
  const rest = scopes.filter((scope) => scope !== most);
  if (rest.length === 0) return most?.sources ?? 0;
  // The part that has most is counted already: only what the others add is looked up.
  const isNew = most
    ? sql`not exists (select from company_sources where ${most.where} and source = cited.source)`
    : sql`true`;
  const rows = await readHeavily(
    services,
    sql<{ sources: number }>`
      select count(distinct source)::integer as sources from (${sql.join(rest.map(sourcesOf), sql` union all `)}) cited where ${isNew}
    `,
  );
  return (most?.sources ?? 0) + (rows[0]?.sources ?? 0);
}

function sourcesOf(scope: CompanyScope): RawBuilder<unknown> {
  return scope.hasPairs
    ? sql`select source, searches from company_sources where ${scope.where}`
    : readSources(scope);
}

/**
 * SQL: rows of `source, searches` of a scope without counted pairs. So few searches are looked up one by one, whatever
 * the planner thinks of reading all.
 */
export function readSources(scope: CompanyScope): RawBuilder<unknown> {
  return sql`select source, count(*)::integer as searches
    from (select distinct search_id, created_at from (${scope.mentions}) mention) listing
    cross join lateral (
      select domains from search_sources kept
      where kept.search_id = listing.search_id and kept.created_at = listing.created_at offset 0
    ) sources
    cross join lateral unnest(domains) as source
    group by source`;
}
