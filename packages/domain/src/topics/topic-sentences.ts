import { isolated } from "../isolated.ts";
import { plural } from "../number-words.ts";
import { pointRange, points, wholePoints } from "../studies/ranges.ts";
import type { Interval } from "../studies/report.ts";
import type { StudyFindings } from "../studies/study-record.ts";
import {
  LEAST_SPEAKING,
  type StratumKind,
  type TopicDraw,
  WORDING_LEVELS,
  type WordingLevel,
} from "./topic.ts";
import type { FocusInTopic, TopicFigure, TopicFindings, TrackedTopic } from "./topic-findings.ts";
import { FORM_WORDS, type FormWords } from "./topic-form.ts";
import { ANYBODY } from "./topic-plan.ts";

export const LEVEL_NAMES: Readonly<Record<WordingLevel, string>> = {
  general: "General",
  mid: "Mid",
  niche: "Niche",
};

export const LEVEL_TEXTS: Readonly<Record<WordingLevel, string>> = {
  general: "the category alone",
  mid: "one constraint",
  niche: "two or more constraints",
};

/** What each way of choosing wordings means: told before the price. */
export const DRAW_TEXTS: Readonly<Record<TopicDraw, string>> = {
  all: "Every wording is asked.",
  alike: "Each wording has the same chance to be asked.",
  by_weight: "A wording is asked as likely as buyers search for it, perhaps twice; those drawn weigh alike.",
};

/** What a topic is divided by: told before the price. */
export const STRATUM_TEXTS: Readonly<Record<StratumKind, string>> = {
  level: "Levels weigh alike: general, mid and niche.",
  persona: "Who asks weighs alike; wordings of nobody in particular count as one more.",
};

/** A stratum's name: of a level, or of who asks. */
export function stratumName(kind: StratumKind, stratum: string): string {
  const level = WORDING_LEVELS.find((one) => one === stratum);
  if (kind === "level" && level) return LEVEL_NAMES[level];
  if (stratum === ANYBODY) return "Anybody";
  return `${stratum.charAt(0).toUpperCase()}${stratum.slice(1)}`;
}

/** How much a wording weighs: "140 clicks or searches". */
export function clicksText(weight: number): string {
  return weight === 1 ? "1 click or search" : `${weight} clicks or searches`;
}

/** "24 of 200 wordings, drawn by volume". */
export function panelText({
  wordings,
  frame,
  drawn,
}: Pick<TopicFindings, "wordings" | "frame" | "drawn">): string {
  if (drawn === "all") return plural(wordings, "wording");
  return `${wordings} of ${plural(frame, "wording")}, drawn ${drawn === "alike" ? "alike" : "by volume"}`;
}

/** Said beside a range of few wordings. */
export const TOO_FEW_WORDINGS = `Fewer than ${LEAST_SPEAKING} wordings are too few to speak for others.`;

/** "33% (24–44)"; without a range where there is none. */
export function topicShare({ value, overWordings: range }: TopicFigure): string {
  return `${points(value)}%${range ? ` (${pointRange(range)})` : ""}`;
}

/** What the visits of a brand say of a topic that they ask, a sentence each. */
export function trackedSentences(
  brand: string,
  { name, form, figure, wordings, visits, change }: TrackedTopic,
): string[] {
  const { counted, ofAnswers } = FORM_WORDS[form];
  if (figure === null)
    return [
      visits === 0
        ? `The first visit asks its ${plural(wordings, "wording")}.`
        : "Visits of the last four weeks asked too few of its wordings.",
    ];
  return [
    `${isolated(brand)} is ${counted} in ${topicShare(figure)} ${ofAnswers}, however buyers ask about ${name}, in ${plural(visits, "visit")} of the last four weeks.`,
    ...partSentence({ focus: figure }),
    ...changeSentence(change),
    ...(wordings < LEAST_SPEAKING ? [TOO_FEW_WORDINGS] : []),
  ];
}

