import normalCdf from "@stdlib/stats-base-dists-normal-cdf";
import tQuantile from "@stdlib/stats-base-dists-t-quantile";
import type { CurvePoint } from "./curve.ts";
import { meanOf } from "./curve.ts";

/** How one prompt scatters: variance of one visit, and half the variance of its own step a week, in squared points. */
export interface Scatter {
  readonly noise: number;
  readonly drift: number;
}

/** A week with what it counts for in a contrast. */
export type Contrast = readonly { readonly week: number; readonly weight: number }[];

/** Visits of the base, at most. */
export const BASE_VISITS = 8;
/** Power that a plan promises. */
const WANTED_POWER = 0.8;
/** The old course is read one-sided at 0.8 α. */
const COURSE_LEVEL = 0.8;
/** Lags that tell how prompts wander. */
const LONGEST_LAG = 12;
/** What is supposed of a drift that few pairs tell of. */
const SUPPOSED = { pairs: 400, drift: 0.5 };

/** Covariance of two contrasts of one prompt, each adding up to 0 (semivariogram noise + drift · h, Matheron 1963). */
export function covariance(first: Contrast, second: Contrast, { noise, drift }: Scatter): number {
  let sum = 0;
  for (const a of first)
    for (const b of second) {
      const lag = Math.abs(a.week - b.week);
      sum += a.weight * b.weight * ((lag === 0 ? noise : 0) - drift * lag);
    }
  return sum;
}

export interface UndrawnPlan extends Scatter {
  readonly targets: number;
  readonly controls: number;
  /** Visits before the start, one a week. */
  readonly before: number;
  /** Visits after the start that are not counted, and counted ones. */
  readonly lag: number;
  readonly counted: number;
  readonly level: number;
}

interface Contrasts {
  readonly step: Contrast;
  readonly course: Contrast;
}

/** Variances of the change, and of the change off the old course, with their correlation. */
export function variancesOf(plan: Pick<UndrawnPlan, "before" | "lag" | "counted" | keyof Scatter>): {
  readonly step: number;
  readonly course: number;
  readonly correlation: number;
} {
  const { step, course } = contrastsOf(plan);
  const [ofStep, ofCourse] = [covariance(step, step, plan), covariance(course, course, plan)];
  return {
    step: ofStep,
    course: ofCourse,
    correlation: covariance(step, course, plan) / Math.sqrt(ofStep * ofCourse),
  };
}

function contrastsOf({ before, lag, counted }: Pick<UndrawnPlan, "before" | "lag" | "counted">): Contrasts {
  const base = Math.min(BASE_VISITS, before);
  const weeks = Array.from({ length: before }, (_, week) => week);
  const baseWeeks = weeks.slice(-base);
  const countedWeeks = Array.from({ length: counted }, (_, nth) => before + lag + nth);
  const step: Contrast = [
    ...baseWeeks.map((week) => ({ week, weight: -1 / base })),
    ...countedWeeks.map((week) => ({ week, weight: 1 / counted })),
  ];
  const distance = meanOf(countedWeeks) - meanOf(baseWeeks);
  const centre = meanOf(weeks);
  const spread = weeks.reduce((sum, week) => sum + (week - centre) ** 2, 0);
  const course = weeks.map((week) => ({ week, weight: (-distance * (week - centre)) / spread }));
  return { step, course: [...step, ...course] };
}

/** How surely an effect is seen: normal deviate of the power of a t-test (Abramowitz and Stegun 26.7.10). `tail` is one-sided. */
export function powerDeviate(ratio: number, tail: number, freedom: number): number {
  const q = tQuantile(1 - tail, freedom);
  return (ratio - q * (1 - 1 / (4 * freedom))) / Math.sqrt(1 + q ** 2 / (2 * freedom));
}

const STEPS = 200;

/**
 * P(X ≤ x, Y ≤ y) of two standard normal variables with correlation `correlation`, −1 to 1: Φ(x)Φ(y) and the integral of the
 * density over the correlation (Drezner and Wesolowsky 1990), by Simpson's rule.
 */
export function bivariateNormal(x: number, y: number, correlation: number): number {
  const end = Math.asin(Math.max(-1, Math.min(1, correlation)));
  const density = (angle: number) => {
    const cosine = Math.cos(angle) ** 2;
    return cosine < 1e-15 ? 0 : Math.exp(-(x * x + y * y - 2 * x * y * Math.sin(angle)) / (2 * cosine));
  };
  let sum = density(0) + density(end);
  for (let step = 1; step < STEPS; step += 1) sum += (step % 2 === 0 ? 2 : 4) * density((end * step) / STEPS);
  const integral = (sum * end) / STEPS / 3;
  return normalCdf(x, 0, 1) * normalCdf(y, 0, 1) + integral / (2 * Math.PI);
}

