import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { nameCompanies } from "../company-names.ts";
import type { Field } from "./read-field.ts";

/**
 * Names of companies of a field, by domain: the directory's, else what its newest answer calls them, for companies that only
 * the viewer's private searches name; else the domain itself.
 */
export async function nameInField(
  services: ServiceContext,
  field: Pick<Field, "questions">,
  domains: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await nameCompanies(
    services,
    [...new Set(domains)].map((domain) => ({ domain, name: domain })),
  );
  const names = new Map(known.map(({ domain, name }) => [domain, name]));
  const unknown = known.flatMap(({ domain, name }) => (domain === name ? [domain] : []));
  const searchIds = searchesThatName(field, unknown);
  if (searchIds.length === 0) return names;
  const { rows } = await sql<{ domain: string; company_name: string }>`
    select distinct on (domain) domain, company_name from company_mentions
    where search_id = any(${searchIds}::uuid[]) and domain = any(${unknown}::text[])
    order by domain, created_at desc
  `.execute(services.db);
  for (const { domain, company_name } of rows) names.set(domain, company_name);
  return names;
}

/** For each company the search of the first answer that lists it: questions are newest first. */
function searchesThatName({ questions }: Pick<Field, "questions">, domains: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const { answers } of questions) {
    for (const { ranks, search } of answers)
      for (const domain of domains)
        if (!found.has(domain) && ranks.has(domain)) found.set(domain, search.search_id);
    if (found.size === domains.length) break;
  }
  return [...new Set(found.values())];
}
