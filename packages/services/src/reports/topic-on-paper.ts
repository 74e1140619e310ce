import {
  asModelId,
  LEAST_HOWEVER_ASKED,
  LEVEL_NAMES,
  type ModelNames,
  panelText,
  plural,
  STRATUM_TEXTS,
  type Standing,
  type StudyFindings,
  type StudyRecord,
  stratumName,
  type TopicEntry,
  type TopicFindings,
  topicSentences,
  verdictSentence,
  type WordingFigure,
} from "@standings/domain";
import type { StudyPaperShare, StudyPaperTopic } from "@standings/reports";
import { type FoundOnPaper, howAsked } from "./question-on-paper.ts";

/** What a study of a topic found, as its page shows it: no score, since its rounds ask different questions. */
export function topicOnPaper(
  record: StudyRecord,
  findings: StudyFindings,
  topic: TopicFindings,
  names: ModelNames,
): FoundOnPaper {
  const own = topic.focus && nameIn(findings, topic.focus.key);
  const { verdict } = findings.report;
  const [first = "No model has answered enough wordings.", ...rest] = topicSentences(findings, record.prompt);
  const isTold = verdict.kind === "seldom_names" || verdict.kind === "too_wide";
  const told = isTold ? verdictSentence(verdict, own) : null;
  return {
    goal: panelText(topic),
    sentence: [first, told, ...rest].filter((sentence) => sentence !== null).join(" "),
    method: methodOf(record, findings, topic),
    ranges: rangesOf(topic),
    volatility: null,
    notes: notesOf(topic, names),
    topic: { shares: sharesOf(findings, topic, names), wordings: wordingsOf(topic) },
    rows: [],
    lifts: [],
    mentions: [],
  };
}

function nameIn({ names }: StudyFindings, key: string): string {
  return names[key]?.name ?? key;
}

function methodOf(
  record: StudyRecord,
  { report: { rounds } }: StudyFindings,
  { byWording, strata }: TopicFindings,
): string {
  const asked = `${plural(byWording.length, "wording")} in ${plural(rounds, "round")}, one a round`;
  return (
    `${howAsked(record, asked)} Listed: the share of their answers that list a company. ${STRATUM_TEXTS[strata]} ` +
    "Models weigh alike."
  );
}

function rangesOf(topic: TopicFindings): string {
  const weighed = topic.isWeighted ? ", weighed by their clicks or searches" : "";
  return (
    "A range however asked holds the truth for questions of this kind 95 times in 100; one for exactly these, for these words alone. " +
    `The kind: ${panelText(topic)}${weighed}. They do not cover other kinds, models or weeks.`
  );
}

function notesOf({ leftOut, focus, wordings }: TopicFindings, { modelName }: ModelNames): string[] {
  const missing = LEAST_HOWEVER_ASKED - wordings;
  const left = leftOut.map((id) => modelName(asModelId(id))).join(", ");
  return [
    ...(left === "" ? [] : [`Left out, because they answered fewer than four wordings in five: ${left}.`]),
    ...(focus && missing > 0
      ? [`Who stands above whom however asked is told from ${LEAST_HOWEVER_ASKED} wordings on.`]
      : []),
  ];
}

function sharesOf(
  findings: StudyFindings,
  { focus, strata, entries }: TopicFindings,
  { modelName }: ModelNames,
): StudyPaperTopic["shares"] {
  const own = focus && nameIn(findings, focus.key);
  const ofFocus =
    focus === null
      ? []
      : [
          {
            title: `${own} listed, by way of asking`,
            rows: focus.byStratum.map(({ stratum, wordings, ...figure }) => ({
              name: stratumName(strata, stratum),
              figure,
              said: plural(wordings, "wording"),
            })),
          },
          {
            title: `${own} listed, by model`,
            rows: focus.byModel.map(({ modelId, ...figure }) => ({
              name: modelName(asModelId(modelId)),
              figure,
              said: "",
            })),
          },
        ];
  const rows = entries.map((entry): StudyPaperShare => {
    const said = entry.key === focus?.key ? "in focus" : standingsOf(entry, own);
    return { name: nameIn(findings, entry.key), figure: entry, said };
  });
  return [...ofFocus, { title: "Companies", rows }];
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  above: "stands above it",
  below: "stands below it",
  not_apart: "can’t be told apart",
};

function standingsOf({ withThese, howeverAsked }: TopicEntry, own: string | null): string {
  if (withThese === null) return "";
  const however = howeverAsked === null ? "" : `; however asked ${STANDINGS[howeverAsked]}`;
  return `With these wordings ${own} ${STANDINGS[withThese]}${however}.`;
}

function wordingsOf({ byWording, strata }: TopicFindings): StudyPaperTopic["wordings"] {
  return byWording
    .toSorted((a, b) => shareOf(b) - shareOf(a))
    .map((wording) => ({
      prompt: wording.prompt,
      stratum: strata === "level" ? LEVEL_NAMES[wording.level] : stratumName(strata, wording.stratum),
      said: countText(wording),
    }));
}

function shareOf({ listed, naming, answers }: WordingFigure): number {
  return answers === 0 ? -1 : (listed ?? naming) / answers;
}

function countText({ listed, naming, answers }: WordingFigure): string {
  if (answers === 0) return "no answer";
  return listed === null ? `${naming} of ${answers} name anybody` : `listed by ${listed} of ${answers}`;
}
