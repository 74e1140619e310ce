import { sampleOf } from "../sample.ts";

/** Value of a prompt at a visit, in points; `week` numbers the visits' weeks, gaps stay. */
export interface CurvePoint {
  readonly week: number;
  readonly value: number;
}

/** How one prompt changed, and how it had moved before. */
export interface PromptChange {
  /** Mean of the counted visits less mean of the base. */
  readonly change: number;
  /** Points a week before, by least squares. */
  readonly slope: number;
  /** Weeks from the centre of the base to that of the counted visits. */
  readonly distance: number;
  /** Variance of the base's mean, from neighbouring visits. */
  readonly baseVariance: number;
}

/** `before` holds all visits before the start and `base` its last ones; all by week, one value or more each. */
export function changeOf(
  before: readonly CurvePoint[],
  base: readonly CurvePoint[],
  counted: readonly CurvePoint[],
): PromptChange {
  return {
    change: meanOf(counted.map(heightOf)) - meanOf(base.map(heightOf)),
    slope: slopeOf(before),
    distance: meanOf(counted.map(weekOf)) - meanOf(base.map(weekOf)),
    baseVariance: neighbourVariance(base) / base.length,
  };
}

const heightOf = ({ value }: CurvePoint) => value;
const weekOf = ({ week }: CurvePoint) => week;

export function meanOf(values: readonly number[]): number {
  return sampleOf(values).mean;
}

/** Least-squares slope; 0 of one point. */
export function slopeOf(points: readonly CurvePoint[]): number {
  const centre = meanOf(points.map(weekOf));
  const spread = points.reduce((sum, { week }) => sum + (week - centre) ** 2, 0);
  return spread === 0
    ? 0
    : points.reduce((sum, { week, value }) => sum + (week - centre) * value, 0) / spread;
}

/** Half the mean squared step between neighbours; 0 of one point. */
function neighbourVariance(points: readonly CurvePoint[]): number {
  const steps = points.slice(1).map(({ value }, nth) => (value - (points[nth]?.value ?? value)) ** 2 / 2);
  return meanOf(steps);
}
