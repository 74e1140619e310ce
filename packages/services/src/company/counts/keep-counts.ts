import { type Connection, PUBLIC_SCOPE } from "@standings/database";
import { sql } from "kysely";
import { type CountChange, type CountedCompany, rowsOfCompanies } from "./count-change.ts";
import { countPairs } from "./count-pairs.ts";
import { countWeeks, type TouchedCompany } from "./count-weeks.ts";

/** Searches from which on something is counted of a company. What is rarer is read from its mentions. */
export interface Thresholds {
  readonly weeks: number;
  readonly pairs: number;
}

/**
 * Counted figures of rare companies would take more room than all else that is kept of a search, and save little: so many
 * mentions are read in a few milliseconds.
 */
export const THRESHOLDS: Thresholds = { weeks: 100, pairs: 1_000 };

/** What is counted of a company: the mark that it is, and what counts it. */
const COUNTS = {
  weeks: { mark: "has_weeks", count: countWeeks },
  pairs: { mark: "has_pairs", count: countPairs },
} as const;

const KINDS = ["weeks", "pairs"] as const;

/** Adds changes to what is counted of the companies that they are about. */
export async function addToCounts(
  tx: Connection,
  changes: readonly CountChange[],
  touched: readonly TouchedCompany[],
): Promise<void> {
  for (const kind of KINDS) {
    const { mark, count } = COUNTS[kind];
    const marked = touched.filter((company) => company[mark]);
    if (marked.length > 0) await count(tx, changes, marked);
  }
}

/** Begins to count what companies now have searches enough for. */
export async function keepCounts(
  tx: Connection,
  touched: readonly TouchedCompany[],
  thresholds: Thresholds,
): Promise<void> {
  for (const kind of KINDS) {
    const { mark, count } = COUNTS[kind];
    const due = touched.filter((company) => !company[mark] && company.searches >= thresholds[kind]);
    for (const company of due) await count(tx, await searchesOf(tx, company), [company]);
    if (due.length === 0) continue;
    await sql`
      update counted_companies kept set ${sql.ref(mark)} = true from ${rowsOfCompanies(due)}
      where kept.scope = company.scope and kept.domain = company.domain and kept.is_sandbox = company.is_sandbox
    `.execute(tx);
  }
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
