import { type Connection, readAnswers, readRunEvents } from "@standings/database";
import {
  type ColumnId,
  NOBODY_HIDDEN,
  type RankedEntry,
  type RankingKind,
  readStudyColumn,
  type StudyQuestion,
  studyColumn,
  withoutQueries,
} from "@standings/domain";
import { parseAnswer } from "@standings/models";
import { ServiceError } from "../errors.ts";
import { readHiddenCompanies } from "../moderation/taken-down-companies.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { type RawAnswer, toRawAnswer } from "../searches/get-raw-answer.ts";
import { findStudy } from "./get-study.ts";
import { stateOf } from "./study-run.ts";

export interface StudyAnswerText extends StudyQuestion, RawAnswer {
  /** Whom its list names, with the sentences that it gives them; none in plain words. */
  readonly entries: readonly RankedEntry[];
}

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
  const { isNamedIn } = isOwn ? NOBODY_HIDDEN : await readHiddenCompanies(services);
  if (isNamedIn(text)) throw new ServiceError("STUDY_NOT_FOUND");
  return {
    ...question,
    entries: await readEntries(services.db, { studyId, columnId, text, ranking: run.request.ranking }),
    modelName: services.catalogue.now().modelName(question.modelId),
    ...toRawAnswer({ ...answer, grounding: withoutQueries(answer.grounding, isNamedIn) }),
  };
}

interface AnswerOfStudy {
  readonly studyId: string;
  readonly columnId: ColumnId;
  readonly text: string;
  readonly ranking: RankingKind;
}

/** The list as it was counted; its sentences, which no figure needs, are read from the text again. */
async function readEntries(
  db: Connection,
  { studyId, columnId, text, ranking }: AnswerOfStudy,
): Promise<RankedEntry[]> {
  const { answers } = stateOf(await readRunEvents(db, studyId));
  const counted = answers.find((answer) => studyColumn(answer) === columnId)?.results ?? [];
  if (counted.length === 0) return [];
  const read = parseAnswer(text, { kind: ranking }).entries;
  return counted.map((entry) => {
    const { description, rationale } = read.find(({ name }) => name === entry.name) ?? {};
    return { ...entry, description: description ?? undefined, rationale: rationale ?? undefined };
  });
}

async function isCounted(db: Connection, studyId: string, round: number): Promise<boolean> {
  const { rounds } = stateOf(await readRunEvents(db, studyId));
  return rounds[round - 1]?.isCounted === true;
}
