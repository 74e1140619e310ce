import type { Interval } from "@standings/domain";
import { sampleOf } from "../sample.ts";
import type { PromptChange } from "./curve.ts";
import { meanOf } from "./curve.ts";
import { type TEstimate, tPValue, tRange, welch } from "./welch.ts";

/** A prompt with where it stood: mean of its models in the base, in points. */
export interface PromptReading extends PromptChange {
  readonly level: number;
}

/** Estimate with its range, in points. */
export interface Effect {
  readonly value: number;
  readonly range: Interval;
}

export interface ThreeReadings {
  readonly inStep: Effect;
  /** Two-sided p of no effect, in step. */
  readonly inStepP: number;
  readonly backToMean: Effect;
  readonly onOldCourse: Effect;
  /** Holds under all three; its value is that of `inStep`. */
  readonly effect: Effect;
  /** How far a prompt's level is its own and no chance, 0 to 1. */
  readonly reliability: number;
  /** Points a week that the targets gained on the controls before. */
  readonly headStart: number;
}

/** The old course is read at 1.6 α. */
const COURSE_LEVEL = 1.6;

/**
 * What the targets changed beyond the controls (`proof.md` §3): had they moved as the controls, had they come back to their
 * mean, had they stayed on their old course. Nobody can tell which, so the range holds under all. `answers` is the number in
 * the poorest of targets and controls, base and counted weeks: no range is surer than they allow.
 */
export function readThreeWays(
  targets: readonly PromptReading[],
  controls: readonly PromptReading[],
  { level, answers = Number.POSITIVE_INFINITY }: { readonly level: number; readonly answers?: number },
): ThreeReadings {
  const reliability = reliabilityOf([...targets, ...controls]);
  const least = 50 / answers;
  const compare = (read: (prompt: PromptReading) => number): TEstimate =>
    welch(targets.map(read), controls.map(read), least);
  const effectOf = (found: TEstimate, at: number): Effect => ({
    value: found.estimate,
    range: tRange(found, at),
  });
  const kept = compare(({ change }) => change);
  const inStep = effectOf(kept, level);
  const backToMean = effectOf(
    compare((prompt) => prompt.change + (1 - reliability) * prompt.level),
    level,
  );
  const onOldCourse = effectOf(
    compare((prompt) => prompt.change - prompt.slope * prompt.distance),
    COURSE_LEVEL * level,
  );
  const ranges = [inStep, backToMean, onOldCourse].map(({ range }) => range);
  const slopes = (prompts: readonly PromptReading[]) => meanOf(prompts.map(({ slope }) => slope));
  return {
    inStep,
    inStepP: tPValue(kept),
    backToMean,
    onOldCourse,
    effect: {
      value: inStep.value,
      range: {
        low: Math.min(...ranges.map(({ low }) => low)),
        high: Math.max(...ranges.map(({ high }) => high)),
      },
    },
    reliability,
    headStart: slopes(targets) - slopes(controls),
  };
}

function reliabilityOf(prompts: readonly PromptReading[]): number {
  const { n, squares } = sampleOf(prompts.map(({ level }) => level));
  const variance = squares / (n - 1);
  return variance === 0
    ? 1
    : Math.max(0, 1 - meanOf(prompts.map(({ baseVariance }) => baseVariance)) / variance);
}
