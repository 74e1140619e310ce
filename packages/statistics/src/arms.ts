import { type ArmDifference, LEAST_ANSWERS } from "@standings/domain";
import { intervalOf } from "./interval.ts";
import { type Component, estimateOf, sampleOf } from "./sample.ts";

/** Values of one model's answers in two arms of a study, each from 0 to 1. */
export interface ArmValues {
  readonly modelId: string;
  readonly first: ArrayLike<number>;
  readonly second: ArrayLike<number>;
}

/**
 * Difference of two arms, first less second: Σ(x̄₁ − x̄₂)/M over the models with two answers or more in both, with the
 * range of section 2 over the components +1/M and −1/M. Given the model the arms' answers are independent, so nothing is
 * paired. From −1 to 1; null when no model has enough answers.
 */
export function differenceOfArms(models: readonly ArmValues[], level: number): ArmDifference | null {
  const counted = models.filter(
    ({ first, second }) => first.length >= LEAST_ANSWERS && second.length >= LEAST_ANSWERS,
  );
  if (counted.length === 0) return null;
  const components: Component[] = counted.flatMap(({ first, second }) => [
    { ...sampleOf(first), weight: 1 / counted.length },
    { ...sampleOf(second), weight: -1 / counted.length },
  ]);
  return {
    value: estimateOf(components),
    range: intervalOf(components, level),
    modelIds: counted.map(({ modelId }) => modelId),
  };
}
