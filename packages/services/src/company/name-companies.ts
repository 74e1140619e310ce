import type { CompanySuggestion } from "@standings/domain";
import type { ServiceContext } from "../context.ts";

/** The same companies under the directory's names: a list may call one by the product that it listed. */
export async function nameCompanies<Company extends CompanySuggestion>(
  { db, settings }: ServiceContext,
  companies: readonly Company[],
): Promise<Company[]> {
  const domains = companies.map(({ domain }) => domain);
  const rows = await db
    .selectFrom("companies")
    .select(["domain", "name"])
    .where("domain", "in", domains.length > 0 ? domains : [""])
    .$if(!settings.modelsAreSandbox, (query) => query.where("is_sandbox", "=", false))
    .execute();
  const names = new Map(rows.map(({ domain, name }) => [domain, name]));
  return companies.map((company) => ({ ...company, name: names.get(company.domain) ?? company.name }));
}
