import type { Search } from "@standings/database";
import {
  type CompanyFigures,
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
  readonly figures: CompanyFigures;
  readonly weeks: Record<string, number>;
  readonly sources: Record<string, number>;
  /** Per question: times asked, newest search, ranks of the searches that list the company, and its models with their ranks. */
  readonly questions: readonly QuestionStanding[];
}

export type QuestionStanding = readonly [
  key: string,
  timesAsked: number,
  searchId: string,
  ranks: readonly (number | null)[],
  places: readonly ModelPlace[],
];

interface Answer {
  readonly search: Search;
  readonly promptNo: number;
  readonly modelId: ModelId;
  readonly sources: readonly string[];
  /** The company's best rank; null where it is not listed. */
  readonly rank: number | null;
}

/** The searches that show a viewer a company, and the companies that are off public pages. */
async function seenSearches({ db }: TestServices, userId: string, domain: string) {
  const measures = await db.selectFrom("moderations").selectAll().where("lifted_at", "is", null).execute();
  const companies = measures.filter((row) => row.subject_kind === "company");
  const takenDown = new Set(companies.map((row) => row.subject));
  const all = await db.selectFrom("searches").selectAll().where("kind", "<>", "expert").execute();
  const seen = all.filter(
    (search) =>
      search.user_id === userId || (!takenDown.has(domain) && !search.is_private && !search.is_taken_down),
  );
  return { seen };
}

/** Without peers: so few questions make none. */
export async function standingOf(services: TestServices, userId: string, domain: string): Promise<Standing> {
  const { seen } = await seenSearches(services, userId, domain);
  const asked = seen.flatMap((search) => askedIn(search, domain)).sort(newestFirst);
  const questions = [...Map.groupBy(asked, ({ key }) => key).values()]
    .map((rows) => ({ rows, answers: newestOfModels(rows.flatMap(({ answers }) => answers)) }))
    .filter(({ answers }) => answers.some(({ rank }) => rank !== null));
  const answers = questions.flatMap((question) => question.answers);
  const listing = answers.flatMap((answer) =>
    answer.rank === null ? [] : [{ ...answer, rank: answer.rank }],
  );
  const listings = questions.flatMap(({ rows }) =>
    [...Map.groupBy(rows, ({ search }) => mondayOf(search.created_at))].flatMap(([week, own]) =>
      newestOfModels(own.flatMap((row) => row.answers)).flatMap(({ rank }) =>
        rank === null ? [] : [[week, rank] as const],
      ),
    ),
  );
  const ofModels = [...Map.groupBy(listing, ({ modelId }) => modelId).values()];
  const average = ofModels.map((own) => own.reduce((sum, { rank }) => sum + rank, 0) / own.length);
  return {
    figures: {
      questions: questions.length,
      answers: answers.length,
      top3Mentions: listing.filter(({ rank }) => rank <= 3).length,
      averageRank: average.length === 0 ? null : mean(average),
      totalMentions: listing.length,
      sources: new Set(listing.flatMap(({ sources }) => sources)).size,
    },
    weeks: means(listings),
    sources: countOf(listing.flatMap(({ sources }) => sources)),
    questions: questions.map(({ rows, answers: own }) => toStanding(rows, own)),
  };
}

const answersOf = (search: Search): SearchModel[] => (search.model_results ?? []).filter(isAnswer);

interface Asked {
  readonly key: string;
  readonly search: Search;
  readonly promptNo: number;
  readonly answers: readonly Answer[];
  /** The company's place in the aggregate; undefined where no model lists it. */
  readonly place: number | null | undefined;
}

function askedIn(search: Search, domain: string): Asked[] {
  const numbers = search.kind === "comparison" ? [1, 2] : [1];
  return numbers.map((promptNo) => {
    const answers = answersOf(search)
      .filter(({ columnId }) => readColumn(columnId).promptNo === promptNo)
      .map(({ columnId, results, citations }): Answer => {
        const own = results.filter((entry) => entry.domain === domain).map(({ rank }) => rank);
        const { modelId } = readColumn(columnId);
        const sources = [...new Set(citations.map((citation) => citation.domain))];
        return { search, promptNo, modelId, sources, rank: own.length === 0 ? null : Math.min(...own) };
      });
    const ranks = answers.flatMap(({ rank }) => rank ?? []);
    const aggregated = search.results?.find((entry) => entry.domain === domain)?.rank ?? null;
    const best = search.kind === "comparison" ? Math.min(...ranks) : aggregated;
    const prompt = (promptNo === 2 ? search.prompt2 : search.prompt) ?? "";
    const key = `${search.kind} ${promptKey(prompt)}`;
    return { key, search, promptNo, answers, place: ranks.length === 0 ? undefined : best };
  });
}

function newestFirst(a: Asked, b: Asked): number {
  const later = +b.search.created_at - +a.search.created_at;
  return later || (a.search.id < b.search.id ? 1 : a.search.id > b.search.id ? -1 : a.promptNo - b.promptNo);
}

/** The first of each model; answers come newest first. */
function newestOfModels(answers: readonly Answer[]): Answer[] {
  return [...Map.groupBy(answers, ({ modelId }) => modelId).values()].flatMap(([first]) => first ?? []);
}

function toStanding(rows: readonly Asked[], answers: readonly Answer[]): QuestionStanding {
  const places = answers.flatMap(({ modelId, rank }) => (rank === null ? [] : [{ modelId, rank }]));
  places.sort((a, b) => a.rank - b.rank || (a.modelId < b.modelId ? -1 : 1));
  const ranks = rows.flatMap(({ place }) => (place === undefined ? [] : [place])).slice(0, 12);
  return [rows[0]?.key ?? "", rows.length, rows[0]?.search.id ?? "", ranks.reverse(), places];
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
