import { FIXED_LEVEL, isLook, type Measure, STEPWISE_LEVEL } from "@standings/domain";
import type { ModelAnswers } from "./answers.ts";
import { differencesOf, NO_DIFFERENCE } from "./compare.ts";
import { componentsOf } from "./estimates.ts";
import { isHopeless } from "./forecast.ts";
import { intervalOf, pValue } from "./interval.ts";

/** What a study is for, decided at its start (`studies.md` §4). */
export type StopGoal =
  /** Stop after a fixed number of rounds. */
  | { readonly kind: "rounds" }
  /** Stop when X and Y differ for certain, or will not. */
  | { readonly kind: "apart"; readonly x: string; readonly y: string }
  /** Ask until the range of X is so narrow: half of it is `width` or less, of 1. */
  | {
      readonly kind: "width";
      readonly x: string;
      readonly measure: Exclude<Measure, "top3">;
      readonly width: number;
    };

/** Why a study ends after a round. */
export type StopReason = "limit" | "apart" | "hopeless" | "narrow";

export interface Progress {
  /** Models that count, with two answers or more each. */
  readonly models: readonly ModelAnswers[];
  /** Rounds asked so far. */
  readonly rounds: number;
  readonly limit: number;
  readonly k: number;
  /** α of the study's ranges, as `levelOf` says. */
  readonly level: number;
}

/** Whether a study ends after a round; null when it goes on. Decided at the looks only. */
export function stopAfter(goal: StopGoal, { models, rounds, limit, k, level }: Progress): StopReason | null {
  if (!isLook(rounds, limit)) return null;
  const isRepeated = models.length > 0 && models.every(({ valid }) => valid.length >= 2);
  if (isRepeated && goal.kind === "apart") {
    const differences = differencesOf(models, [goal.x, goal.y], k);
    if (pValue(differences, NO_DIFFERENCE) <= STEPWISE_LEVEL) return "apart";
    if (rounds < limit && isHopeless(differences, rounds, limit)) return "hopeless";
  }
  if (isRepeated && goal.kind === "width") {
    const { low, high } = intervalOf(componentsOf(models, goal.x, goal.measure, k), level);
    if ((high - low) / 2 <= goal.width) return "narrow";
  }
  return rounds === limit ? "limit" : null;
}

/**
 * α of a study's ranges. What was settled before the first answer and showed nothing before its end has its only look;
 * everything that is watched, stopped by hand or extended is stepwise.
 */
export function levelOf(
  goal: StopGoal,
  { wasStoppedByHand, wasExtended }: { readonly wasStoppedByHand: boolean; readonly wasExtended: boolean },
): number {
  const isFixed = goal.kind !== "apart" && !wasStoppedByHand && !wasExtended;
  return isFixed ? FIXED_LEVEL : STEPWISE_LEVEL;
}
