import { plural } from "../number-words.ts";
import { share } from "../studies/ranges.ts";
import type { Estimate, Interval } from "../studies/report.ts";
import type { Attribute } from "./attributes.ts";
import type { ClaimVerdict } from "./verdict.ts";

/** Where a rate of wrong statements comes from; the first that can be had is used (`names-claims-topics-markets.md` §2.5). */
export const RATE_METHODS = ["own_labels", "measured_errors", "as_judged"] as const;
export type RateMethod = (typeof RATE_METHODS)[number];

/** Verdicts that say a statement is wrong, and those that hold a statement for right or wrong at all. */
export const WRONG_VERDICTS = ["false", "outdated"] as const satisfies readonly ClaimVerdict[];
export const TOLD_VERDICTS = [...WRONG_VERDICTS, "true"] as const satisfies readonly ClaimVerdict[];

export function isWrong(verdict: ClaimVerdict): boolean {
  return verdict === "false" || verdict === "outdated";
}

/** The fewest labels that a rate rests on, of statements judged wrong and judged right. */
export const LEAST_LABELS = { wrong: 5, right: 10 } as const;

/**
 * Share of what is said of a company in an average answer that is wrong, models weighing alike; statements that can't be told
 * are in no part of it. From 0 to 1.
 */
export interface WrongRate {
  /** Null where the judge tells nothing. */
  readonly value: number | null;
  /** Holds whatever else models of one answer may say; null where no model has two. */
  readonly range: Interval | null;
  readonly method: RateMethod;
  /** Labels that it rests on: those of people, or of the set that the judge was measured on. */
  readonly labels: number;
  readonly asJudged: Estimate;
  /** The judge errs here otherwise than where it was measured, which is why nothing is corrected. */
  readonly errsOtherwise: boolean;
  /** Models that answered once. */
  readonly once: number;
}

/** Why a figure of some models has a wide range, or none; null where each answered twice or more. */
export function onceWords({ once, range }: Pick<WrongRate, "once" | "range">): string | null {
  if (once === 0) return null;
  if (range === null) return "There is no range, because no model answered twice.";
  return `${plural(once, "model")} answered once, and the range holds whatever else ${once === 1 ? "it" : "they"} may say.`;
}

/** "12%"; a rate that is not nothing is never "0%", which would stand beside a false claim. */
export function rateWords(rate: number): string {
  return rate > 0 && rate < 0.005 ? "less than 1%" : share(rate);
}

/** How much of what is said about one attribute is wrong. */
export interface AttributeRate {
  readonly attribute: Attribute;
  /** Answers that say something of it that is held for right or wrong, and those in which some of that is wrong. */
  readonly answers: number;
  readonly wrong: number;
  readonly rate: WrongRate;
}
