import { type Estimate, LEAST_ANSWERS } from "@standings/domain";
import { intervalOf } from "../interval.ts";
import { type Component, equalWeights, estimateOf, sampleOf } from "../sample.ts";

/** Values from 0 to 1 of models that weigh alike, each model that has an answer. */
export interface OverModels {
  /** Their mean, from 0 to 1. */
  readonly value: number;
  /** Models of two answers or more. */
  readonly repeated: readonly Component[];
  /** Weight of the models of one answer: what else they would say is not known, so a range holds all of it. From 0 to 1. */
  readonly unknown: number;
  /** How many these are. */
  readonly once: number;
}

/** Every model with an answer counts, so that a mean is never of fewer answers than are told beside it; null without any. */
export function overModels(models: readonly (readonly number[])[]): OverModels | null {
  const counted = equalWeights(models.filter(({ length }) => length > 0).map(sampleOf));
  if (counted.length === 0) return null;
  const repeated = counted.filter(({ n }) => n >= LEAST_ANSWERS);
  const once = counted.length - repeated.length;
  return { value: estimateOf(counted), repeated, unknown: once / counted.length, once };
}

/** The mean over models, with the range of section 2 and all that models of one answer may say; none without a repeated model. */
export function estimateOverModels({ value, repeated, unknown }: OverModels, level: number): Estimate {
  if (repeated.length === 0) return { value, range: null };
  const { low, high } = intervalOf(repeated, level);
  return { value, range: { low: Math.min(value, low), high: Math.max(value, Math.min(1, high + unknown)) } };
}

/** The mean of some values of each model, models weighing alike; null without any value. `level` is α. */
export function meanOverModels(models: readonly (readonly number[])[], level: number): Estimate | null {
  const found = overModels(models);
  return found && estimateOverModels(found, level);
}
