import {
  asModelId,
  type ModelNames,
  type StudyFindings,
  type StudyRecord,
  studyPath,
} from "@standings/domain";
import type { StudyPaper, StudyPaperModel } from "@standings/reports";
import { ServiceError } from "../errors.ts";
import { questionOnPaper } from "./question-on-paper.ts";
import { topicOnPaper } from "./topic-on-paper.ts";

/**
 * A study as it goes on paper. Throws NO_RESULTS_TO_EXPORT before its first figures, of a topic until it has ended, and where nobody
 * is named.
 */
export function toStudyPaper(record: StudyRecord, publicUrl: string, names: ModelNames): StudyPaper {
  const { findings, id, ranking, prompt, startedAt, isSandbox, webSearch } = record;
  const entries = record.topic ? findings?.topic?.entries : findings?.report.entries;
  if (findings === null || !entries?.length) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  return {
    kind: "study",
    ranking,
    question: prompt,
    createdAt: startedAt,
    isSandbox,
    address: new URL(studyPath(id), publicUrl).href,
    webSearch,
    market: record.market,
    models: findings.report.models.map((model) => toModel(record, model, names)),
    ...(findings.topic
      ? topicOnPaper(record, findings, findings.topic, names)
      : questionOnPaper(record, findings, names)),
  };
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
