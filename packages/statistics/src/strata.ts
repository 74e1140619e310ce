import type { ArmDifference, Estimate } from "@standings/domain";
import { LEAST_ANSWERS } from "@standings/domain";
import { toEstimate } from "./estimates.ts";
import { intervalOf, pValue } from "./interval.ts";
import { type Component, equalWeights, estimateOf, type Sample } from "./sample.ts";
import { benjaminiHochberg } from "./tiers.ts";

/** Values of one model's answers to one question, each from 0 to 1, added up. */
export interface Sums {
  readonly n: number;
  readonly sum: number;
  /** Sum of the squares. */
  readonly squares: number;
}

/** Sums of several sets of values. */
export function addSums(all: readonly Sums[]): Sums {
  return all.reduce(
    (total, one) => ({ n: total.n + one.n, sum: total.sum + one.sum, squares: total.squares + one.squares }),
    { n: 0, sum: 0, squares: 0 },
  );
}

function toSample({ n, sum, squares }: Sums): Sample {
  const mean = n === 0 ? 0 : sum / n;
  // Rounded sums may leave a little less than nothing.
  return { n, mean, squares: Math.max(0, squares - n * mean ** 2) };
}

/**
 * Mean over strata with equal weights, with the range of section 2: each stratum is one model's answers to one question, and
 * a difference between strata is no noise. Strata with fewer than two values are left out once any has as many; null without
 * any value.
 */
export function estimateOfStrata(strata: readonly Sums[], level: number): Estimate | null {
  const counted = componentsOfStrata(strata);
  return counted.length === 0 ? null : toEstimate(counted, level);
}

/** The same mean without its range, which is most of the work; null without any value. */
export function meanOfStrata(strata: readonly Sums[]): number | null {
  const counted = componentsOfStrata(strata);
  return counted.length === 0 ? null : estimateOf(counted);
}

/** The strata that count, with equal weights. */
export function componentsOfStrata(strata: readonly Sums[]): Component[] {
  return equalWeights(countedOf(strata).map(toSample));
}

function countedOf(strata: readonly Sums[]): readonly Sums[] {
  const repeated = strata.filter(({ n }) => n >= LEAST_ANSWERS);
  return repeated.length > 0 ? repeated : strata.filter(({ n }) => n > 0);
}

/** Values of one stratum in two periods. */
export interface Periods {
  readonly now: Sums;
  readonly before: Sums;
}

/** Mean of the strata now, less before, over those with two values or more in both; null when none has. */
export function changeOfStrata(
  strata: readonly Periods[],
  level: number,
): Omit<ArmDifference, "modelIds"> | null {
  const components = componentsOfChange(strata);
  if (components.length === 0) return null;
  return { value: estimateOf(components), range: intervalOf(components, level) };
}

/** What such a change is made of; empty where no stratum has two values or more in both. */
export function componentsOfChange(strata: readonly Periods[]): Component[] {
  const counted = strata.filter(({ now, before }) => now.n >= LEAST_ANSWERS && before.n >= LEAST_ANSWERS);
  const weight = 1 / counted.length;
  return counted.flatMap(({ now, before }) => [
    { ...toSample(now), weight },
    { ...toSample(before), weight: -weight },
  ]);
}

/** A cell of a table of differences. */
export interface TableDifference extends Omit<ArmDifference, "modelIds"> {
  /** Whether it differs from nothing, all cells of the table considered. */
  readonly isApart: boolean;
}

/**
 * Differences that stand in one table, of prompts (`componentsOfChange`) and of topics (`componentsOfTopics`): which are apart is
 * Benjamini and Hochberg's choice over all of them at `level`. Null for a cell without components.
 */
export function differencesInTable(
  cells: readonly (readonly Component[])[],
  level: number,
): (TableDifference | null)[] {
  const compared = cells.filter(({ length }) => length > 0);
  const isRejected = benjaminiHochberg(
    compared.map((one) => pValue(one, 0)),
    level,
  );
  const apart = new Set(compared.filter((_, nth) => isRejected[nth]));
  return cells.map((one) =>
    one.length === 0
      ? null
      : { value: estimateOf(one), range: intervalOf(one, level), isApart: apart.has(one) },
  );
}
