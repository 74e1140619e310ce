import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { nameCompanies } from "../company-names.ts";
import type { Field } from "./read-field.ts";

/**
 * Names of companies of a field, by domain: the directory's, else what its newest answers call them, for companies that only
 * the viewer's private searches name; else the domain itself.
 */
export async function nameInField(
  services: ServiceContext,
  { questions }: Pick<Field, "questions">,
  domains: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await nameCompanies(
    services,
    [...new Set(domains)].map((domain) => ({ domain, name: domain })),
  );
  const names = new Map(known.map(({ domain, name }) => [domain, name]));
  const unknown = known.flatMap(({ domain, name }) => (domain === name ? [domain] : []));
  if (unknown.length === 0) return names;
  const { rows } = await sql<{ domain: string; company_name: string }>`
    select distinct on (domain) domain, company_name from company_mentions
    where search_id = any(${questions.map(({ newest }) => newest.search_id)}::uuid[]) and domain = any(${unknown}::text[])
    order by domain, created_at desc
  `.execute(services.db);
  for (const { domain, company_name } of rows) names.set(domain, company_name);
  return names;
}
