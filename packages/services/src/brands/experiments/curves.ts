import type { PointEffect } from "@standings/domain";
import { type CurvePoint, meanEstimate, tRange } from "@standings/statistics";
import type { WeekCell } from "./read-past.ts";

/** Visits of the base at most (`proof.md` §1). */
export const BASE_WEEKS = 8;
/** Visits before the start at most (`proof.md` §1). */
export const PAST_WEEKS = 26;
/** What is supposed of the answers of a model that answered once (`studies.md`). */
const SUPPOSED_VARIANCE = 31 ** 2;

/** A prompt's past: where it stands, and how it moved about that, mean over models. */
export interface PromptPast {
  readonly promptId: string;
  /** Mean of its base over models, in points. */
  readonly level: number;
  readonly points: readonly CurvePoint[];
  /** What its answers alone scatter at a visit. */
  readonly leastNoise: number;
}

/** Distinct weeks of cells, in order. */
export function weeksOf(cells: readonly WeekCell[]): number[] {
  return [...new Set(cells.map(({ week }) => week))].sort((a, b) => a - b);
}

/** The past of each prompt, whatever versions of models served it. Each model is measured from its own mean in the base. */
export function pastOfPrompts(cells: readonly WeekCell[]): PromptPast[] {
  const base = new Set(weeksOf(cells).slice(-BASE_WEEKS));
  return [...Map.groupBy(cells, ({ promptId }) => promptId)].flatMap(([promptId, own]) => {
    const byModel = [...Map.groupBy(own, ({ modelId }) => modelId).values()].flatMap((ofModel) => {
      const inBase = ofModel.filter(({ week }) => base.has(week));
      return inBase.length === 0 ? [] : [{ ofModel, mean: meanOf(inBase.map(({ value }) => value)) }];
    });
    if (byModel.length === 0) return [];
    const moved = byModel.flatMap(({ ofModel, mean }) =>
      ofModel.map((cell) => ({ week: cell.week, value: cell.value - mean, cell })),
    );
    const byWeek = [...Map.groupBy(moved, ({ week }) => week)].sort(([a], [b]) => a - b);
    return [
      {
        promptId,
        level: meanOf(byModel.map(({ mean }) => mean)),
        points: byWeek.map(([week, some]) => ({ week, value: meanOf(some.map(({ value }) => value)) })),
        leastNoise: meanOf(byWeek.map(([, some]) => scatterOfMean(some.map(({ cell }) => cell)))),
      },
    ];
  });
}

/** Variance of the mean over models of one visit, from how their answers scatter. */
function scatterOfMean(cells: readonly WeekCell[]): number {
  const sum = cells.reduce((all, cell) => all + varianceOf(cell) / cell.answers, 0);
  return sum / cells.length ** 2;
}

/** Variance of the answers of a cell, in squared points. */
function varianceOf({ answers, sum, squares }: WeekCell): number {
  if (answers < 2) return SUPPOSED_VARIANCE;
  return (10_000 * Math.max(0, squares - sum ** 2 / answers)) / (answers - 1);
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean of some values with its range over them at 95%; null below two. */
export function meanOverPrompts(values: readonly number[]): PointEffect | null {
  if (values.length < 2) return null;
  const found = meanEstimate(values);
  return { value: found.estimate, range: tRange(found, 0.05) };
}

/** The difference of two sets of answers as if all were independent, with its z-range at 95%: what others call an effect. */
export function naiveDifference(before: readonly WeekCell[], after: readonly WeekCell[]): PointEffect | null {
  const [a, b] = [pooled(before), pooled(after)];
  if (a === null || b === null) return null;
  const reach = 1.96 * Math.sqrt(a.variance + b.variance);
  const value = b.mean - a.mean;
  return { value, range: { low: value - reach, high: value + reach } };
}

function pooled(cells: readonly WeekCell[]): { readonly mean: number; readonly variance: number } | null {
  const total = (of: (cell: WeekCell) => number) => cells.reduce((sum, cell) => sum + of(cell), 0);
  const [answers, sum, squares] = [
    total((cell) => cell.answers),
    total((cell) => cell.sum),
    total((cell) => cell.squares),
  ];
  if (answers < 2) return null;
  const variance = Math.max(0, squares - sum ** 2 / answers) / (answers - 1) / answers;
  return { mean: (100 * sum) / answers, variance: 10_000 * variance };
}
