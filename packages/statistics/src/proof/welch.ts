import type { Interval } from "@standings/domain";
import tCdf from "@stdlib/stats-base-dists-t-cdf";
import tQuantile from "@stdlib/stats-base-dists-t-quantile";
import { sampleOf } from "../sample.ts";

/** An estimate with its standard error and degrees of freedom, in points. */
export interface TEstimate {
  readonly estimate: number;
  readonly error: number;
  readonly freedom: number;
}

/**
 * Difference of two means, first less second (Welch, Biometrika 1947), degrees of freedom by Welch and Satterthwaite. Two
 * values or more on both sides. `leastError` is what the answers alone scatter: no estimate is surer.
 */
export function welch(first: readonly number[], second: readonly number[], leastError = 0): TEstimate {
  const [a, b] = [sampleOf(first), sampleOf(second)];
  const [ofA, ofB] = [a.squares / (a.n - 1) / a.n, b.squares / (b.n - 1) / b.n];
  const variance = ofA + ofB;
  const freedom =
    variance === 0 ? a.n + b.n - 2 : variance ** 2 / (ofA ** 2 / (a.n - 1) + ofB ** 2 / (b.n - 1));
  return { estimate: a.mean - b.mean, error: Math.sqrt(Math.max(variance, leastError ** 2)), freedom };
}

/** Mean of one sample of two values or more. */
export function meanEstimate(values: readonly number[]): TEstimate {
  const { n, mean, squares } = sampleOf(values);
  return { estimate: mean, error: Math.sqrt(squares / (n - 1) / n), freedom: n - 1 };
}

/** Two-sided range at `level`, such as 0.05. */
export function tRange({ estimate, error, freedom }: TEstimate, level: number): Interval {
  const reach = tQuantile(1 - level / 2, freedom) * error;
  return { low: estimate - reach, high: estimate + reach };
}

/** Two-sided p of no difference. */
export function tPValue({ estimate, error, freedom }: TEstimate): number {
  if (error === 0) return estimate === 0 ? 1 : 0;
  return 2 * tCdf(-Math.abs(estimate) / error, freedom);
}
