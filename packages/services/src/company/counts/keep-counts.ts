import { type Connection, PUBLIC_SCOPE } from "@standings/database";
import { sql } from "kysely";
import { type CountChange, listingsOf } from "./count-change.ts";
import { countPairs } from "./count-pairs.ts";
import { countWeeks } from "./count-weeks.ts";

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

interface CountedCompany {
  readonly scope: string;
  readonly domain: string;
  readonly is_sandbox: boolean;
}

/** Adds changes to what is counted of companies. */
export async function addToCounts(tx: Connection, changes: readonly CountChange[]): Promise<void> {
  for (const kind of KINDS) {
    const { mark, count } = COUNTS[kind];
    const marked = sql`select scope, domain, is_sandbox from counted_companies where ${sql.ref(mark)}`;
    await count(tx, changes, marked);
  }
}

/** Begins to count what the companies of some changes now have searches enough for. */
export async function keepCounts(
  tx: Connection,
  changes: readonly CountChange[],
  thresholds: Thresholds,
): Promise<void> {
  for (const kind of KINDS) {
    const { mark, count } = COUNTS[kind];
    const { rows: companies } = await sql<CountedCompany>`
      update counted_companies kept set ${sql.ref(mark)} = true
      from (select distinct scope, domain, is_sandbox from (${listingsOf(changes)}) listing) as touched
      where kept.scope = touched.scope and kept.domain = touched.domain and kept.is_sandbox = touched.is_sandbox
        and not ${sql.ref(`kept.${mark}`)} and kept.searches >= ${thresholds[kind]}
      returning kept.scope, kept.domain, kept.is_sandbox
    `.execute(tx);
    for (const company of companies) {
      const { scope, domain, is_sandbox } = company;
      const only = sql`select ${scope}::uuid as scope, ${domain}::text as domain, ${is_sandbox}::boolean as is_sandbox`;
      await count(tx, await searchesOf(tx, company), only);
    }
  }
}

/** The counted searches that list a company. */
async function searchesOf(tx: Connection, { scope, domain, is_sandbox }: CountedCompany) {
  const own =
    scope === PUBLIC_SCOPE
      ? sql`mention.is_public`
      : sql`not mention.is_public and mention.user_id = ${scope}::uuid`;
  const { rows } = await sql<Omit<CountChange, "sign">>`
    select distinct counted.* from company_mentions mention
    join counted_searches counted on counted.search_id = mention.search_id
    where mention.domain = ${domain} and ${own} and counted.scope = ${scope}::uuid
      and counted.is_sandbox = ${is_sandbox}::boolean
  `.execute(tx);
  return rows.map((row): CountChange => ({ ...row, sign: 1 }));
}
