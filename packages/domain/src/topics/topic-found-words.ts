/** The words beside a topic's figures, on its page and on its paper. */
import { capitalised, plural } from "../number-words.ts";
import { pointRange } from "../studies/ranges.ts";
import type { StudyFindings } from "../studies/study-record.ts";
import { NAMING_FLOOR, verdictSentence } from "../studies/verdict.ts";
import type { Standing, TopicEntry, TopicFindings, WordingFigure } from "./topic-findings.ts";
import { FORM_NAMES, FORM_WORDS, type TopicForm } from "./topic-form.ts";
import { LEVEL_NAMES, panelText, topicSentences } from "./topic-sentences.ts";

/** What stands above a topic's figures: what was found, and where the question itself can show little, that. */
export function foundSentences(findings: StudyFindings, name: string, own: string | null): string[] {
  const { verdict } = findings.report;
  const [first = "No model has answered enough wordings.", ...rest] = topicSentences(findings, name);
  const isTold = verdict.kind === "seldom_names" || verdict.kind === "too_wide";
  const words = findings.topic ? FORM_WORDS[findings.topic.form] : undefined;
  const told = isTold ? verdictSentence(verdict, own, 0, words) : null;
  return [first, told, ...rest].filter((sentence) => sentence !== null);
}

/** What a range of a topic speaks for: "24 of 200 wordings, drawn by volume, asked in plain words". */
export function kindText(
  topic: Pick<TopicFindings, "form" | "wordings" | "frame" | "drawn" | "isWeighted">,
): string {
  const parts = [
    panelText(topic),
    FORM_NAMES[topic.form].toLowerCase(),
    ...(topic.isWeighted ? ["weighed by their clicks or searches"] : []),
  ];
  return parts.join(", ");
}

/** Names of models whose answers are not counted; null without any. */
export function leftOutText(models: readonly string[]): string | null {
  if (models.length === 0) return null;
  return `Left out, because they answered fewer than four wordings in five: ${models.join(", ")}.`;
}

/** Of the one in focus to the other, told of the other. */
const STANDINGS: Readonly<Record<Standing, (own: string) => string>> = {
  above: (own) => `below ${own}`,
  below: (own) => `above ${own}`,
  not_apart: (own) => `can’t be told apart from ${own}`,
};

/** How a company stands to the one in focus; null where nothing is told. */
export function standingText({ withThese, howeverAsked }: TopicEntry, own: string | null): string | null {
  if (withThese === null || own === null) return null;
  const however = howeverAsked === null ? "" : `; however asked, ${STANDINGS[howeverAsked](own)}`;
  return `${capitalised(STANDINGS[withThese](own))} with these wordings${however}`;
}

/** Those whose answers list or name the company in focus most often first; without one, name anybody. */
export function wordingsByShare({ byWording }: Pick<TopicFindings, "byWording">): WordingFigure[] {
  const share = ({ own, naming, answers }: WordingFigure) => (answers === 0 ? -1 : (own ?? naming) / answers);
  return byWording.toSorted((a, b) => share(b) - share(a));
}

/** "listed in 3 of 5 answers", of a topic in plain words "named in 3 of 5 answers". */
export function wordingCountText({ own, naming, answers }: WordingFigure, form: TopicForm): string {
  if (answers === 0) return "no answer";
  return own === null
    ? `${naming} of ${answers} name ${FORM_WORDS[form].anybody}`
    : `${FORM_WORDS[form].counted} in ${own} of ${plural(answers, "answer")}`;
}

/** "Niche, freelance designer": the level of a wording, and who asks it. */
export function wordingKindText({ level, persona }: Pick<WordingFigure, "level" | "persona">): string {
  return persona === null ? LEVEL_NAMES[level] : `${LEVEL_NAMES[level]}, ${persona}`;
}

/**
 * What a wording alone can show of the one in focus: "41–79% if asked again", or that it shows nothing. Null where it was asked in
 * too few rounds.
 */
export function wordingVerdictText(
  { verdict }: Pick<WordingFigure, "verdict">,
  form: TopicForm,
): string | null {
  if (verdict === null) return null;
  const { own } = verdict;
  const range = own?.range ? `${pointRange(own.range)}%` : null;
  switch (verdict.kind) {
    case "not_enough":
      return "too few answers";
    case "names_nobody":
      return `names ${FORM_WORDS[form].nobody}`;
    case "seldom_names":
      // Perhaps: few answers may all name somebody.
      return verdict.naming.value < NAMING_FLOOR
        ? `seldom names ${FORM_WORDS[form].anybody}`
        : "too few answers";
    case "absent":
      return `others, never it (${range})`;
    case "too_wide":
      return `${range} if asked again: too wide`;
    case "names_you":
    case "readable":
      return range && `${range} if asked again`;
  }
}