/** Chance that an undrawn plan shows an effect of so many points, 0 to 1. */
export function powerOf(effect: number, plan: UndrawnPlan): number {
  const { targets, controls, level } = plan;
  const parts = 1 / targets + 1 / controls;
  const freedom = parts ** 2 / (1 / (targets ** 2 * (targets - 1)) + 1 / (controls ** 2 * (controls - 1)));
  const { step, course, correlation } = variancesOf(plan);
  return bivariateNormal(
    powerDeviate(effect / Math.sqrt(step * parts), level / 2, freedom),
    powerDeviate(effect / Math.sqrt(course * parts), COURSE_LEVEL * level, freedom),
    correlation,
  );
}

/** The smallest effect, in points, that such a chance sees four times in five; 200 where none is. */
export function smallestEffect(power: (effect: number) => number): number {
  let [low, high] = [0, 200];
  while (high - low > 1e-7) {
    const middle = (low + high) / 2;
    if (power(middle) < WANTED_POWER) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Noise and drift of the plan's prompts from their past, less what they moved together; `leastNoise` is what the answers
 * alone scatter. Null below two prompts or without two visits.
 */
export function scatterOf(curves: readonly (readonly CurvePoint[])[], leastNoise = 0): Scatter | null {
  const byWeek = Map.groupBy(curves.flat(), ({ week }) => week);
  const moods = new Map(
    [...byWeek].map(([week, points]) => [week, meanOf(points.map(({ value }) => value))]),
  );
  const prompts = curves.length;
  const pairs = curves.flatMap((curve) => {
    const points = curve.map(({ week, value }) => ({ week, value: value - (moods.get(week) ?? 0) }));
    return points.flatMap((a, nth) =>
      points
        .slice(nth + 1)
        .map((b) => ({
          lag: b.week - a.week,
          half: ((b.value - a.value) ** 2 / 2) * (prompts / (prompts - 1)),
        }))
        .filter(({ lag }) => lag <= LONGEST_LAG),
    );
  });
  if (prompts < 2 || pairs.length === 0) return null;
  const lag = meanOf(pairs.map((pair) => pair.lag));
  const half = meanOf(pairs.map((pair) => pair.half));
  const spread = pairs.reduce((sum, pair) => sum + (pair.lag - lag) ** 2, 0);
  const slope =
    spread === 0 ? 0 : pairs.reduce((sum, pair) => sum + (pair.lag - lag) * pair.half, 0) / spread;
  const drift = Math.max(
    0,
    (pairs.length * slope + SUPPOSED.pairs * SUPPOSED.drift) / (pairs.length + SUPPOSED.pairs),
  );
  return { noise: Math.max(half - drift * lag, leastNoise), drift };
}

/** Scatter of prompts that have no past yet, by what studies found: answers with a deviation of 31 points. */
export function supposedScatter(rounds: number, models: number): Scatter {
  return { noise: 31 ** 2 / (rounds * models) + 10, drift: SUPPOSED.drift };
}

export interface DrawnPlan extends Scatter {
  /** Actions in each wave, the larger first. */
  readonly waves: readonly number[];
  readonly before: number;
  readonly lag: number;
  /** Weight that an action has at a week after the start of the first wave, by wave. */
  readonly weights: readonly Contrast[];
  /** Draws that are possible, or that are looked at. */
  readonly draws: number;
}

/** Chance that a drawn plan shows an effect of so many points. Scatter is that of an action's curve. */
export function drawnPowerOf(
  effect: number,
  { waves, before, weights, draws, ...scatter }: DrawnPlan,
): number {
  const base = Math.min(BASE_VISITS, before);
  const variance = waves.reduce((sum, actions, wave) => {
    const contrast = weights[wave] ?? [];
    const total = contrast.reduce((all, { weight }) => all + weight, 0);
    const onBase = Array.from({ length: base }, (_, nth) => ({
      week: before - base + nth,
      weight: -total / base,
    }));
    const whole = [...onBase, ...contrast];
    return sum + actions * covariance(whole, whole, scatter);
  }, 0);
  const actions = waves.reduce((sum, one) => sum + one, 0);
  const mirrored = waves.length === 2 && waves[0] === waves[1] ? 2 : 1;
  const level = (Math.floor((0.05 * draws) / mirrored + 1e-9) * mirrored) / draws;
  const deviate = powerDeviate(effect / Math.sqrt(variance), level / 2, (waves.length - 1) * (actions - 2));
  return normalCdf(deviate, 0, 1);
}
