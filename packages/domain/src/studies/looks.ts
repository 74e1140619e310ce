/** When a study is looked at, and the errors that its ranges and verdicts allow themselves (record 52). */

/**
 * What ended the study was settled before its first answer, a number of rounds or a width, and nothing was shown before:
 * α of its only look.
 */
export const FIXED_LEVEL = 0.05;

/** α of each look at a study that may be watched, stopped by hand or extended; all looks together stay near 5 %. */
export const STEPWISE_LEVEL = 0.015;

/** Rounds after which ranges change and stopping is decided, and no others. */
export const STUDY_LOOKS: readonly number[] = [3, 5, 8, 12, 20, 30, 50];

/** Rounds that a study can ask at most. */
export const MAX_ROUNDS = 50;

/** Studies that an account can have under way, those of its brands' visits apart. */
export const STUDIES_AT_ONCE = 10;

/** The looks of a study that asks at most `limit` rounds, in order; the limit itself is one. */
export function looksUpTo(limit: number): number[] {
  return [...STUDY_LOOKS.filter((look) => look < limit), limit];
}

/** Whether ranges may change after so many rounds. */
export function isLook(rounds: number, limit: number): boolean {
  return rounds === limit || (rounds < limit && STUDY_LOOKS.includes(rounds));
}
