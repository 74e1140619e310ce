import { type Connection, PUBLIC_SCOPE } from "@standings/database";
import { sql } from "kysely";
import { type CountChange, type CountedCompany, rowsOfCompanies } from "./count-change.ts";
import { countWeeks, type TouchedCompany } from "./count-weeks.ts";

/**
 * Searches from which on the weeks of a company are counted. Counted figures of rare companies would take more room than all
 * else that is kept of a search, and save little: so many mentions are read in a few milliseconds.
 */
export const WEEKS_FROM = 100;

/** Adds changes to the weeks of the companies that they are about. */
export async function addToCounts(
  tx: Connection,
  changes: readonly CountChange[],
  touched: readonly TouchedCompany[],
): Promise<void> {
  const marked = touched.filter((company) => company.has_weeks);
  if (marked.length > 0) await countWeeks(tx, changes, marked);
}

/** Begins to count the weeks of companies that now have searches enough. */
export async function keepCounts(
  tx: Connection,
  touched: readonly TouchedCompany[],
  weeksFrom: number,
): Promise<void> {
  const due = touched.filter((company) => !company.has_weeks && company.searches >= weeksFrom);
  for (const company of due) await countWeeks(tx, await searchesOf(tx, company), [company]);
  if (due.length === 0) return;
  await sql`
    update counted_companies kept set has_weeks = true from ${rowsOfCompanies(due)}
    where kept.scope = company.scope and kept.domain = company.domain and kept.is_sandbox = company.is_sandbox
  `.execute(tx);
}

/** The counted searches that list a company. */
async function searchesOf(tx: Connection, { scope, domain, is_sandbox }: CountedCompany) {
  const own =
    scope === PUBLIC_SCOPE
      ? sql`mention.is_public`
      : sql`not mention.is_public and mention.user_id = ${scope}::uuid`;
  const { rows } = await sql<Omit<CountChange, "sign">>`
    select distinct counted.search_id, counted.created_at::text, counted.scope, counted.is_sandbox, counted.models,
      counted.answered
    from company_mentions mention
    join counted_searches counted on counted.search_id = mention.search_id
    where mention.domain = ${domain} and ${own} and counted.scope = ${scope}::uuid
      and counted.is_sandbox = ${is_sandbox}::boolean
  `.execute(tx);
  return rows.map((row): CountChange => ({ ...row, sign: 1 }));
}
