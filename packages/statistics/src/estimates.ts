import type { Estimate, Measure } from "@standings/domain";
import { answerValue, type ModelAnswers } from "./answers.ts";
import { intervalOf } from "./interval.ts";
import { type Component, equalWeights, estimateOf, type Sample, sampleOf } from "./sample.ts";

/** Values of an entry in a model's answers. */
export function valuesOf({ valid }: ModelAnswers, key: string, measure: Measure, k: number): Float64Array {
  return Float64Array.from(valid, ({ ranks }) => answerValue(measure, ranks.get(key), k));
}

/** An entry's values in each model, models with equal weights. */
export function componentsOf(
  models: readonly ModelAnswers[],
  key: string,
  measure: Measure,
  k: number,
): Component[] {
  return equalWeights(models.map((model) => sampleOf(valuesOf(model, key, measure, k))));
}

/** The figure of components, with its range when each has two values or more. */
export function toEstimate(components: readonly Component[], level: number): Estimate {
  const isRepeated = components.length > 0 && components.every(({ n }) => n >= 2);
  return { value: estimateOf(components), range: isRepeated ? intervalOf(components, level) : null };
}

/**
 * Makes figures of one sample and keeps them: in a study many entries have the same values in a model, most of them none.
 */
export function createSampleEstimates(level: number): (sample: Sample) => Estimate {
  const known = new Map<string, Estimate>();
  return (sample) => {
    const id = `${sample.n}/${sample.mean}/${sample.squares}`;
    const found = known.get(id) ?? toEstimate(equalWeights([sample]), level);
    known.set(id, found);
    return found;
  };
}
