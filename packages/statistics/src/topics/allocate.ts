import { type Allocation, ASSUMED_SPREAD, type TopicPlan, type TopicSpread } from "@standings/domain";
import { intervalOf } from "../interval.ts";

export interface AllocationOptions {
  /** Credits. One asks one wording once. */
  readonly budget: number;
  /** Wordings that there are. */
  readonly frame: number;
  /** Credits that making and reading one wording costs. */
  readonly wordingCost?: number;
  /** Standard deviations of wordings and of one round's noise, and the share that is expected. */
  readonly wording?: number;
  readonly noise?: number;
  readonly mean?: number;
  /** α. */
  readonly level?: number;
}

const USUAL_SHARE = 0.35;
/** A sixth of a budget repeats wordings, at least so many. */
const LEAST_REPEATED = 5;
const REPEATED_PART = 6;
/** Fewer speak for no others, so none of them is given up for a repeat. */
const LEAST_WORDINGS = 8;

/**
 * The best use of a budget (`names-claims-topics-markets.md` §3.6): variance σw²/n + σe²/(n·r), so more wordings beat more
 * rounds as long as there are more; a sixth of the budget, five at least, repeats some.
 */
export function allocate({
  budget,
  frame,
  wordingCost = 0,
  wording = ASSUMED_SPREAD.wording,
  noise = ASSUMED_SPREAD.noise,
  mean = USUAL_SHARE,
  level = 0.05,
}: AllocationOptions): Allocation {
  const best = Math.max(1, Math.round(Math.sqrt((wordingCost * noise ** 2) / wording ** 2)));
  const spare = Math.max(LEAST_REPEATED, Math.floor(budget / REPEATED_PART));
  const priced = (rounds: number, repeats: number) => Math.floor((budget - repeats) / (rounds + wordingCost));
  const withRepeats = Math.min(frame, priced(best, best === 1 ? spare : 0));
  const isMany = withRepeats >= LEAST_WORDINGS;
  const wordings = isMany ? withRepeats : Math.min(frame, priced(best, 0));
  const rounds = Math.max(best, Math.floor(budget / wordings - wordingCost));
  const left = Math.floor(budget - wordings * (rounds + wordingCost));
  const repeated = Math.min(wordings, isMany || wordings === frame ? left : 0, rounds === 1 ? spare : left);
  return {
    wordings,
    rounds,
    repeated,
    cost: wordings * (rounds + wordingCost) + repeated,
    halfWidth: expectedHalfWidth({ wordings, rounds, repeated }, { wording, noise, mean, level }),
  };
}

interface Scatter extends TopicSpread, Pick<AllocationOptions, "mean" | "level"> {}

/** Half width of the range over ways of asking, were the answers to scatter as told. */
export function expectedHalfWidth(
  { wordings, rounds, repeated }: TopicPlan,
  { wording, noise, mean = USUAL_SHARE, level = 0.05 }: Scatter = ASSUMED_SPREAD,
): number {
  const variance = wording ** 2 + (noise ** 2 * wordings) / (wordings * rounds + repeated);
  const component = { n: wordings, mean, squares: (wordings - 1) * variance, weight: 1 };
  const { low, high } = intervalOf([component], level);
  return (high - low) / 2;
}
