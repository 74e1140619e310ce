/** Figures on the method page: what simulations found, and examples of ranges (record 54). */

/** How often ranges held the truth in simulated studies, by rounds; per cent. */
export interface SimulatedRanges {
  readonly rounds: number;
  /** Mean over entries of the seven sources: the lowest and the highest source. */
  readonly held: readonly [number, number];
  /** The entry whose range held least often, of all sources. */
  readonly worst: number;
  /** Half of the width of a score's range, points: the steadiest source and the wildest. */
  readonly halfWidth: readonly [number, number];
}

/** `pnpm verify:studies` of 23 November 2026: 600 studies for each source and number of rounds, scores, five models. */
export const SIMULATED_RANGES: readonly SimulatedRanges[] = [
  { rounds: 3, held: [98.3, 100], worst: 97.3, halfWidth: [11.7, 21] },
  { rounds: 5, held: [97.6, 99.9], worst: 96, halfWidth: [7.3, 15.6] },
  { rounds: 12, held: [96.7, 99.7], worst: 95.3, halfWidth: [3.4, 9.6] },
  { rounds: 20, held: [96.4, 99.5], worst: 95, halfWidth: [2, 7.3] },
  { rounds: 50, held: [95.5, 99.5], worst: 94, halfWidth: [0.9, 4.5] },
];

/** The same run: the worst entry of all sources, rounds and measures, per cent. */
export const SIMULATED_WORST = 93.2;

/** The same run: separations of tiers that were wrong at most, and studies of exact twins at 50 rounds with one; per cent. */
export const SIMULATED_TIERS = { wrongAtMost: 0.3, twinsAt50: 10 } as const;

/** Ranges that a few answers give, per cent; a test computes them again. */
export const EXAMPLE_RANGES = [
  { models: 1, listed: 0, answers: 5, low: 0, high: 49 },
  { models: 1, listed: 3, answers: 5, low: 16, high: 94 },
  { models: 5, listed: 25, answers: 25, low: 87, high: 100 },
  { models: 5, listed: 0, answers: 25, low: 0, high: 13 },
] as const;
