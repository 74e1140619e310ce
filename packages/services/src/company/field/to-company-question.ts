import {
  type CompanyQuestion,
  countPeers,
  type ModelId,
  placesOf,
  type QuestionDays,
  type QuestionListing,
  type QuestionSort,
} from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import type { AskedRow } from "./find-questions.ts";
import { nameInField } from "./name-in-field.ts";
import type { AskedQuestion, Field } from "./read-field.ts";

/** Ranks that a row draws. */
const RANKS = 12;

/** A question about a company, before the company that stands first has its name. */
interface Unnamed extends Omit<CompanyQuestion, "first"> {
  readonly first: string | null;
}

/** Rank of the company in a search; null where the aggregate does not list it, undefined where the search does not. */
export type PastRanks = (search: AskedRow) => number | null | undefined;

interface ListedFor {
  readonly past: PastRanks;
  readonly viewerId: string;
  /** Only what this model answered, as it alone answered; undefined means all. */
  readonly modelId?: ModelId | undefined;
}

/** The questions of a field as lists show them, newest first. */
export async function toCompanyQuestions(
  services: ServiceContext,
  field: Field,
  { modelId, ...listed }: ListedFor,
): Promise<CompanyQuestion[]> {
  const about = { ...listed, domain: field.domain, near: new Set(field.peers) };
  const rows =
    modelId === undefined
      ? field.questions.map((question) => toRow(question, about))
      : field.questions.flatMap((question) => inModel(question, modelId, about) ?? []);
  const firsts = [...new Set(rows.flatMap(({ first }) => first ?? []))];
  const names = await nameInField(services, field, firsts);
  return rows.map(({ first, ...row }) => ({
    ...row,
    first: first === null ? null : { domain: first, name: names.get(first) ?? first },
  }));
}

interface About extends Omit<ListedFor, "modelId"> {
  readonly domain: string;
  readonly near: ReadonlySet<string>;
}

/** The question as one model answered it, at the place that it gives; null when it did not. */
function inModel(question: AskedQuestion, modelId: ModelId, about: About): Unnamed | null {
  const answers = question.answers.filter((answer) => answer.modelId === modelId);
  if (answers.length === 0) return null;
  const row = toRow({ ...question, answers, ranking: null }, about);
  return { ...row, rank: row.places[0]?.rank ?? null };
}

function toRow(question: AskedQuestion, { domain, near, past, viewerId }: About): Unnamed {
  const { newest, answers, searches } = question;
  const places = placesOf(question);
  const ranking = question.ranking ?? places.map((place) => place.domain);
  const isListed = places.some((place) => place.domain === domain);
  const rank = ranking.indexOf(domain) + 1 || null;
  const ranks = searches.map(past).filter((each) => each !== undefined);
  return {
    searchId: newest.search_id,
    kind: question.kind,
    prompt: question.prompt,
    origin: question.origin,
    rank: isListed ? rank : null,
    createdAt: newest.created_at.toISOString(),
    isSandbox: searches.some((search) => search.is_sandbox),
    isOwn: newest.user_id === viewerId,
    isPrivate: question.isPrivate,
    isListed,
    models: answers.map(({ modelId }) => modelId),
    places: answers
      .flatMap(({ modelId, ranks: own }) => {
        const place = own.get(domain);
        return place === undefined ? [] : [{ modelId, rank: Math.round(place) }];
      })
      .sort((a, b) => a.rank - b.rank || (a.modelId < b.modelId ? -1 : 1)),
    first: ranking[0] ?? null,
    companies: places.length,
    peers: countPeers(places, near),
    timesAsked: searches.length,
    study: question.study,
    ranks: ranks.slice(0, RANKS).toReversed(),
  };
}

/** Orders of a list of questions; `worst` is for texts about a company. */
export type QuestionOrder = QuestionSort | "worst";

const ORDERS: Readonly<Record<QuestionOrder, (a: CompanyQuestion, b: CompanyQuestion) => number>> = {
  newest: (a, b) => compare(b.createdAt, a.createdAt),
  oldest: (a, b) => compare(a.createdAt, b.createdAt),
  rank: (a, b) => placeOf(a) - placeOf(b) || compare(b.createdAt, a.createdAt),
  worst: (a, b) => placeOf(b) - placeOf(a) || compare(b.createdAt, a.createdAt),
  asked: (a, b) => b.timesAsked - a.timesAsked || compare(b.createdAt, a.createdAt),
};

/** What is listed without a place in the aggregate comes before what is not listed. */
function placeOf({ rank, isListed }: CompanyQuestion): number {
  return rank ?? (isListed ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface QuestionFilter {
  readonly sort: QuestionOrder;
  /** Undefined means whenever asked. */
  readonly days?: QuestionDays | undefined;
  /** Undefined means all. */
  readonly listing?: QuestionListing | undefined;
}

/** The questions that a list shows, in its order. */
export function filterQuestions(
  questions: readonly CompanyQuestion[],
  { sort, days, listing }: QuestionFilter,
): CompanyQuestion[] {
  const since = days === undefined ? "" : new Date(Date.now() - days * 86_400_000).toISOString();
  return questions
    .filter(({ createdAt, isListed }) => createdAt >= since && isIn(listing, isListed))
    .sort((a, b) => ORDERS[sort](a, b) || compare(a.searchId, b.searchId) || compare(a.prompt, b.prompt));
}

function isIn(listing: QuestionListing | undefined, isListed: boolean): boolean {
  return listing === undefined || (listing === "listed") === isListed;
}
