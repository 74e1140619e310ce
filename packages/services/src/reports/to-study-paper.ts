import {
  asModelId,
  capitalised,
  goalSentence,
  headSentences,
  type ModelNames,
  numberWord,
  plural,
  type StudyFindings,
  type StudyRecord,
  stancesText,
  studyNotes,
  studyPath,
  volatilitySentence,
} from "@standings/domain";
import type { StudyPaper, StudyPaperModel } from "@standings/reports";
import { ServiceError } from "../errors.ts";

/** A study as it goes on paper. Throws NO_RESULTS_TO_EXPORT before its first figures, and where nobody is named. */
export function toStudyPaper(record: StudyRecord, publicUrl: string, names: ModelNames): StudyPaper {
  const { findings, id, ranking, prompt, goal, limit, startedAt, isSandbox, webSearch } = record;
  if (findings === null || findings.report.entries.length === 0)
    throw new ServiceError("NO_RESULTS_TO_EXPORT");
  const { report, lift, volunteered } = findings;
  const named = (key: string) => findings.names[key] ?? { name: key, domain: "" };
  const nameOf = (key: string) => named(key).name;
  return {
    kind: "study",
    ranking,
    question: prompt,
    createdAt: startedAt,
    isSandbox,
    address: new URL(studyPath(id), publicUrl).href,
    webSearch,
    market: record.market,
    goal: goalSentence(goal, limit),
    sentence: findings.isKeptBack ? SO_FAR : headSentences(record, findings, names).join(" "),
    method: methodOf(record, findings),
    volatility: volatilitySentence(report.volatility),
    notes: studyNotes(record, findings, names),
    rows: report.entries.map(({ key, score, listed, rank, place, byModel }) => ({
      ...named(key),
      score,
      listed,
      rank,
      place,
      byModel,
      isFocus: key === record.focus,
    })),
    models: report.models.map((model) => toModel(record, model, names)),
    lifts: report.entries.flatMap(({ key }) => {
      const found = lift[key];
      return found ? [{ name: nameOf(key), value: found.value, range: found.range }] : [];
    }),
    mentions: report.entries.flatMap(({ key }) => {
      const found = volunteered[key];
      if (!found) return [];
      const { mentioned, namedFirst } = found;
      return [{ name: nameOf(key), mentioned, namedFirst, said: stancesText(found) }];
    }),
  };
}

const SO_FAR =
  "Figures so far: ranges are shown when the study has ended, so that looking early cannot bend them.";

function methodOf({ webSearch, models }: StudyRecord, { report: { rounds } }: StudyFindings): string {
  const asked = `${capitalised(numberWord(models.length))} ${models.length === 1 ? "model was" : "models were"} asked`;
  const search = webSearch ? "with web search" : "without web search";
  return (
    `${asked} the same question in ${plural(rounds, "round")}, ${search}. Score: 100 for a first place in every answer, ` +
    "less for each place below, 0 where it is not listed; the mean over models, each with the same weight."
  );
}

function toModel(
  { versions }: StudyRecord,
  { modelId, asked, answered, refused, failed, cut }: StudyFindings["report"]["models"][number],
  { modelName }: ModelNames,
): StudyPaperModel {
  const own = versions.find((of) => of.modelId === modelId)?.versions ?? [];
  const served = own.map(({ servedModel, fromRound }, index) =>
    index === 0 ? servedModel : `${servedModel} from round ${fromRound}`,
  );
  return {
    modelId,
    modelName: modelName(asModelId(modelId)),
    asked,
    answered,
    refused,
    failed,
    cut,
    served,
  };
}
