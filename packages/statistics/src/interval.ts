import { INTERVAL_CAUTION, type Interval } from "@standings/domain";
import betaCdf from "@stdlib/stats-base-dists-beta-cdf";
import { type Component, estimateOf, withoutDust } from "./sample.ts";

const NO_VARIANCE = 1e-15;
const PRECISION = 1e-7;

/**
 * Range of θ = Σ aᵢ μᵢ, each μᵢ estimated from at least two values between 0 and 1. One more answer is imagined, the worst
 * or the best there is, and a beta distribution takes on the resulting mean and variance: for one model and yes or no that
 * lies between mid-P and Clopper–Pearson, for several it matches moments as Fay and Feuer (1997) do for standardised rates.
 * `level` is α: 0.05 or 0.015 (`studies.md` §2). low ≤ estimate ≤ high.
 */
export function intervalOf(components: readonly Component[], level: number): Interval {
  const spread = spreadOf(components);
  const { estimate, floor, ceiling } = spread;
  const below = (theta: number) => mix(spread, theta, INTERVAL_CAUTION);
  const above = (theta: number) => mix(spread, theta, 1 - INTERVAL_CAUTION);
  return {
    low: Math.min(estimate, firstAtLeast(below, level / 2, floor, estimate)),
    high: Math.max(estimate, firstAtLeast(above, 1 - level / 2, estimate, ceiling)),
  };
}

/**
 * How well a value fits the answers: p < α exactly for the values outside the range at α. 1 at the estimate itself.
 * `theta` is the value that is asked about.
 */
export function pValue(components: readonly Component[], theta: number): number {
  const spread = spreadOf(components);
  if (theta === spread.estimate) return 1;
  if (theta < spread.estimate) return Math.min(1, 2 * mix(spread, theta, INTERVAL_CAUTION));
  return Math.min(1, 2 * (1 - mix(spread, theta, 1 - INTERVAL_CAUTION)));
}

interface Beta {
  readonly mean: number;
  /** Shapes; null where the variance is none and all weight is on the mean. */
  readonly shapes: readonly [number, number] | null;
}

interface Spread {
  readonly estimate: number;
  /** Least and greatest value of θ. */
  readonly floor: number;
  readonly ceiling: number;
  /** With the worst and with the best answer more. */
  readonly worst: Beta;
  readonly best: Beta;
}

function spreadOf(components: readonly Component[]): Spread {
  const estimate = estimateOf(components);
  const floor = withoutDust(components.reduce((sum, { weight }) => sum + Math.min(weight, 0), 0));
  const ceiling = withoutDust(components.reduce((sum, { weight }) => sum + Math.max(weight, 0), 0));
  const count = components.length;
  const variance = components.reduce(
    (sum, { weight, n, squares }) => sum + (weight ** 2 * squares) / n / (n - 1 + 1 / count),
    0,
  );
  const answers = 1 / Math.max(...components.map(({ weight, n }) => Math.abs(weight) / n));
  const width = ceiling - floor;
  const withOneMore = (sign: 1 | -1): Beta => {
    const distance = Math.max(
      ...components.map(({ weight, mean }) => Math.abs((weight * sign > 0 ? 1 : 0) - mean)),
    );
    // A component of little weight may take the imagined answer past what can be.
    const mean = Math.min(1, Math.max(0, (estimate + (sign * distance) / (answers + 1) - floor) / width));
    const spread =
      (answers ** 2 * variance + (answers / (answers + 1)) * distance ** 2) /
      ((answers + 1) * (answers + 2) * width ** 2);
    if (spread < NO_VARIANCE || mean === 0 || mean === 1) return { mean, shapes: null };
    const size = Math.max(1e-9, (mean * (1 - mean)) / spread - 1);
    return { mean, shapes: [mean * size, (1 - mean) * size] };
  };
  return { estimate, floor, ceiling, worst: withOneMore(-1), best: withOneMore(1) };
}

/** `caution`·F₋(θ) + (1 − `caution`)·F₊(θ). */
function mix({ floor, ceiling, worst, best }: Spread, theta: number, caution: number): number {
  const at = (theta - floor) / (ceiling - floor);
  return caution * cumulative(worst, at) + (1 - caution) * cumulative(best, at);
}

function cumulative({ mean, shapes }: Beta, at: number): number {
  if (shapes === null) return at >= mean - 1e-12 ? 1 : 0;
  return betaCdf(at, shapes[0], shapes[1]);
}

/** The least value of `[from, to]` at which a growing function reaches `target`; `to` when it never does. */
function firstAtLeast(f: (at: number) => number, target: number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [belowBy, aboveBy] = [f(low) - target, f(high) - target];
  if (belowBy >= 0) return low;
  if (aboveBy < 0) return high;
  // Illinois' false position; every third step halves, as steps and flat tails ask for.
  let last = 0;
  for (let step = 1; high - low > PRECISION; step += 1) {
    const straight = high - ((high - low) * aboveBy) / (aboveBy - belowBy);
    const isUsable = step % 3 !== 0 && straight > low && straight < high;
    const next = isUsable ? straight : (low + high) / 2;
    const by = f(next) - target;
    if (Math.abs(by) < 1e-9) return next;
    const side = Math.sign(by);
    if (side < 0) [low, belowBy] = [next, by];
    else [high, aboveBy] = [next, by];
    if (side === last && side < 0) aboveBy /= 2;
    if (side === last && side > 0) belowBy /= 2;
    last = side;
  }
  return high;
}
