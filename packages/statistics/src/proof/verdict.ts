import type { Interval } from "@standings/domain";

export type ExperimentVerdict =
  | "rose"
  | "fell"
  | "no_change"
  | "no_gain"
  | "open"
  | "not_shown"
  | "cannot_tell";

export interface JudgedEffect {
  readonly range: Interval;
  /** The range had the targets kept step with the controls; null where dates were drawn. */
  readonly inStep: Interval | null;
  /** A change worth knowing, in points, from the plan. */
  readonly worth: number;
  readonly isLastLook: boolean;
}

/** What a look may say (`proof.md` §7): the first that holds. No change is two one-sided tests on one range (Schuirmann 1987). */
export function judgeEffect({
  range: { low, high },
  inStep,
  worth,
  isLastLook,
}: JudgedEffect): ExperimentVerdict {
  if (low > 0) return "rose";
  if (high < 0) return "fell";
  if (-worth < low && high < worth) return "no_change";
  if (high < worth) return "no_gain";
  if (!isLastLook) return "open";
  if (inStep && (inStep.low > 0 || inStep.high < 0)) return "not_shown";
  return "cannot_tell";
}
