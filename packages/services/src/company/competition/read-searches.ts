import { COMPETITION_SEARCHES, type PromptNo, type TalliedPrompt } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { type ViewedCompany, visible } from "../visible-mentions.ts";
import type { Nearest } from "./find-nearest.ts";

interface Row {
  readonly search_id: string;
  readonly is_sandbox: boolean;
  readonly prompt_no: PromptNo;
  readonly question_key: string;
  /** Which of the companies it lists, by their index, and the ranks of each. */
  readonly companies: number[];
  readonly ranks: number[][];
  readonly answered: number | null;
  readonly listings: (number | null)[] | null;
  /** Joined by spaces: arrays take longer to read than all the rest. */
  readonly domains: string | null;
  readonly cited_by: string | null;
}

/** The newest searches that list a company or a nearest competitor, newest first. */
export interface CompetitionSearches {
  /** How many they are. */
  readonly searches: number;
  readonly prompts: readonly TalliedPrompt[];
  /** There are older ones. */
  readonly isPartial: boolean;
  readonly isSandbox: boolean;
}

/**
 * The newest `COMPETITION_SEARCHES` searches that list a company or a nearest competitor. Reads so many entries of an
 * index for each company at most, then the mentions of the companies and the sources of these searches.
 */
export async function readSearches(
  services: ServiceContext,
  company: ViewedCompany,
  nearest: Nearest,
): Promise<CompetitionSearches> {
  const found = await readHeavily(services, sql<Row>`${newestSearches(company, nearest)}`);
  const ids = [...new Set(found.map((row) => row.search_id))];
  const read = new Set(ids.slice(0, COMPETITION_SEARCHES));
  const rows = found.filter((row) => read.has(row.search_id));
  const counted = await countListings(
    services,
    rows.filter((row) => !isCounted(row)),
  );
  return {
    searches: read.size,
    prompts: rows.map((row) => toPrompt(row, counted)),
    isPartial: ids.length > read.size,
    isSandbox: rows.some((row) => row.is_sandbox),
  };
}

function newestSearches(company: ViewedCompany, { domains, isShown, hasOwn }: Nearest): RawBuilder<unknown> {
  const { userId } = company.viewer;
  const seen = visible(company);
  const mentions = sql`select search_id, created_at, domain, prompt_no, question_key, is_sandbox, ranks`;
  const parts = [
    isShown
      ? sql`${mentions} from company_mentions where is_public ${seen}`
      : sql`${mentions} from (${ownShared(userId)}) own where true ${seen}`,
    ...(hasOwn
      ? [sql`${mentions} from company_mentions where user_id = ${userId} and not is_public ${seen}`]
      : []),
  ];
  const most = COMPETITION_SEARCHES + 1;
  // The planner can't see these limits: it thinks companies rare, and would read and sort all that list one.
  const newest = parts.map(
    (part) => sql`(select distinct created_at, search_id from (${part}) mention where domain = near.domain
      order by created_at desc, search_id limit (select ${most}::integer))`,
  );
  // Read for themselves, since joined they would be looked up one by one.
  const listing = parts.map(
    (part) => sql`(select * from (${part}) mention where domain = any(${domains}::text[])
      and created_at >= (select min(created_at) from newest) offset 0)`,
  );
  return sql`
    with newest as materialized (
      select row_number() over (order by created_at desc, search_id)::integer as no, search_id, created_at
      from unnest(${domains}::text[]) as near (domain) cross join lateral (${sql.join(newest, sql` union all `)}) mention
      group by search_id, created_at order by created_at desc, search_id limit ${most}
    ), listing as materialized (
      select no, prompt_no, search_id, created_at, question_key, is_sandbox,
        to_json(array_agg(array_position(${domains}::text[], domain) - 1)) as companies, to_json(array_agg(ranks)) as ranks
      from newest join (${sql.join(listing, sql` union all `)}) mention using (search_id, created_at)
      group by 1, 2, 3, 4, 5, 6
    )
    select search_id, prompt_no, question_key, is_sandbox, companies, ranks, kept.*
    from listing left join lateral (
      select answered, to_json(listings) as listings, array_to_string(domains, ' ') as domains,
        array_to_string(cited_by, ' ') as cited_by
      from search_sources kept
      where kept.search_id = listing.search_id and kept.created_at = listing.created_at offset 0
    ) kept on true
    order by no, prompt_no`;
}

/** Mentions in the viewer's own newest searches that are shared, of companies that others do not see. */
function ownShared(userId: string): RawBuilder<unknown> {
  return sql`
    select mention.* from (
      select id, created_at from searches where user_id = ${userId} order by created_at desc
      limit ${COMPETITION_SEARCHES + 1}
    ) own
    join company_mentions mention on mention.search_id = own.id and mention.created_at = own.created_at
    where is_public`;
}

/** The listings of every column that answered are known: they are not in rows that a release before 0022 wrote or retried. */
function isCounted({ answered, listings }: Row): boolean {
  if (answered === null || listings === null) return false;
  return listings.every((listed, column) => listed !== null || (answered & (1 << column)) === 0);
}

/** How many companies each column of some searches lists, counted from all of their mentions. */
async function countListings(
  services: ServiceContext,
  searches: readonly Row[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (searches.length === 0) return new Map();
  const ids = searches.map((row) => row.search_id);
  const rows = await readHeavily(
    services,
    sql<{ search_id: string; ranks: number[][] }>`
      select search_id, to_json(array_agg(ranks)) as ranks from company_mentions
      where search_id = any(${ids}::uuid[]) group by search_id
    `,
  );
  return new Map(rows.map(({ search_id, ranks }) => [search_id, countRanks(ranks)]));
}

function countRanks(ranks: readonly (readonly number[])[]): number[] {
  const [columns = []] = ranks;
  return columns.map((_, column) => ranks.filter((row) => (row[column] ?? 0) > 0).length);
}

function toPrompt(row: Row, counted: ReadonlyMap<string, readonly number[]>): TalliedPrompt {
  const { search_id: searchId, companies, ranks, domains, cited_by } = row;
  return {
    ...{ searchId, promptNo: row.prompt_no, question: row.question_key },
    listings: companies.map((company, index) => ({ company, ranks: ranks[index] ?? [] })),
    listed: counted.get(searchId) ?? (row.listings ?? []).map((listed) => listed ?? 0),
    domains: domains?.split(" ") ?? [],
    citedBy: cited_by?.split(" ").map(Number) ?? [],
  };
}
