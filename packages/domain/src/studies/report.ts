import type { RankingKind } from "../ranking.ts";
import type { StudyVerdict } from "./verdict.ts";

/** What a study's answers say, as `packages/statistics` computes it and screens show it (record 52). */

/** A range of a figure. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A figure, mostly from 0 to 1, with its range. */
export interface Estimate {
  readonly value: number;
  /** Null where nothing was repeated, or where the range is withheld. */
  readonly range: Interval | null;
}

/** What of an answer is estimated: how well an entry is placed, whether it is listed, whether among the first three. */
export type Measure = "score" | "listed" | "top3";

/** What became of one question to one model in one round. */
export type StudyOutcome =
  /** Lists entries. */
  | "listed"
  /** Answered and listed none: everybody is absent. */
  | "nobody"
  /** Declined: missing, never absent, and counted apart. */
  | "refused"
  /** An error or a time-out: missing, never absent. */
  | "failed"
  /** Ended at the limit of length. Who is not on its list is missing, not absent, so none of it counts. */
  | "cut";

/** How a model took part. */
export interface StudyModel {
  readonly modelId: string;
  /** Questions put to it, and answers that count. */
  readonly asked: number;
  readonly answered: number;
  readonly refused: number;
  readonly failed: number;
  readonly cut: number;
  /** It counts in the study's figures. */
  readonly isCounted: boolean;
  /** It answered fewer than four rounds in five. */
  readonly isSparse: boolean;
  /** It repeats itself word for word: its ranges are withheld. */
  readonly repeatsItself: boolean;
}

/** The ranks that an entry had where it was listed: a description of the answers, no range of a figure. */
export interface RankWhenListed {
  /** Answers that list it, and answers that count. */
  readonly listed: number;
  readonly answers: number;
  /** Middle rank, and the ranks that 10% and 90% of the answers stay within; null when none lists it. */
  readonly median: number | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** An entry in one model's answers. */
export interface EntryInModel extends Readonly<Record<Measure, Estimate>> {
  readonly modelId: string;
  readonly rank: RankWhenListed;
}

/** Where an entry stands among those that were compared. */
export interface TierPlace {
  /** From 1. */
  readonly tier: number;
  /** Ranks that it may have. */
  readonly bestRank: number;
  readonly worstRank: number;
}

/** A company or an expert in a study. */
export interface StudyEntry extends Readonly<Record<Measure, Estimate>> {
  readonly key: string;
  readonly rank: RankWhenListed;
  /** In the order of the models that count. */
  readonly byModel: readonly EntryInModel[];
  /** Null for what was not compared: all but the first ten and the one in focus. */
  readonly place: TierPlace | null;
}

/** How much answers to one question move, by rank-biased overlap. */
export interface Volatility {
  /** How alike a model's answers are, as the mean over models; null with fewer than two answers in a model. */
  readonly stability: Estimate | null;
  /** How alike answers of different models are, as the mean over pairs of models; null with one model. */
  readonly agreement: Estimate | null;
  /** Stability by model. */
  readonly byModel: readonly { readonly modelId: string; readonly stability: number }[];
}

/** Two neighbours that are not told apart, or are. */
export interface StudyPair {
  readonly above: string;
  readonly below: string;
  readonly isApart: boolean;
  /** Rounds in all at which they would probably be told apart; null: for practical purposes tied, or apart already. */
  readonly forecast: number | null;
}

/** Difference of two arms of a study, from −1 to 1. */
export interface ArmDifference extends Estimate {
  readonly range: Interval;
  /** Models that count. */
  readonly modelIds: readonly string[];
}

export interface StudyReport {
  readonly kind: RankingKind;
  /** Rounds asked. */
  readonly rounds: number;
  /** α of the ranges and of the tiers. */
  readonly level: number;
  readonly models: readonly StudyModel[];
  /** By score, best first; ties by how often listed, best rank and name. Empty when nobody was named. */
  readonly entries: readonly StudyEntry[];
  /** How many more are named, in fewer answers than those. */
  readonly others: number;
  /** What the question can show, told before any rate. */
  readonly verdict: StudyVerdict;
  readonly volatility: Volatility;
  /** The one in focus beside its neighbour, else the first two; null for fewer than two or where nothing was repeated. */
  readonly pair: StudyPair | null;
}