function changeSentence(change: TrackedTopic["change"]): string[] {
  if (!change?.range) return [];
  const { value, range } = change;
  const by = `${points(Math.abs(value))} points`;
  if (range.low > 0)
    return [`Up by ${by} since the first four weeks that are shown, for the same wordings and models.`];
  if (range.high < 0)
    return [`Down by ${by} since the first four weeks that are shown, for the same wordings and models.`];
  return ["No real change since the first four weeks that are shown."];
}

/** What a topic says first, a sentence each. `name` is the topic's. */
export function topicSentences(findings: StudyFindings, name: string): string[] {
  const { topic, names, report } = findings;
  if (!topic) return [];
  const words = FORM_WORDS[topic.form];
  if (report.verdict.kind === "names_nobody")
    return [
      `Models name ${words.nobody} in ${topicShare(inverse(topic.naming))} ${words.ofAnswers}: this topic can’t show who stands where.`,
    ];
  if (topic.focus === null) {
    const [first] = topic.entries;
    return first
      ? [
          `${isolated(names[first.key]?.name ?? first.key)} is ${words.counted} in ${topicShare(first)} ${words.ofAnswers} about ${name}.`,
        ]
      : [];
  }
  const { focus, wordings } = topic;
  const own = isolated(names[focus.key]?.name ?? focus.key);
  if (focus.value === 0)
    return [
      `${own} is never ${words.counted}${focus.overWordings ? ` (${pointRange(focus.overWordings)}%)` : ""}, while others are: a real gap.`,
    ];
  return [
    focus.overWordings === null
      ? `${own} is ${words.counted} in ${points(focus.value)}% ${words.ofAnswers} with ${plural(wordings, "wording")}: other ways of asking are not covered.`
      : `${own} is ${words.counted} in ${topicShare(focus)} ${words.ofAnswers}, however buyers ask about ${name}.`,
    ...partSentence(topic),
    ...apartSentence(topic.strata, focus, words),
    ...(wordings < LEAST_SPEAKING ? [TOO_FEW_WORDINGS] : []),
  ];
}

function inverse({ value, overWordings: range, exactlyThese }: TopicFigure): TopicFigure {
  return {
    value: 1 - value,
    overWordings: range && { low: 1 - range.high, high: 1 - range.low },
    exactlyThese,
  };
}

/** What of a range's width is wording and what is chance, in whole points that add up. */
export function partsOfWidth({ low, high }: Interval, wordingPart: number) {
  const width = wholePoints(high - low);
  const wording = Math.min(width, wholePoints(wordingPart));
  return { wording, chance: width - wording };
}

function partSentence({
  focus,
}: {
  readonly focus: Pick<FocusInTopic, "overWordings" | "wordingPart"> | null;
}): string[] {
  const range = focus?.overWordings;
  if (!range || focus.wordingPart === null) return [];
  const { wording, chance } = partsOfWidth(range, focus.wordingPart);
  return [
    `${plural(wording, "point")} of that width ${wording === 1 ? "is" : "are"} wording, ${chance} chance.`,
  ];
}

/** Said only of strata that are told apart: the two that differ most. */
function apartSentence(
  kind: StratumKind,
  { byStratum, apart: [most] }: FocusInTopic,
  { counts }: FormWords,
): string[] {
  const figureOf = (name: string | undefined) => byStratum.find(({ stratum }) => stratum === name);
  const [higher, lower] = [figureOf(most?.higher), figureOf(most?.lower)];
  if (!higher || !lower) return [];
  const [first, second] = [higher, lower].map(({ stratum }) => stratumName(kind, stratum));
  return kind === "level"
    ? [
        `${first} questions ${counts} in ${topicShare(higher)}, ${(second ?? "").toLowerCase()} ones in ${topicShare(lower)}.`,
      ]
    : [`By who asks: ${first} ${topicShare(higher)}, ${second} ${topicShare(lower)}.`];
}
