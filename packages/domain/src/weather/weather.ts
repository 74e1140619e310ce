import { formatOfDays } from "../format-days.ts";
import type { ModelId, ModelNames } from "../models/catalogue.ts";
import { joined, plural } from "../number-words.ts";
import { PANEL_QUESTIONS } from "./panel.ts";

/** Weeks that the page shows. */
export const WEATHER_WEEKS = 26;

/** A week of a model. */
export interface WeatherWeek {
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
  /** The version that answered; `~1` and so on after it changed though its name did not. */
  readonly epoch: string;
  /** Another version answered than in the week before. */
  readonly isNewVersion: boolean;
  /** It changed though its version's name did not. */
  readonly hasChanged: boolean;
  /** How often chance makes a week as unlike the ones before, 0 to 1; null where the week could not be tested. */
  readonly p: number | null;
}

export interface ModelWeather {
  readonly modelId: ModelId;
  /** The oldest first; a week in which the model was not asked is missing. */
  readonly weeks: readonly WeatherWeek[];
}

/** Whether models changed and not the world: what a panel of fixed questions shows, week by week. */
export interface Weather {
  /** Whether this installation asks the panel. */
  readonly isAsked: boolean;
  readonly isSandbox: boolean;
  /** Mondays, the oldest first, without gaps. */
  readonly weeks: readonly string[];
  readonly models: readonly ModelWeather[];
  /** Weeks in which so many models changed at once that the cause is more likely ours: in them no model is named. */
  readonly everywhere: readonly string[];
  /** Answers of the last week that were read. */
  readonly answers: number;
}

/** At so many models that change in one week, and half of those that were tested, the cause is looked for here. */
const EVERYWHERE_FROM = 3;

export function isEverywhere(changed: number, tested: number): boolean {
  return changed >= EVERYWHERE_FROM && 2 * changed >= tested;
}

/** "16 and 22 November", "30 November and 6 December": the days of a week. */
export function weekDays(week: string): string {
  const first = new Date(`${week}T00:00:00Z`);
  return betweenDays(first, new Date(first.getTime() + 6 * 86_400_000), "UTC");
}

/** "12 and 26 April": two days in a time zone. */
export function betweenDays(first: Date, last: Date, timeZone: string): string {
  const day = formatOfDays("en-GB", { day: "numeric", timeZone });
  const month = formatOfDays("en-GB", { month: "long", timeZone });
  const [from, to] = [first, last].map((at) => ({ day: day.format(at), month: month.format(at) }));
  return `${from?.day}${from?.month === to?.month ? "" : ` ${from?.month}`} and ${to?.day} ${to?.month}`;
}

/** "Gemini changed between 16 and 22 November though its version name did not." */
export function modelChangedSentence(name: string, week: string): string {
  return `${name} changed between ${weekDays(week)} though its version name did not.`;
}

/** What it means for a brand's figures. */
export function modelChangedMeaning(name: string): string {
  return `Its lines start anew there; what moved that week in ${name} is not you.`;
}

const EVERYWHERE_SENTENCE = "All models changed in the same week: more likely our gateway or question text.";

/** What the newest week that was judged says of all models (`proof.md` §10, words). */
export function weatherSentences(
  { models, everywhere, weeks }: Pick<Weather, "models" | "everywhere" | "weeks">,
  { modelName }: ModelNames,
): string[] {
  const last = weeks.at(-1);
  const ofLast = models.flatMap(({ modelId, weeks: own }) => {
    const week = own.find((one) => one.week === last);
    return week ? [{ name: modelName(modelId), ...week }] : [];
  });
  const tested = ofLast.filter(({ p }) => p !== null);
  const changed = ofLast.filter(({ hasChanged }) => hasChanged);
  const untested = ofLast.filter(({ p, isNewVersion }) => p === null && !isNewVersion);
  if (last === undefined || ofLast.length === 0) return [];
  const isAll = everywhere.includes(last);
  return [
    ...(isAll ? [EVERYWHERE_SENTENCE] : changed.map(({ name }) => modelChangedSentence(name, last))),
    ...(!isAll && changed.length === 0 && tested.length > 0
      ? [
          `No model changed this week (${tested.length} tested; a false alarm is due every four years and model).`,
        ]
      : []),
    ...(untested.length > 0 && tested.length > 0
      ? [
          `${joined(untested.map(({ name }) => name))} answered too little this week, or before, to be tested.`,
        ]
      : []),
    ...(tested.length === 0
      ? [
          `The first weeks are being gathered: ${plural(models.length, "model")}, nothing to hold them against yet.`,
        ]
      : []),
  ];
}

/** How it is found, for the page and for assistants. */
export const WEATHER_METHOD = [
  `Each day every model answers the same ${PANEL_QUESTIONS.length} questions of everyday markets, without web search. ` +
    "A week’s lists are held against those of up to eight weeks before, by a two-sample test that is exact by permutation.",
  "A model that did not change alarms about once in four years, by design.",
  "Not covered: small changes in models that hardly repeat themselves, changes of temperature, and of one provider’s search.",
] as const;
