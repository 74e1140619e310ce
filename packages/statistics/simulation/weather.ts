import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import { type List, type PanelWeek, weatherOf } from "../src/weather/model-weather.ts";
import { createRandom, gumbel } from "./sources.ts";

/** A way in which a model answers a panel's question (`proof.md` §10). */
export interface Persona {
  readonly name: string;
  /** Companies that it knows for a question, and how far their log worths scatter. */
  readonly companies: number;
  readonly scatter: number;
  /** It has two orders for each question and takes one of them at random. */
  readonly flips?: boolean;
  /** Share of changes of its worths to a correlation of 0.8 that are found at least. */
  readonly found: number;
}

export const PERSONAS: readonly Persona[] = [
  { name: "plain", companies: 12, scatter: 1.7, found: 0.95 },
  { name: "stable", companies: 12, scatter: 5, found: 0.95 },
  { name: "flips", companies: 12, scatter: 5, flips: true, found: 0.95 },
  { name: "tail", companies: 40, scatter: 1.5, found: 0.8 },
];

const QUESTIONS = 20;
const DAYS = 7;
const WEEKS_BEFORE = 9;

/** Log worths of a question's companies, in each order that the model has. */
type Worths = readonly (readonly number[])[];

/** Share of weeks, 0 to 1, in which a model is said to have changed that has not. The same seed gives the same figures. */
export function simulateQuietWeeks(persona: Persona, weeks: number, seed: number): number {
  const random = createRandom(seed);
  let alarms = 0;
  for (let nth = 0; nth < weeks; nth += 1) {
    const worths = drawWorths(persona, random);
    const panel = Array.from({ length: WEEKS_BEFORE + 1 }, () => weekOf(worths, worths, DAYS, random));
    if (tellsChange(panel, WEEKS_BEFORE)) alarms += 1;
  }
  return alarms / weeks;
}

/**
 * Share of changes, 0 to 1, that are found by the Monday 8 to 14 days after them: on any day of a week, the log worths of all
 * companies turn to such a correlation with what they were.
 */
export function simulateChanges(
  persona: Persona,
  correlation: number,
  changes: number,
  seed: number,
): number {
  const random = createRandom(seed);
  let found = 0;
  for (let nth = 0; nth < changes; nth += 1) {
    const before = drawWorths(persona, random);
    const after = drawWorths(persona, random).map((question, at) =>
      question.map((order, own) =>
        order.map(
          (worth, company) =>
            correlation * (before[at]?.[own]?.[company] ?? 0) + Math.sqrt(1 - correlation ** 2) * worth,
        ),
      ),
    );
    const day = Math.floor(random() * DAYS);
    const quiet = Array.from({ length: WEEKS_BEFORE }, () => weekOf(before, before, DAYS, random));
    const panel = [...quiet, weekOf(before, after, day, random), weekOf(before, after, 0, random)];
    if (tellsChange(panel, WEEKS_BEFORE)) found += 1;
  }
  return found / changes;
}

function tellsChange(panel: readonly PanelWeek[], from: number): boolean {
  const untested = Array.from({ length: from }, () => null);
  return weatherOf(panel, untested).some(({ hasChanged }) => hasChanged);
}

function drawWorths({ companies, scatter, flips }: Persona, random: () => number): Worths[] {
  const orders = flips ? 2 : 1;
  return Array.from({ length: QUESTIONS }, () =>
    Array.from({ length: orders }, () =>
      Array.from({ length: companies }, () => scatter * normalQuantile(random(), 0, 1)),
    ),
  );
}

/** A week whose days before `day` are answered by the first worths, and the others by the second. */
function weekOf(
  first: readonly Worths[],
  second: readonly Worths[],
  day: number,
  random: () => number,
): PanelWeek {
  const questions = first.map((worths, question) =>
    Array.from({ length: DAYS }, (_, at) =>
      drawList(at < day ? worths : (second[question] ?? worths), random),
    ),
  );
  return { servedId: "v1", questions, seed: Math.floor(random() * 2 ** 32) };
}

function drawList(worths: Worths, random: () => number): List {
  const order = worths[Math.floor(random() * worths.length)] ?? [];
  return order
    .map((worth, company) => ({ company: `${company}`, at: worth + gumbel(random) }))
    .sort((a, b) => b.at - a.at)
    .slice(0, 5)
    .map(({ company }) => company);
}
