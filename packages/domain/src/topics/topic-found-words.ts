/** The words beside a topic's figures, on its page and on its paper. */
import type { StudyFindings } from "../studies/study-record.ts";
import { verdictSentence } from "../studies/verdict.ts";
import type { StratumKind } from "./topic.ts";
import type { Standing, TopicEntry, TopicFindings, WordingFigure } from "./topic-findings.ts";
import { LEVEL_NAMES, panelText, stratumName, topicSentences } from "./topic-sentences.ts";

/** What stands above a topic's figures: what was found, and where the question itself can show little, that. */
export function foundSentences(findings: StudyFindings, name: string, own: string | null): string[] {
  const { verdict } = findings.report;
  const [first = "No model has answered enough wordings.", ...rest] = topicSentences(findings, name);
  const isTold = verdict.kind === "seldom_names" || verdict.kind === "too_wide";
  const told = isTold ? verdictSentence(verdict, own) : null;
  return [first, told, ...rest].filter((sentence) => sentence !== null);
}

/** What a range of a topic speaks for: "24 of 200 wordings, drawn by volume, weighed by their clicks or searches". */
export function kindText(topic: Pick<TopicFindings, "wordings" | "frame" | "drawn" | "isWeighted">): string {
  return `${panelText(topic)}${topic.isWeighted ? ", weighed by their clicks or searches" : ""}`;
}

/** Names of models whose answers are not counted; null without any. */
export function leftOutText(models: readonly string[]): string | null {
  if (models.length === 0) return null;
  return `Left out, because they answered fewer than four wordings in five: ${models.join(", ")}.`;
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  above: "stands above it",
  below: "stands below it",
  not_apart: "can’t be told apart",
};

/** How the company in focus stands to another; null where nothing is told. */
export function standingText({ withThese, howeverAsked }: TopicEntry, own: string | null): string | null {
  if (withThese === null) return null;
  const however = howeverAsked === null ? "" : `; however asked ${STANDINGS[howeverAsked]}`;
  return `With these wordings ${own} ${STANDINGS[withThese]}${however}.`;
}

/** Those whose answers list the company in focus most often first; without one, name anybody. */
export function wordingsByShare({ byWording }: Pick<TopicFindings, "byWording">): WordingFigure[] {
  const share = ({ listed, naming, answers }: WordingFigure) =>
    answers === 0 ? -1 : (listed ?? naming) / answers;
  return byWording.toSorted((a, b) => share(b) - share(a));
}

/** "listed by 3 of 5". */
export function wordingCountText({ listed, naming, answers }: WordingFigure): string {
  if (answers === 0) return "no answer";
  return listed === null ? `${naming} of ${answers} name anybody` : `listed by ${listed} of ${answers}`;
}

/** The level or the persona of a wording, as the topic is divided. */
export function wordingStratumName(kind: StratumKind, { level, stratum }: WordingFigure): string {
  return kind === "level" ? LEVEL_NAMES[level] : stratumName(kind, stratum);
}
