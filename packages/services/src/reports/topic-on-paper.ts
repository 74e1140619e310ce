import {
  asModelId,
  capitalised,
  FORM_WORDS,
  foundSentences,
  goalSentence,
  isolated,
  KNOWN_ALONE,
  kindText,
  LEAST_HOWEVER_ASKED,
  leftOutText,
  type ModelNames,
  plural,
  STRATUM_TEXTS,
  type StudyFindings,
  type StudyRecord,
  standingText,
  stratumName,
  type TopicFindings,
  type TopicForm,
  wordingCountText,
  wordingKindText,
  wordingsByShare,
  wordingVerdictText,
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
  return {
    goal: goalSentence(record),
    sentence: foundSentences(findings, record.prompt, own).join(" "),
    method: methodOf(record, findings, topic),
    ranges: rangesOf(topic),
    volatility: null,
    notes: notesOf(topic, names),
    topic: {
      counted: countedIn(topic),
      shares: sharesOf(findings, topic, names),
      wordings: wordingsOf(topic),
    },
    rows: [],
    lifts: [],
    mentions: [],
  };
}

function nameIn({ names }: StudyFindings, key: string): string {
  return isolated(names[key]?.name ?? key);
}

function methodOf(
  record: StudyRecord,
  { report: { rounds } }: StudyFindings,
  { form, byWording, strata }: TopicFindings,
): string {
  const asked = `${plural(byWording.length, "wording")} in ${plural(rounds, "round")}, one a round`;
  return `${howAsked(record, asked)} ${FIGURES[form]} ${STRATUM_TEXTS[strata]} Models weigh alike.`;
}

const FIGURES: Readonly<Record<TopicForm, string>> = {
  list: "Listed: the share of their answers that list a company.",
  natural: `Named: the share of their answers, in plain words, that name a company. ${KNOWN_ALONE}`,
};

function rangesOf(topic: TopicFindings): string {
  return (
    "A range however asked holds the truth for questions of this kind 95 times in 100; one for exactly these, for these words alone. " +
    `The kind: ${kindText(topic)}. They do not cover other kinds, models or weeks.`
  );
}

function notesOf({ leftOut, focus, wordings }: TopicFindings, { modelName }: ModelNames): string[] {
  const missing = LEAST_HOWEVER_ASKED - wordings;
  const left = leftOutText(leftOut.map((id) => modelName(asModelId(id))));
  return [
    ...(left === null ? [] : [left]),
    ...(focus && missing > 0
      ? [`Who stands above whom however asked is told from ${LEAST_HOWEVER_ASKED} wordings on.`]
      : []),
  ];
}

function countedIn({ form }: TopicFindings): string {
  return capitalised(FORM_WORDS[form].counted);
}

function sharesOf(
  findings: StudyFindings,
  topic: TopicFindings,
  { modelName }: ModelNames,
): StudyPaperTopic["shares"] {
  const { form, focus, strata, entries } = topic;
  const { counted } = FORM_WORDS[form];
  const own = focus && nameIn(findings, focus.key);
  const ofFocus =
    focus === null
      ? []
      : [
          {
            title: `${own} ${counted}, by way of asking`,
            rows: focus.byStratum.map(({ stratum, wordings, ...figure }) => ({
              name: stratumName(strata, stratum),
              figure,
              said: plural(wordings, "wording"),
            })),
          },
          {
            title: `${own} ${counted}, by model`,
            rows: focus.byModel.map(({ modelId, ...figure }) => ({
              name: modelName(asModelId(modelId)),
              figure,
              said: "",
            })),
          },
        ];
  const rows = entries.map((entry): StudyPaperShare => {
    const said = entry.key === focus?.key ? "in focus" : (standingText(entry, own) ?? "");
    return { name: nameIn(findings, entry.key), figure: entry, said };
  });
  return [...ofFocus, { title: "Companies", rows }];
}

function wordingsOf(topic: TopicFindings): StudyPaperTopic["wordings"] {
  return wordingsByShare(topic).map((wording) => ({
    prompt: wording.prompt,
    stratum: wordingKindText(wording),
    said: [wordingCountText(wording, topic.form), wordingVerdictText(wording, topic.form)]
      .filter((one) => one !== null)
      .join("; "),
  }));
}
