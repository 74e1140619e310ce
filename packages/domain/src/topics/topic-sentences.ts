import { plural } from "../number-words.ts";
import { pointRange, points } from "../studies/ranges.ts";
import type { StudyFindings } from "../studies/study-record.ts";
import { LEAST_SPEAKING, type WordingLevel } from "./topic.ts";
import type { StratumFigure, TopicFigure, TopicFindings } from "./topic-findings.ts";

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

/** Said beside a range of few wordings. */
export const TOO_FEW_WORDINGS = `Fewer than ${LEAST_SPEAKING} wordings are too few to speak for others.`;

/** "33 % (24–44)"; without a range where there is none. */
export function topicShare({ value, overWordings: range }: TopicFigure): string {
  return `${points(value)} %${range ? ` (${pointRange(range)})` : ""}`;
}

/** What a topic says first, a sentence each. `name` is the topic's. */
export function topicSentences(findings: StudyFindings, name: string): string[] {
  const { topic, names, report } = findings;
  if (!topic) return [];
  if (report.verdict.kind === "names_nobody")
    return [
      `Models name nobody in ${topicShare(inverse(topic.naming))} of answers: this topic can’t show who stands where.`,
    ];
  if (topic.focus === null) {
    const [first] = topic.entries;
    return first
      ? [`${names[first.key]?.name ?? first.key} is listed in ${topicShare(first)} of answers about ${name}.`]
      : [];
  }
  const { focus, wordings } = topic;
  const own = names[focus.key]?.name ?? focus.key;
  if (focus.value === 0)
    return [
      `${own} is never listed${focus.overWordings ? ` (${pointRange(focus.overWordings)} %)` : ""}, while others are: a real gap.`,
    ];
  return [
    focus.overWordings === null
      ? `${own} is listed in ${points(focus.value)} % of answers with ${plural(wordings, "wording")}: other ways of asking are not covered.`
      : `${own} is listed in ${topicShare(focus)} of answers, however buyers ask about ${name}.`,
    ...partSentence(topic),
    ...ladderSentence(focus.byStratum),
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

function partSentence({ focus }: TopicFindings): string[] {
  const range = focus?.overWordings;
  if (!range || focus.wordingPart === null) return [];
  const wording = Math.round(100 * focus.wordingPart);
  const chance = Math.max(0, Math.round(100 * (range.high - range.low)) - wording);
  return [
    `${plural(wording, "point")} of that width ${wording === 1 ? "is" : "are"} wording, ${chance} chance.`,
  ];
}

/** Said only where the ranges of the highest and the lowest level don't meet. */
function ladderSentence(strata: readonly StratumFigure[]): string[] {
  const [low, high] = [strata.at(0), strata.at(-1)];
  if (!low?.overWordings || !high?.overWordings || low === high) return [];
  const isApart =
    low.overWordings.high < high.overWordings.low || high.overWordings.high < low.overWordings.low;
  if (!isApart) return [];
  return [
    `${LEVEL_NAMES[high.level]} questions list it in ${topicShare(high)}, ${low.level} ones in ${topicShare(low)}.`,
  ];
}
