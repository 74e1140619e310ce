import { type Interval, type KnownSpread, LEAST_ANSWERS } from "@standings/domain";
import { intervalOf, pValue } from "../interval.ts";
import { type Component, estimateOf, type Sample, sampleOf } from "../sample.ts";
import { benjaminiHochberg } from "../tiers.ts";

/** One way of asking, with what each model answered to it. */
export interface Wording {
  /** Its weight within its stratum, on any scale; all alike where none is known. */
  readonly weight: number;
  /** Values of each counted model's answers, one a round, from 0 to 1; models in one order in all wordings. */
  readonly models: readonly (readonly number[])[];
}

/** Wordings of one kind: a level or a persona, chosen before the first answer. */
export interface Stratum {
  /** Its part of the topic; the parts add up to 1. */
  readonly share: number;
  readonly wordings: readonly Wording[];
}

/** How much of the scatter the wording makes, and how much chance. */
export interface WordingSpread extends KnownSpread {
  /** How many times more answers as many wordings would need, were they one question repeated. */
  readonly designEffect: number;
}

export interface TopicEstimate {
  readonly value: number;
  /** How the figure would scatter had other wordings of the same kind been drawn; null below two of a stratum. */
  readonly overWordings: Interval | null;
  /** How it would scatter were the same wordings asked again; null where too few were asked twice. */
  readonly theseWordings: Interval | null;
  readonly spread: WordingSpread | null;
}

/** Below it the noise of wordings asked once is not known. */
const LEAST_REPEATED = 5;

/**
 * Figure of a topic: Σ Ωₕ times the mean of the stratum's wordings, each the mean of its models (`names-claims-topics-markets.md`
 * §3.3). Models are fixed, wordings are a sample: over ways of asking a wording counts as one answer of section 2. Wordings
 * that a model did not answer are missing and left out. Null where a stratum has none left. `level` is α.
 */
export function estimateOfTopic(strata: readonly Stratum[], level: number): TopicEstimate | null {
  const answered = strata.map(({ share, wordings }) => ({ share, wordings: wordings.filter(isAnswered) }));
  if (answered.length === 0 || answered.some(({ wordings }) => wordings.length === 0)) return null;
  const components = answered.map(({ share, wordings }) => ({
    ...sampleOfStratum(wordings),
    weight: share,
  }));
  const spread = spreadOf(answered);
  return {
    value: estimateOf(components),
    overWordings: components.every(({ n }) => n >= LEAST_ANSWERS) ? intervalOf(components, level) : null,
    theseWordings: rangeOfThese(answered, level),
    spread,
  };
}

/**
 * Difference of two companies over ways of asking, from −1 to 1: `differences` are those of the answers, averaged within each
 * wording. Null below two wordings.
 */
export function differenceOverWordings(
  differences: readonly number[],
  level: number,
): { readonly value: number; readonly range: Interval } | null {
  if (differences.length < LEAST_ANSWERS) return null;
  const sample = sampleOf(differences.map((difference) => (difference + 1) / 2));
  const { low, high } = intervalOf([{ ...sample, weight: 1 }], level);
  return { value: 2 * sample.mean - 1, range: { low: 2 * low - 1, high: 2 * high - 1 } };
}

/** Fewer wordings of a stratum than these would stand apart by chance: 2 and 3 do so in one order of ten. */
export const LEAST_COMPARED = 4;

/** Two strata that are told apart, by their places. */
export interface ApartStrata {
  readonly higher: number;
  readonly lower: number;
  /** Higher less lower, from 0 to 1, over ways of asking. */
  readonly difference: number;
  readonly range: Interval;
}

/**
 * Which strata differ, over ways of asking: Benjamini and Hochberg's choice over all pairs of those with four wordings or more, the
 * greatest difference first. Wordings of two strata are independent, so nothing is paired. `level` is α.
 */
