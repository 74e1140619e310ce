/** Points of the chart of average ranks: x from the date, y from the rank. Pure. */
import type { WeekRank } from "@standings/domain";
import { formatDayOfMonth } from "../../lib/format.ts";

export const PLOT_HEIGHT = 112;

/** Distances between rules, in ranks; the first that fits the worst week is used. */
const STEPS = [2, 3, 4, 5, 7] as const;
const RULES = 3;
/** Per cent of the width kept free for the last mark and its figure. */
const RIGHT = 4;

export interface PlottedWeek extends WeekRank {
  /** Per cent of the width. */
  readonly x: number;
  /** Pixels from the top; first place is at 0. */
  readonly y: number;
}

export interface WeekPlot {
  /** Ranks with a rule, from 1 downwards. */
  readonly ticks: readonly number[];
  readonly points: readonly PlottedWeek[];
  /** Pixels from the top for a rank. */
  readonly yOf: (rank: number) => number;
}

/** The week at or next to a place, in per cent of the width. */
export function nearestWeek(points: readonly PlottedWeek[], x: number): PlottedWeek | undefined {
  return points.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}

/** The day that a week begins: Nov 10. */
export function dayOf({ week }: WeekRank): string {
  return formatDayOfMonth(new Date(week));
}

export function plotWeeks(weeks: readonly WeekRank[]): WeekPlot {
  const worst = Math.max(1, ...weeks.map((week) => week.averageRank));
  const step = STEPS.find((candidate) => 1 + RULES * candidate >= worst) ?? STEPS[STEPS.length - 1] ?? 1;
  const ticks = Array.from({ length: RULES + 1 }, (_, index) => 1 + index * step);
  const yOf = (rank: number) => ((rank - 1) / (RULES * step)) * PLOT_HEIGHT;
  const times = weeks.map((week) => Date.parse(week.week));
  const [first = 0] = times;
  const span = (times.at(-1) ?? first) - first;
  return {
    ticks,
    yOf,
    points: weeks.map((week, index) => ({
      ...week,
      x: span === 0 ? 0 : (((times[index] ?? first) - first) / span) * (100 - RIGHT),
      y: yOf(week.averageRank),
    })),
  };
}
