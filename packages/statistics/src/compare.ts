import type { Interval } from "@standings/domain";
import { answerValue, type ModelAnswers } from "./answers.ts";
import { intervalOf, pValue } from "./interval.ts";
import { type Component, equalWeights, estimateOf, sampleOf } from "./sample.ts";

/** Where two entries differ by nothing, on the scale of `differencesOf`. */
export const NO_DIFFERENCE = 0.5;

/**
 * Differences of score S_a − S_b answer by answer, mapped to (d + 1)/2, by model (`studies.md` §3). Two entries of one
 * answer are not independent, so their own ranges must not be compared.
 */
export function differencesOf(
  models: readonly ModelAnswers[],
  [a, b]: readonly [string, string],
  k: number,
): Component[] {
  return equalWeights(
    models.map(({ valid }) =>
      sampleOf(
        Float64Array.from(
          valid,
          ({ ranks }) =>
            (answerValue("score", ranks.get(a), k) - answerValue("score", ranks.get(b), k) + 1) / 2,
        ),
      ),
    ),
  );
}

export interface Comparison {
  /** Difference of the scores, from −1 to 1. */
  readonly difference: number;
  readonly range: Interval;
  /** Of no difference. */
  readonly p: number;
}

/** How two entries differ. Each model must have two answers or more. */
export function compare(
  models: readonly ModelAnswers[],
  pair: readonly [string, string],
  k: number,
  level: number,
): Comparison {
  const components = differencesOf(models, pair, k);
  const { low, high } = intervalOf(components, level);
  return {
    difference: 2 * estimateOf(components) - 1,
    range: { low: 2 * low - 1, high: 2 * high - 1 },
    p: pValue(components, NO_DIFFERENCE),
  };
}
