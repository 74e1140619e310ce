import type { CompanySuggestion } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { companyShownSql } from "../moderation/taken-down-companies.ts";
import type { CompanyQuery } from "./company-query.ts";

/** `withSandbox` includes companies that only the sandbox's models have named. */
export interface DirectorySearch {
  readonly query: CompanyQuery;
  readonly withSandbox: boolean;
  readonly limit: number;
}

type Tier = (search: DirectorySearch, found: readonly string[]) => RawBuilder<CompanySuggestion> | null;

/** Trigrams need a few letters to tell names apart; the extension knows ASCII only under the C locale. */
const MIN_SIMILAR_LENGTH = 4;
const ASCII = /[a-z0-9]/;

/** From the surest to the vaguest; each a query that an index serves (`packages/services/test/directory-plan.test.ts`). */
export const DIRECTORY_TIERS: readonly Tier[] = [
  (search, found) => {
    const { domain, wholeDomain, nameKey } = search.query;
    const domains = [domain, wholeDomain].filter((value) => value !== null);
    const isExact = sql`(domain = any(${domains}::text[]) or name_key = ${nameKey})`;
    return tier(search, found, isExact, sql`domain = any(${domains}::text[]) desc, seen desc`);
  },
  (search, found) =>
    search.query.domain === null
      ? null
      : tier(search, found, sql`domain like ${`${search.query.domain}%`}`, sql`seen desc`),
  (search, found) =>
    search.query.nameKey.length < 2
      ? null
      : tier(search, found, sql`name_key like ${`${search.query.nameKey}%`}`, sql`seen desc`),
  (search, found) =>
    search.query.nameKey.length < 2 || !ASCII.test(search.query.nameKey)
      ? null
      : tier(search, found, sql`name_key like ${`% ${search.query.nameKey}%`}`, sql`seen desc`),
  (search, found) => {
    const { nameKey } = search.query;
    if (nameKey.length < MIN_SIMILAR_LENGTH || !ASCII.test(nameKey)) return null;
    const order = sql`similarity(name_key, ${nameKey}) desc, seen desc`;
    return tier(search, found, sql`name_key % ${nameKey}`, order);
  },
];

function tier(
  { withSandbox, limit }: DirectorySearch,
  found: readonly string[],
  matches: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<CompanySuggestion> {
  return sql<CompanySuggestion>`
    select name, domain from companies
    where ${matches} and (${withSandbox}::boolean or not is_sandbox) and domain <> all(${[...found]}::text[])
      and ${companyShownSql(sql`companies.domain`)}
    order by ${order}, domain
    limit ${limit - found.length}
  `;
}

/** The directory's companies for a query, best first. Stops at the first tier that fills the list. */
export async function searchDirectory(
  { db, settings }: Pick<ServiceContext, "db" | "settings">,
  query: CompanyQuery,
  limit: number,
): Promise<CompanySuggestion[]> {
  const search = { query, withSandbox: settings.modelsAreSandbox, limit };
  const companies: CompanySuggestion[] = [];
  for (const build of DIRECTORY_TIERS) {
    if (companies.length >= limit) break;
    const select = build(
      search,
      companies.map(({ domain }) => domain),
    );
    if (select) companies.push(...(await select.execute(db)).rows);
  }
  return companies;
}
