import { z } from "zod";
import type { Course } from "./answer/courses.ts";
import { findPersona } from "./personas.ts";

const model = z
  .string()
  .refine((id) => findPersona(id) !== undefined, "model must be a model id of the catalogue");

const shift = z.strictObject({
  /** Company whose standing changes. */
  domain: z.string().min(1).max(200),
  /** In units of a company's score, which is 0 to about 1: 0.3 is a lot. */
  by: z.number().min(-3).max(3),
  /** Only with these models; with all when left out. */
  models: z.array(model).max(20).optional(),
  /** Only in answers to questions that hold this text, whatever its case. */
  asked: z.string().min(1).max(400).optional(),
});

const version = z.strictObject({
  model,
  /** What the gateway says answered. */
  served: z.string().min(1).max(100),
});

const search = z.strictObject({
  model,
  /** Who searches for it from now on; `none`: it searches no more. */
  by: z.enum(["native", "gateway", "none"]),
});

const change = z.strictObject({
  model,
  /** `YYYY-MM-DD`, UTC: from this day on it has other views of companies, under the same version. */
  from: z.iso.date(),
});

const course = z.strictObject({
  /** Company whose place is known: it stands where its course says, which wanders a little from week to week. */
  domain: z.string().min(1).max(200),
  /** Only in answers to questions that hold this text, whatever its case. */
  asked: z.string().min(1).max(400),
});

const rise = z.strictObject({
  /** Company that has a course, and the questions whose answers give it more. */
  domain: z.string().min(1).max(200),
  asked: z.string().min(1).max(400),
  /** Points on average of all models: 5 are a place of 20. */
  points: z.number().min(-100).max(100),
  /** `YYYY-MM-DD`, UTC: what was done then shows so many days later. */
  from: z.iso.date(),
  lagDays: z.number().int().min(0).max(365).default(0),
});

/** What the way of asking makes of each company's worth: standard deviations, in units of its score. */
const wordings = z.strictObject({
  /** Of a draw that all models have in common. */
  shared: z.number().min(0).max(1),
  /** Of a draw of each model's own. */
  own: z.number().min(0).max(1),
});

export type WordingDraws = z.infer<typeof wordings>;

/** What has changed in the world since the sandbox began: companies rise and fall, models are replaced by newer ones. */
export const worldBody = z.strictObject({
  shifts: z.array(shift).max(100).default([]),
  versions: z.array(version).max(20).default([]),
  searches: z.array(search).max(20).default([]),
  changes: z.array(change).max(20).default([]),
  courses: z.array(course).max(20).default([]),
  rises: z.array(rise).max(400).default([]),
  /** `YYYY-MM-DD`: what day it is; the clock's when left out. */
  today: z.iso.date().optional(),
  /** Share of the statements that judge a verdict wrongly, by chance. */
  judgeErrs: z.number().min(0).max(1).default(0),
  /** Share of the translated questions that have a fault, by chance. */
  translationErrs: z.number().min(0).max(1).default(0),
  /** Null: the words alone decide nothing, and the first answer to a question is no draw. */
  wordings: wordings.nullable().default(null),
});

export type WorldState = z.infer<typeof worldBody>;

/** What one call finds of it. */
export interface WorldOfCall {
  /** Changes of score by domain. */
  readonly shifts: ReadonlyMap<string, number>;
  readonly servedAs: string;
  /** Undefined: as ever. */
  readonly searchedBy: z.infer<typeof search>["by"] | undefined;
  /** Share of verdicts that are wrong. */
  readonly judgeErrs: number;
  /** Share of translated questions that have a fault. */
  readonly translationErrs: number;
  /** How often the model's views of companies changed silently so far. */
  readonly changes: number;
  /** Companies whose place in the answer is known. */
  readonly courses: readonly Course[];
  readonly wordings: WordingDraws | null;
}

const DAY_MS = 86_400_000;
/** The first day of the epoch is a Thursday. */
const MONDAY_OFFSET = 3;

export class World {
  #state: WorldState = worldBody.parse({});

  get state(): WorldState {
    return this.#state;
  }

  replace(state: WorldState): void {
    this.#state = state;
  }

  of(model: string, question: string): WorldOfCall {
    const { shifts, versions, searches, changes, courses, rises, judgeErrs, translationErrs, wordings } =
      this.#state;
    const { today = new Date().toISOString().slice(0, 10) } = this.#state;
    const text = question.toLowerCase();
    const own = shifts.filter(
      ({ models, asked }) =>
        (models === undefined || models.includes(model)) &&
        (asked === undefined || text.includes(asked.toLowerCase())),
    );
    return {
      shifts: new Map(own.map(({ domain, by }) => [domain, by])),
      servedAs: versions.find((one) => one.model === model)?.served ?? model,
      judgeErrs,
      translationErrs,
      wordings,
      changes: changes.filter((one) => one.model === model && one.from <= today).length,
      courses: courses
        .filter(({ asked }) => text.includes(asked.toLowerCase()))
        .map(({ domain }) => ({
          domain,
          question,
          model,
          week: Math.floor((dayNumber(today) + MONDAY_OFFSET) / 7),
          gained: rises
            .filter((one) => one.domain === domain && text.includes(one.asked.toLowerCase()))
            .filter(({ from, lagDays }) => dayNumber(from) + lagDays <= dayNumber(today))
            .reduce((sum, { points }) => sum + points, 0),
        })),
      searchedBy: searches.find((one) => one.model === model)?.by,
    };
  }
}

/** Days since the epoch. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
