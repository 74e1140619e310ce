import {
  COMPETITION_SEARCHES,
  type PromptNo,
  type TalliedListing,
  type TalliedPrompt,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { countedListings } from "../counts/fill-listings.ts";
import type { ViewedCompany } from "../visible-mentions.ts";
import type { Nearest } from "./find-nearest.ts";
import { type ListingsRow, newestListings } from "./newest-listings.ts";

/** The newest searches that list a company or a nearest competitor. */
export interface CompetitionSearches {
  /** How many they are. */
  readonly searches: number;
  /** Newest first. */
  readonly prompts: readonly TalliedPrompt[];
  /** There are older ones. */
  readonly isPartial: boolean;
  readonly isSandbox: boolean;
}

/**
 * The newest `COMPETITION_SEARCHES` searches that list a company or a nearest competitor, with what they list and cite.
 * Throws BUSY.
 */
export async function readSearches(
  services: ServiceContext,
  company: ViewedCompany,
  nearest: Nearest,
): Promise<CompetitionSearches> {
  const [found] = await readHeavily(services, newestListings(company, nearest));
  if (!found?.ids || !found.since) return { searches: 0, prompts: [], isPartial: false, isSandbox: false };
  const ids = found.ids.slice(0, COMPETITION_SEARCHES);
  const sources = await readSources(services, ids, found.since);
  return {
    searches: ids.length,
    prompts: promptsIn(found, ids).map((prompt) => ({
      ...prompt,
      ...(sources.get(prompt.searchId) ?? NO_SOURCES),
    })),
    isPartial: found.ids.length > ids.length,
    isSandbox: found.is_sandbox ?? false,
  };
}

type Sources = Pick<TalliedPrompt, "domains" | "citedBy" | "listed">;
const NO_SOURCES: Sources = { domains: [], citedBy: [], listed: [] };

/** The prompts of searches with where they list the companies, newest first. */
function promptsIn(
  { searches, prompts, companies, questions, ranks }: ListingsRow,
  ids: readonly string[],
): Omit<TalliedPrompt, keyof Sources>[] {
  const found = new Map<
    number,
    Omit<TalliedPrompt, "listings" | keyof Sources> & { listings: TalliedListing[] }
  >();
  for (const [index, search] of searches?.entries() ?? []) {
    const searchId = ids[search];
    if (searchId === undefined) continue;
    const promptNo: PromptNo = prompts[index] ?? 1;
    const place = 2 * search + promptNo;
    const prompt = found.get(place) ?? { searchId, promptNo, question: questions[index] ?? 0, listings: [] };
    prompt.listings.push({ company: companies[index] ?? 0, ranks: ranks[index] ?? [] });
    found.set(place, prompt);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, prompt]) => prompt);
}

interface SourcesRow {
  readonly search_id: string;
  readonly answered: number;
  readonly listings: (number | null)[] | null;
  /** Joined by spaces: the driver takes longer to read arrays than the database to find them. */
  readonly domains: string;
  readonly cited_by: string;
}

/** What searches cite, and how many companies their columns list. None of them is older than `since`. */
async function readSources(
  services: ServiceContext,
  ids: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, Sources>> {
  const rows = await readHeavily(
    services,
    sql<SourcesRow>`
      select search_id, answered, to_json(listings) as listings, array_to_string(domains, ' ') as domains,
        array_to_string(cited_by, ' ') as cited_by
      from search_sources where search_id = any(${[...ids]}::uuid[]) and created_at >= ${since}::timestamptz
    `,
  );
  const counted = await countListings(
    services,
    rows.filter((row) => !isCounted(row)).map((row) => row.search_id),
    since,
  );
  return new Map(
    rows.map(({ search_id, listings, domains, cited_by }) => [
      search_id,
      {
        listed: counted.get(search_id) ?? (listings ?? []).map((listed) => listed ?? 0),
        domains: domains.split(" "),
        citedBy: cited_by.split(" ").map(Number),
      },
    ]),
  );
}

/** The listings of every column that answered are known: a release before 0022 kept none, nor those of what it retried. */
function isCounted({ answered, listings }: SourcesRow): boolean {
  return listings?.every((listed, column) => listed !== null || (answered & (1 << column)) === 0) ?? false;
}

/** How many companies each column of some searches lists, counted from all of their mentions. */
async function countListings(
  services: ServiceContext,
  ids: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (ids.length === 0) return new Map();
  const these = sql`search_id = any(${[...ids]}::uuid[]) and created_at >= ${since}::timestamptz`;
  const rows = await readHeavily(
    services,
    sql<{ search_id: string; listed: number[] }>`
      select search_id, to_json(listings) as listed from (${countedListings(these)}) counted
    `,
  );
  return new Map(rows.map(({ search_id, listed }) => [search_id, listed]));
}
