/** A company's field: the questions it competes in (decisions "Company page figures"). */
import type { ModelId } from "../models/catalogue.ts";
import { MAX_RESULTS } from "../ranking.ts";
import { rankingKindOf, type SearchKind } from "../runs.ts";

/** Peers of a company at most. */
export const FIELD_PEERS = 10;
/** Questions that a company and its peer have in common at least. */
export const COMMON_QUESTIONS = 3;
/** A question that does not list the company is in its field from so many peers on, among its first `FIRST_PLACES`. */
export const PEERS_IN_QUESTION = 3;
export const FIRST_PLACES = 10;
/** The newest questions that a field is read from. */
export const FIELD_QUESTIONS = 300;

/** What one model answered to a question the last time it did, or its mean over the rounds of a newer study. */
export interface FieldAnswer {
  readonly modelId: ModelId;
  /** Best rank of each company that it lists, by domain. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Domains that it cites. */
  readonly domains: readonly string[];
  /** Addresses of the pages that it cites. */
  readonly pages: readonly string[];
}

/** How a question came into a field without a rule. */
export type FieldOrigin = "discovery" | "added";

/** What a user makes of a question in a field; `found` leaves it to the rule. */
export const FIELD_CHANGES = ["added", "left_out", "found"] as const;
export type FieldChange = (typeof FIELD_CHANGES)[number];

/** A question with the newest answer of every model; both prompts of a comparison are questions of their own. */
export interface FieldQuestion<Answer extends FieldAnswer = FieldAnswer> {
  readonly kind: SearchKind;
  readonly prompt: string;
  readonly origin: FieldOrigin | null;
  /** One for each model. */
  readonly answers: readonly Answer[];
}

/** A company in a question's ranking. */
export interface FieldPlace {
  readonly domain: string;
  readonly points: number;
  readonly votes: number;
  readonly best: number;
}

/** Points that a rank is worth in rankings: `21 − rank`, for experts `11 − rank`, never below 0. */
export function rankPoints(rank: number, kind: SearchKind): number {
  return Math.max(0, MAX_RESULTS[rankingKindOf(kind)] + 1 - rank);
}

/** The companies that a question's newest answers list, best first: by points, then votes, best rank and domain. */
export function placesOf({ kind, answers }: Pick<FieldQuestion, "kind" | "answers">): FieldPlace[] {
  const places = new Map<string, FieldPlace>();
  for (const { ranks } of answers)
    for (const [domain, rank] of ranks) {
      const place = places.get(domain);
      places.set(domain, {
        domain,
        points: (place?.points ?? 0) + rankPoints(rank, kind),
        votes: (place?.votes ?? 0) + 1,
        best: Math.min(place?.best ?? rank, rank),
      });
    }
  return [...places.values()].sort(
    (a, b) => b.points - a.points || b.votes - a.votes || a.best - b.best || (a.domain < b.domain ? -1 : 1),
  );
}

/** How many peers a ranking has among its first `FIRST_PLACES`. */
export function countPeers(places: readonly FieldPlace[], peers: ReadonlySet<string>): number {
  return places.slice(0, FIRST_PLACES).filter(({ domain }) => peers.has(domain)).length;
}

/** A company competes in a question that lists it, that came in otherwise, or that has enough of its peers. */
export function competesIn(question: FieldQuestion, domain: string, peers: ReadonlySet<string>): boolean {
  if (question.origin !== null || question.answers.some(({ ranks }) => ranks.has(domain))) return true;
  return countPeers(placesOf(question), peers) >= PEERS_IN_QUESTION;
}

/** An answer of a search, before it is known whether it is its model's newest. */
export interface DatedAnswer {
  readonly modelId: ModelId;
  readonly askedAt: Date;
  /** Tells answers of one time apart. */
  readonly searchId: string;
}

/** The newest answer of each model, in the order of the models' ids. The order in which they come does not matter. */
export function newestAnswers<Answer extends DatedAnswer>(answers: readonly Answer[]): Answer[] {
  const newest = new Map<ModelId, Answer>();
  for (const answer of answers) {
    const known = newest.get(answer.modelId);
    if (!known || isNewer(answer, known)) newest.set(answer.modelId, answer);
  }
  return [...newest.values()].sort((a, b) => (a.modelId < b.modelId ? -1 : 1));
}

function isNewer(a: DatedAnswer, b: DatedAnswer): boolean {
  const later = a.askedAt.getTime() - b.askedAt.getTime();
  return later > 0 || (later === 0 && a.searchId > b.searchId);
}
