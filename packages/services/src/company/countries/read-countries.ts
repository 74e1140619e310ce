import type { Connection } from "@standings/database";
import type { CompanySuggestion, CountrySite } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { companyShownSql } from "../../moderation/taken-down-companies.ts";

/** The other sites of a company's group that are on public pages, by country, those for the world last. */
export async function readCountries(db: Connection, domain: string): Promise<CountrySite[]> {
  const { rows } = await sql<CountrySite>`
    select other.domain, other.country from company_groups own
      join company_groups other on other.group_id = own.group_id and other.domain <> own.domain
    where own.domain = ${domain} and ${companyShownSql(sql`other.domain`)}
    order by other.country nulls last, other.domain
  `.execute(db);
  return rows;
}

/** The name of the best known company among the other sites of a company's group that are on public pages. */
export async function nameInGroup(
  { db, settings }: Pick<ServiceContext, "db" | "settings">,
  domain: string,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select companies.name from company_groups own
      join company_groups other on other.group_id = own.group_id
      join companies on companies.domain = other.domain
    where own.domain = ${domain} and (${settings.modelsAreSandbox}::boolean or not companies.is_sandbox)
      and ${companyShownSql(sql`other.domain`)}
    order by companies.seen desc, other.domain
    limit 1
  `.execute(db);
  return rows[0]?.name ?? null;
}

interface SiteOf {
  /** The company that was found. */
  readonly of: string;
  readonly domain: string;
  readonly name: string | null;
}

/** SQL: of each company that has one its most seen site for a country. */
export function sitesOf(country: string, domains: readonly string[]): RawBuilder<SiteOf> {
  return sql<SiteOf>`
    select distinct on (own.domain) own.domain as of, site.domain, companies.name
    from company_groups own join company_groups site on site.group_id = own.group_id and site.country = ${country}
      left join companies on companies.domain = site.domain
    where own.domain = any (${[...domains]}::text[]) and ${companyShownSql(sql`site.domain`)}
    order by own.domain, coalesce(companies.seen, 0) desc, site.domain
  `;
}

/**
 * Companies with their sites for a country before them, where their groups have one; a site without a name in the directory has the
 * name of the company that was found.
 */
export async function withSitesOf(
  db: Connection,
  country: string,
  found: readonly CompanySuggestion[],
): Promise<CompanySuggestion[]> {
  const { rows } = await sitesOf(
    country,
    found.map(({ domain }) => domain),
  ).execute(db);
  const siteOf = new Map(rows.map((row) => [row.of, row]));
  const all = found.flatMap((company) => {
    const site = siteOf.get(company.domain);
    return site ? [{ name: site.name ?? company.name, domain: site.domain }, company] : [company];
  });
  return all.filter(({ domain }, at) => all.findIndex((one) => one.domain === domain) === at);
}
