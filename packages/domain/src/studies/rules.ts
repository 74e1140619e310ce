/** Rules of studies that `packages/statistics` computes with and the method page names (record 52). */

/** An answer counts for "top 3" when it gives this rank or a better one. */
export const TOP_PLACES = 3;

/** "Usually 2nd to 4th": shares of the ranks seen that lie below the first and up to the last rank named. */
export const USUAL_RANKS = { from: 0.1, to: 0.9 } as const;

/** Answers that a model needs before it has a range, and before it counts beside others that have as many. */
export const LEAST_ANSWERS = 2;

/** Answers that each model needs before stability and agreement have a range. */
export const LEAST_FOR_VOLATILITY = 3;

/** Weight of the more cautious of two distributions, between mid-P (0.5) and Clopper–Pearson (1). */
export const INTERVAL_CAUTION = 0.75;

/** Entries whose differences are tested, beside the one in focus. */
export const ENTRIES_COMPARED = 10;

/** Rounds before which a comparison of two is not given up. */
export const ROUNDS_BEFORE_GIVING_UP = 8;

/** A model that answered a smaller share of the rounds is marked. */
export const SPARSE_BELOW = 0.8;

/** Share of a model's pairs of answers that may be identical; above it its ranges are withheld. */
export const COPIES_ALLOWED = 0.2;

/** Rounds in a row without any answer after which a study gives up. */
export const FAILING_ROUNDS = 3;
