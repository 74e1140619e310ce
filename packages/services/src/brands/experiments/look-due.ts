import type { ExperimentPlan, LiveAction, Rhythm } from "@standings/domain";
import type { PastVisit } from "./read-past.ts";
import { isSunday, weekOfDay } from "./weeks.ts";

/** Weeks of the first and the last go-live, as visits tell them: a week that was visited before is one before. */
export interface Starts {
  readonly start: number;
  readonly lastStart: number;
}

/** A registered look whose visits have been made. */
export interface DueLook extends Starts {
  /** From 1. */
  readonly number: number;
  readonly isLast: boolean;
  /** Weeks that it counts. */
  readonly counted: readonly number[];
  readonly through: PastVisit;
}

export interface LookState {
  readonly plan: ExperimentPlan;
  readonly live: readonly Pick<LiveAction, "actionId" | "liveOn">[];
  /** Looks that were taken. */
  readonly taken: number;
  readonly visits: readonly Pick<PastVisit, "day" | "week" | "dueAt" | "id">[];
  readonly rhythm: Rhythm;
}

/** When the first and the last action went live; null before all of them did. Drawn dates count, not what was done. */
export function startsOf({ plan, live, visits }: Pick<LookState, "plan" | "live" | "visits">): Starts | null {
  if (plan.drawing) {
    const weeks = plan.drawing.waves.map(({ startsOn }) => weekOfDay(startsOn));
    return { start: Math.min(...weeks), lastStart: Math.max(...weeks) };
  }
  const days = live.map(({ liveOn }) => liveOn).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined || days.length < plan.actions.length) return null;
  const daysOfWeeks = Map.groupBy(visits, ({ week }) => week);
  const weeks = [...daysOfWeeks.keys()].sort((a, b) => a - b);
  const daysIn = (week: number) => (daysOfWeeks.get(week) ?? []).map(({ day }) => day);
  const unvisited = (day: string) => {
    const week = weekOfDay(day);
    return daysIn(week).length > 0 ? week + 1 : week;
  };
  return {
    start: weeks.find((week) => daysIn(week).some((day) => day >= first)) ?? unvisited(first),
    lastStart: weeks.find((week) => daysIn(week).every((day) => day >= last)) ?? unvisited(last),
  };
}

/** Weeks since the lag that have a visit. */
export function countedWeeks({ plan, visits }: Pick<LookState, "plan" | "visits">, starts: Starts): number[] {
  const from = starts.lastStart + plan.lag;
  return [...new Set(visits.map(({ week }) => week))].filter((week) => week >= from).sort((a, b) => a - b);
}

/** The next look, where all visits that it counts were made; the same however late one asks. */
export function lookDue(state: LookState): DueLook | null {
  const { plan, taken, visits } = state;
  const starts = startsOf(state);
  if (starts === null) return null;
  if (plan.drawing) {
    const through = visits.find(({ week }) => week >= starts.lastStart);
    return through && taken === 0 ? { ...starts, number: 1, isLast: true, counted: [], through } : null;
  }
  const needed = plan.looks[taken];
  if (needed === undefined) return null;
  const counted = countedWeeks(state, starts).slice(0, needed);
  const last = counted.at(-1);
  const through = visits.findLast(({ week }) => week === last);
  if (counted.length < needed || last === undefined || !through) return null;
  if (!isOver(state, last)) return null;
  return { ...starts, number: taken + 1, isLast: taken + 1 === plan.looks.length, counted, through };
}

/** Whether a week gets no more visits. */
export function isOver({ visits, rhythm }: Pick<LookState, "visits" | "rhythm">, week: number): boolean {
  if (rhythm !== "daily") return true;
  return visits.some((visit) => visit.week > week || (visit.week === week && isSunday(visit.day)));
}
