import type { CompanySuggestion } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { askSuggestService } from "./ask-suggest-service.ts";
import { nameInGroup } from "./countries/read-countries.ts";

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

/**
 * Name of a company: from the directory, else that of its sites for other countries, else by the suggest service (its entry for the domain, else its
 * first), else by its domain (spec part 2 §2). `domain` is registrable. Never throws for want of a name.
 */
export async function findCompanyName(context: ServiceContext, domain: string): Promise<string> {
  const known = await context.db
    .selectFrom("companies")
    .select("name")
    .where("domain", "=", domain)
    .$if(!context.settings.modelsAreSandbox, (query) => query.where("is_sandbox", "=", false))
    .executeTakeFirst();
  if (known) return known.name;
  const grouped = await nameInGroup(context, domain);
  if (grouped !== null) return grouped;
  const entries = await askSuggestService(context, domain);
  return (entries.find((entry) => entry.domain === domain) ?? entries[0])?.name ?? domain;
}
