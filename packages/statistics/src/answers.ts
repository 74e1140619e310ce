import {
  LEAST_ANSWERS,
  MAX_RESULTS,
  type Measure,
  type RankingKind,
  type StudyOutcome,
  TOP_PLACES,
} from "@standings/domain";

/** An entry of an answer. */
export interface Listing {
  /** Identity, resolved over the whole study at once (`keysOver`). */
  readonly key: string;
  /** From 1. */
  readonly rank: number;
}

export interface StudyAnswer {
  readonly modelId: string;
  /** From 1. */
  readonly round: number;
  readonly outcome: StudyOutcome;
  /** In any order; listed twice counts with the better rank, a rank above `k` is absent. */
  readonly listings: readonly Listing[];
  /** Raw text, for telling copies; left out where it is not looked at. */
  readonly text?: string | undefined;
}

/** An answer that counts: `listed` or `nobody`. */
export interface ValidAnswer {
  readonly round: number;
  /** Ranks by key, 1 to k. */
  readonly ranks: ReadonlyMap<string, number>;
}

/** Answers of one model that count, by round. */
export interface ModelAnswers {
  readonly modelId: string;
  readonly valid: readonly ValidAnswer[];
  readonly refused: number;
  readonly failed: number;
  readonly cut: number;
}

/** The longest list that counts: 20 companies, 10 experts. */
export function listLength(kind: RankingKind): number {
  return MAX_RESULTS[kind];
}

/** The answers by model, models in the order of their ids, answers by round: the order that they came in is irrelevant. */
export function groupAnswers(answers: readonly StudyAnswer[], kind: RankingKind): ModelAnswers[] {
  const byModel = Map.groupBy(answers, ({ modelId }) => modelId);
  return [...byModel]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([modelId, ofModel]) => ({
      modelId,
      valid: ofModel
        .filter(({ outcome }) => outcome === "listed" || outcome === "nobody")
        .sort((a, b) => a.round - b.round)
        .map(({ round, listings }) => ({ round, ranks: ranksOf(listings, listLength(kind)) })),
      refused: ofModel.filter(({ outcome }) => outcome === "refused").length,
      failed: ofModel.filter(({ outcome }) => outcome === "failed").length,
      cut: ofModel.filter(({ outcome }) => outcome === "cut").length,
    }));
}

function ranksOf(listings: readonly Listing[], k: number): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { key, rank } of listings) {
    if (rank > k || rank >= (ranks.get(key) ?? Number.POSITIVE_INFINITY)) continue;
    ranks.set(key, rank);
  }
  return ranks;
}

/** Models that count: those with two answers or more once any has as many, else all that answered. */
export function countedModels(models: readonly ModelAnswers[]): ModelAnswers[] {
  const repeated = models.filter(({ valid }) => valid.length >= LEAST_ANSWERS);
  return repeated.length > 0 ? repeated : models.filter(({ valid }) => valid.length > 0);
}

/**
 * Value of an answer for one entry, from 0 to 1: `listed` 1 if ranked, `top3` 1 if ranked third or better, `score`
 * (k + 1 − rank)/k. Absent, `rank` undefined, is 0 in all of them.
 */
export function answerValue(measure: Measure, rank: number | undefined, k: number): number {
  if (rank === undefined) return 0;
  if (measure === "listed") return 1;
  if (measure === "top3") return rank <= TOP_PLACES ? 1 : 0;
  return (k + 1 - rank) / k;
}
