import type { Interval } from "./report.ts";

/** Figures and their ranges in words, for pages that say no more of studies. */

export const RANGE_MEANING =
  "Ranges drawn like this hold these models’ true average 95 times in 100, however often you look. They do not cover other wordings, models or weeks.";

/** 0.713 as 71; a half goes up, also one that a sum of shares falls just short of. */
export function wholePoints(value: number): number {
  return Math.round(value * 100 + 1e-9);
}

/** The same as "71". */
export function points(value: number): string {
  return String(wholePoints(value));
}

/** "60–81". */
export function pointRange({ low, high }: Interval): string {
  return `${points(low)}–${points(high)}`;
}

/** "71%". */
export function share(value: number): string {
  return `${points(value)}%`;
}
