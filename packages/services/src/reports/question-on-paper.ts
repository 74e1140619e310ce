import {
  capitalised,
  goalSentence,
  headSentences,
  type ModelNames,
  numberWord,
  plural,
  rangesText,
  type StudyFindings,
  type StudyRecord,
  stancesText,
  studyNotes,
  volatilitySentence,
} from "@standings/domain";
import type { StudyPaper } from "@standings/reports";

/** What differs between a question and a topic. */
export type FoundOnPaper = Pick<
  StudyPaper,
  "goal" | "sentence" | "method" | "ranges" | "volatility" | "notes" | "topic" | "rows" | "lifts" | "mentions"
>;

/** What a study of one question found. */
export function questionOnPaper(
  record: StudyRecord,
  findings: StudyFindings,
  names: ModelNames,
): FoundOnPaper {
  const { report, lift, volunteered } = findings;
  const named = (key: string) => findings.names[key] ?? { name: key, domain: "" };
  const nameOf = (key: string) => named(key).name;
  return {
    goal: goalSentence(record),
    sentence: findings.isKeptBack ? rangesText(findings) : headSentences(record, findings, names).join(" "),
    method: methodOf(record, findings),
    ranges: findings.isKeptBack ? "" : rangesText(findings),
    volatility: volatilitySentence(report.volatility),
    notes: studyNotes(record, findings, names),
    topic: null,
    rows: report.entries.map(({ key, score, listed, rank, place, byModel }) => ({
      ...named(key),
      score,
      listed,
      rank,
      place,
      byModel,
      isFocus: key === record.focus,
    })),
    lifts: report.entries.flatMap(({ key }) => {
      const found = lift[key];
      return found ? [{ name: nameOf(key), value: found.value, range: found.range }] : [];
    }),
    mentions: report.entries.flatMap(({ key }) => {
      const found = volunteered[key];
      if (!found) return [];
      const { named, namedFirst, less } = found;
      return [{ name: nameOf(key), named, namedFirst, less, said: stancesText(found) }];
    }),
  };
}

function methodOf(record: StudyRecord, { report: { rounds } }: StudyFindings): string {
  return (
    `${howAsked(record, `the same question in ${plural(rounds, "round")}`)} Score: 100 for a first place in every answer, ` +
    "less for each place below, 0 where it is not listed; the mean over models, each with the same weight."
  );
}

/** "Five models were asked the same question in 12 rounds, with web search." */
export function howAsked({ models: { length }, webSearch }: StudyRecord, what: string): string {
  const who = `${capitalised(numberWord(length))} ${length === 1 ? "model was" : "models were"}`;
  return `${who} asked ${what}, ${webSearch ? "with" : "without"} web search.`;
}
