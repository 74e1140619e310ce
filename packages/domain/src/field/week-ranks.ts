import type { WeekRank } from "../company.ts";
import { type DatedAnswer, newestAnswers } from "./field.ts";

/** An answer to a question of a field, with the rank that it gives the company. */
export interface RankedAnswer extends DatedAnswer {
  /** Null where it does not list the company. */
  readonly rank: number | null;
}

/**
 * A company's mean rank in each week that lists it, oldest first, by the questions of its field: each counts once per model and
 * week, with that week's newest answer, so that asking again in a week weighs nothing.
 */
export function weekRanks(questions: readonly (readonly RankedAnswer[])[]): WeekRank[] {
  const ranks = new Map<string, number[]>();
  for (const answers of questions)
    for (const [week, own] of Map.groupBy(answers, ({ askedAt }) => mondayOf(askedAt)))
      for (const { rank } of newestAnswers(own))
        if (rank !== null) ranks.set(week, [...(ranks.get(week) ?? []), rank]);
  return [...ranks]
    .map(([week, own]) => ({ week, mentions: own.length, averageRank: mean(own) }))
    .sort((a, b) => (a.week < b.week ? -1 : 1));
}

/** Monday of the week in UTC, `YYYY-MM-DD`. */
function mondayOf(at: Date): string {
  const monday = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

/** One decimal. */
function mean(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}