export function compareStrata(strata: readonly Stratum[], level: number): ApartStrata[] {
  const samples = strata.map((stratum) => sampleOfStratum(stratum.wordings.filter(isAnswered)));
  const pairs = samples.flatMap((first, a) =>
    samples.slice(a + 1).flatMap((second, after) => {
      if (first.n < LEAST_COMPARED || second.n < LEAST_COMPARED) return [];
      const b = a + 1 + after;
      const [higher, lower] = first.mean >= second.mean ? [a, b] : [b, a];
      const [above, below] = first.mean >= second.mean ? [first, second] : [second, first];
      return [
        {
          higher,
          lower,
          components: [
            { ...above, weight: 1 },
            { ...below, weight: -1 },
          ],
        },
      ];
    }),
  );
  const isRejected = benjaminiHochberg(
    pairs.map(({ components }) => pValue(components, 0)),
    level,
  );
  return pairs
    .filter((_, nth) => isRejected[nth])
    .map(({ components, ...pair }) => ({
      ...pair,
      difference: estimateOf(components),
      range: intervalOf(components, level),
    }))
    .sort((a, b) => b.difference - a.difference);
}

/** Wordings of one stratum in two topics that ask the same. */
export interface StratumOfTwo {
  readonly wordings: readonly Wording[];
  readonly others: readonly Wording[];
}

/**
 * A topic less another one that asks the same of other buyers, over ways of asking: components of its strata, alike, where both have two
 * wordings or more. Wordings of the two are independent, so nothing is paired. Empty below four wordings of either.
 */
export function componentsOfTopics(strata: readonly StratumOfTwo[]): Component[] {
  const counted = strata
    .map(({ wordings, others }) => [wordings, others].map((some) => some.filter(isAnswered)))
    .filter((both) => both.every(({ length }) => length >= LEAST_ANSWERS));
  const isEnough = [0, 1].every(
    (side) => counted.reduce((sum, both) => sum + (both[side]?.length ?? 0), 0) >= LEAST_COMPARED,
  );
  if (!isEnough) return [];
  return counted.flatMap((both) =>
    both.map((some, side) => ({
      ...sampleOfStratum(some),
      weight: (side === 0 ? 1 : -1) / counted.length,
    })),
  );
}

/**
 * A topic now less the same topic before, from −1 to 1: both periods have the same strata, wordings and models, so that how one asks
 * cancels, and the value is the difference of the two figures. Null where a model answered a wording less than twice. `level` is α.
 */
export function changeOfTopic(
  now: readonly Stratum[],
  before: readonly Stratum[],
  level: number,
): { readonly value: number; readonly range: Interval } | null {
  const less = componentsOfThese(before).map((one) => ({ ...one, weight: -one.weight }));
  const components = [...componentsOfThese(now), ...less];
  if (components.length === 0 || components.some(({ n }) => n < LEAST_ANSWERS)) return null;
  return { value: estimateOf(components), range: intervalOf(components, level) };
}

/** Each model's answers to each wording, as they count in the topic's figure. */
function componentsOfThese(strata: readonly Stratum[]): Component[] {
  return wordingsOf(strata).flatMap(({ part, models }) =>
    models.map((values) => ({ ...sampleOf(values), weight: part / models.length })),
  );
}

/** Wordings of all strata, with their parts of the topic. */
function wordingsOf(strata: readonly Stratum[]): (Wording & { readonly part: number })[] {
  return strata.flatMap(({ share, wordings }) => {
    const total = wordings.reduce((sum, { weight }) => sum + weight, 0);
    return wordings.map((wording) => ({ ...wording, part: (share * wording.weight) / total }));
  });
}

function sampleOfStratum(wordings: readonly Wording[]): Sample {
  return weightedSample(wordings.map(({ weight, models }) => ({ weight, value: meanOfModels(models) })));
}

function isAnswered({ models }: Wording): boolean {
  return models.length > 0 && models.every((values) => values.length > 0);
}

function meanOfModels(models: Wording["models"]): number {
  return models.reduce((sum, values) => sum + sampleOf(values).mean, 0) / models.length;
}

