import type { Search } from "@standings/database";
import {
  isAnswer,
  type ModelId,
  type ModelPlace,
  promptKey,
  readColumn,
  type SearchModel,
} from "@standings/domain";
import type { TestServices } from "./test-services.ts";

/** What one viewer should see of a company, by the plainest reading of the definitions over everything saved. */
export interface Standing {
  readonly figures: {
    top3Mentions: number;
    averageRank: number | null;
    totalMentions: number;
    sources: number;
  };
  readonly weeks: Record<string, number>;
  readonly sources: Record<string, number>;
  readonly competitors: Record<string, number>;
  /** Per question: times asked, newest search, ranks of its searches, and the newest one's models with their ranks. */
  readonly questions: readonly QuestionStanding[];
}

export type QuestionStanding = readonly [
  key: string,
  timesAsked: number,
  searchId: string,
  ranks: readonly (number | null)[],
  places: readonly ModelPlace[],
];

interface Listing {
  readonly search: Search;
  readonly promptNo: number;
  readonly others: readonly string[];
  readonly modelId: ModelId;
  readonly rank: number;
}

/** The searches that show a viewer a company, and the companies that are off public pages. */
export async function seenSearches({ db }: TestServices, userId: string, domain: string) {
  const measures = await db.selectFrom("moderations").selectAll().where("lifted_at", "is", null).execute();
  const companies = measures.filter((row) => row.subject_kind === "company");
  const takenDown = new Set(companies.map((row) => row.subject));
  const all = await db.selectFrom("searches").selectAll().where("kind", "<>", "expert").execute();
  const seen = all.filter(
    (search) =>
      search.user_id === userId || (!takenDown.has(domain) && !search.is_private && !search.is_taken_down),
  );
  return { seen, takenDown };
}

export async function standingOf(services: TestServices, userId: string, domain: string): Promise<Standing> {
  const { seen } = await seenSearches(services, userId, domain);
  const listings = seen.flatMap((search) => listingsIn(search, domain));
  const ranks = listings.map(({ rank }) => rank);
  const searches = new Set(listings.map(({ search }) => search));
  const cited = [...searches].flatMap((search) => [
    ...new Set(answersOf(search).flatMap(({ citations }) => citations.map((citation) => citation.domain))),
  ]);
  return {
    figures: {
      top3Mentions: ranks.filter((rank) => rank <= 3).length,
      averageRank: ranks.length === 0 ? null : mean(ranks),
      totalMentions: ranks.length,
      sources: new Set(cited).size,
    },
    weeks: means(listings.map(({ search, rank }) => [mondayOf(search.created_at), rank])),
    sources: countOf(cited),
    competitors: countOf(listings.flatMap(({ others }) => others)),
    questions: questionsOf(listings, domain),
  };
}

export const answersOf = (search: Search): SearchModel[] => (search.model_results ?? []).filter(isAnswer);

function listingsIn(search: Search, domain: string): Listing[] {
  return answersOf(search).flatMap(({ columnId, results }) => {
    const own = results.filter((entry) => entry.domain === domain).map(({ rank }) => rank);
    if (own.length === 0) return [];
    const listed = new Set(results.map((entry) => entry.domain));
    const others = [...listed].filter((other) => other !== domain && other !== "");
    return { search, ...readColumn(columnId), others, rank: Math.min(...own) };
  });
}

function questionsOf(listings: readonly Listing[], domain: string): Standing["questions"] {
  const asked = Map.groupBy(listings, ({ search, promptNo }) => `${search.id} ${promptNo}`);
  const rows = [...asked.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const { search, promptNo } = first;
    const prompt = (promptNo === 2 ? search.prompt2 : search.prompt) ?? "";
    const best = Math.min(first.rank, ...rest.map(({ rank }) => rank));
    const place = search.results?.find((entry) => entry.domain === domain)?.rank ?? null;
    const rank = search.kind === "comparison" ? best : place;
    const places = [first, ...rest].map((listing) => ({ modelId: listing.modelId, rank: listing.rank }));
    places.sort((a, b) => a.rank - b.rank || (a.modelId < b.modelId ? -1 : 1));
    return { key: `${search.kind} ${promptKey(prompt)}`, search, promptNo, rank, places };
  });
  rows.sort((a, b) => +b.search.created_at - +a.search.created_at || a.promptNo - b.promptNo);
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, same]) => {
    const ranks = same.slice(0, 12).map(({ rank }) => rank);
    const [newest] = same;
    return [key, same.length, newest?.search.id ?? "", ranks.reverse(), newest?.places ?? []] as const;
  });
}

function mondayOf(at: Date): string {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

function means(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  const grouped = [...Map.groupBy(pairs, ([key]) => key)];
  return Object.fromEntries(grouped.map(([key, rows]) => [key, mean(rows.map(([, rank]) => rank))]));
}

function mean(values: readonly number[]): number {
  return Math.round((values.reduce((total, value) => total + value, 0) / values.length) * 10) / 10;
}

function countOf(values: readonly string[]): Record<string, number> {
  const grouped = [...Map.groupBy(values, (value) => value)];
  return Object.fromEntries(grouped.map(([value, same]) => [value, same.length]));
}
