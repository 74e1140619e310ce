import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { rowsOf, type Spelling } from "./spellings.ts";

/**
 * Takes back what the directory learned from some answers. A company that nobody else shared goes; another gets its
 * most frequent name of those that are left. One of the catalogue stays.
 */
export async function forgetSpellings(tx: Connection, spellings: readonly Spelling[]): Promise<void> {
  if (spellings.length === 0) return;
  await sql`
    update company_spellings set seen = company_spellings.seen - item.seen
    from ${rowsOf(spellings)}
    where company_spellings.domain = item.domain and company_spellings.name = item.name
  `.execute(tx);
  const domains = [...new Set(spellings.map(({ domain }) => domain))];
  await sql`delete from company_spellings where domain = any(${domains}::text[]) and seen <= 0`.execute(tx);
  await sql`
    update companies set seen = greatest(companies.seen - forgotten.seen, 0),
      name = case when source = 'search' then coalesce(spelling.name, companies.name) else companies.name end,
      name_key = case when source = 'search' then coalesce(spelling.name_key, companies.name_key)
        else companies.name_key end
    from (select domain, sum(seen)::integer as seen from ${rowsOf(spellings)} group by domain) as forgotten
    left join lateral (
      select name, name_key from company_spellings
      where company_spellings.domain = forgotten.domain
      order by seen desc, name collate "C"
      limit 1
    ) as spelling on true
    where companies.domain = forgotten.domain
  `.execute(tx);
  await sql`
    delete from companies where domain = any(${domains}::text[]) and source = 'search'
      and not exists (select from company_spellings where company_spellings.domain = companies.domain)
  `.execute(tx);
}
