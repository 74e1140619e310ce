import { type Connection, readAnswers, readRunEvents } from "@standings/database";
import { type ColumnId, readStudyColumn, type StudyQuestion } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { readTakenDownCompanies } from "../moderation/taken-down-companies.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { type RawAnswer, toRawAnswer } from "../searches/get-raw-answer.ts";
import { findStudy } from "./get-study.ts";
import { stateOf } from "./study-run.ts";

export interface StudyAnswerText extends StudyQuestion, RawAnswer {}

/**
 * What a model wrote to one question of a study that the viewer may see. What is no answer is shown of counted rounds alone:
 * nothing pays for the others. Others than the owner see no text that may name a company that is taken down. Throws
 * STUDY_NOT_FOUND.
 */
export async function getStudyAnswer(
  request: ServiceRequest,
  { studyId, columnId }: { readonly studyId: string; readonly columnId: ColumnId },
): Promise<StudyAnswerText> {
  const { services, viewer } = allowAnyone(request);
  const question = readStudyColumn(columnId);
  const { run } = await findStudy(services, studyId, viewer?.userId ?? null);
  if (question === null) throw new ServiceError("STUDY_NOT_FOUND");
  const said = await readAnswers(services.db, { runId: studyId, columnId });
  const answer = said?.answers.at(-1);
  const isPaid = answer?.status === "success" || (await isCounted(services.db, studyId, question.round));
  if (!answer || !isPaid) throw new ServiceError("STUDY_NOT_FOUND");
  const isOwn = run.user_id === viewer?.userId;
  const text = answer.raw_text ?? "";
  const hidden = isOwn ? [] : [...(await readTakenDownCompanies(services))];
  const isHidden = hidden.some((domain) => text.toLowerCase().includes(domain.split(".")[0] ?? domain));
  if (isHidden) throw new ServiceError("STUDY_NOT_FOUND");
  return {
    ...question,
    modelName: services.catalogue.now().modelName(question.modelId),
    ...toRawAnswer(answer),
  };
}

async function isCounted(db: Connection, studyId: string, round: number): Promise<boolean> {
  const { rounds } = stateOf(await readRunEvents(db, studyId));
  return rounds[round - 1]?.isCounted === true;
}