/** Values with weights as a sample: as many as would weigh alike, which need not be whole. */
function weightedSample(values: readonly { readonly weight: number; readonly value: number }[]): Sample {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  const n = total ** 2 / values.reduce((sum, { weight }) => sum + weight ** 2, 0);
  const mean = values.reduce((sum, { weight, value }) => sum + (weight / total) * value, 0);
  const squares =
    n * values.reduce((sum, { weight, value }) => sum + (weight / total) * (value - mean) ** 2, 0);
  return { n, mean, squares };
}

/** Variance of one round of a wording by chance alone; null where a model answered it once. */
function noiseOf({ models }: Wording): number | null {
  if (models.some((values) => values.length < LEAST_ANSWERS)) return null;
  const variances = models.map((values) => sampleOf(values).squares / (values.length - 1));
  return variances.reduce((sum, one) => sum + one, 0) / models.length ** 2;
}

/** Answers of all models to a wording beyond the first of each: degrees of freedom of its noise. */
function repeatsOf({ models }: Wording): number {
  return models.reduce((sum, values) => sum + values.length - 1, 0);
}

/** Mean noise of the wordings asked twice; null where too few were. */
function meanNoise(wordings: readonly Wording[]): number | null {
  const known = wordings.map(noiseOf).filter((noise) => noise !== null);
  if (known.length < Math.min(LEAST_REPEATED, wordings.length)) return null;
  return known.reduce((sum, one) => sum + one, 0) / known.length;
}

/** Rounds of a wording: answers of a model, on average. */
function roundsOf({ models }: Wording): number {
  return models.reduce((sum, values) => sum + values.length, 0) / models.length;
}

function rangeOfThese(strata: readonly Stratum[], level: number): Interval | null {
  const wordings = wordingsOf(strata);
  if (wordings.every((wording) => noiseOf(wording) !== null))
    return intervalOf(componentsOfThese(strata), level);
  const noise = meanNoise(wordings);
  if (noise === null) return null;
  const n = wordings.reduce((sum, wording) => sum + roundsOf(wording) * wording.models.length, 0);
  const variance = wordings.reduce(
    (sum, wording) => sum + (wording.part ** 2 * noise) / roundsOf(wording),
    0,
  );
  const mean = wordings.reduce((sum, { part, models }) => sum + part * meanOfModels(models), 0);
  return intervalOf([{ n, mean, squares: n ** 2 * variance, weight: 1 }], level);
}

/**
 * How far the wordings of a topic scatter, each of which all counted models answered: what strata differ is no scatter, so variances are
 * pooled within them, less the noise in each mean. Null where too few were asked twice, or no stratum has two.
 */
export function spreadOf(answered: readonly Pick<Stratum, "wordings">[]): WordingSpread | null {
  const strata = answered.map(({ wordings }) => wordings);
  const wordings = strata.flat();
  const noise = meanNoise(wordings);
  const degrees = {
    wording: strata.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0),
    noise: wordings.filter((one) => noiseOf(one) !== null).reduce((sum, one) => sum + repeatsOf(one), 0),
  };
  if (noise === null || degrees.wording === 0) return null;
  const squares = strata.reduce((sum, ofStratum) => {
    const { squares: between } = sampleOf(ofStratum.map(({ models }) => meanOfModels(models)));
    const chance = ofStratum.reduce((part, one) => part + noise / roundsOf(one), 0) / ofStratum.length;
    return sum + between - (ofStratum.length - 1) * chance;
  }, 0);
  const variance = Math.max(0, squares / degrees.wording);
  const meanRounds = wordings.reduce((sum, one) => sum + roundsOf(one), 0) / wordings.length;
  return {
    wording: Math.sqrt(variance),
    noise: Math.sqrt(noise),
    degrees,
    models: wordings[0]?.models.length ?? 0,
    designEffect: noise === 0 ? Number.POSITIVE_INFINITY : 1 + (variance * meanRounds) / noise,
  };
}
