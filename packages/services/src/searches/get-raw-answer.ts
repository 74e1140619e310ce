import { type Answer, isId, readAnswers } from "@standings/database";
import {
  type AnswerReading,
  type ColumnId,
  columnName,
  type Grounding,
  type ModelFailureKind,
} from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";

/** A model's answer as it came, as text. */
export interface RawAnswer extends AnswerReading {
  readonly modelName: string;
  /** Null when nothing came. */
  readonly text: string | null;
  /** Id of the model that the gateway says answered. */
  readonly servedModel: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  /** Null when it is not known. */
  readonly grounding: Grounding | null;
  /** Milliseconds. */
  readonly durationMs: number;
  readonly failure: ModelFailureKind | null;
}

/**
 * A model's last answer in a run of the viewer. Nothing of a censored run is shown: the text names everybody. Nor are texts
 * that may yet be, or were, refunded: what is no answer is shown in completed runs alone.
 * Throws SEARCH_NOT_FOUND.
 */
export async function getRawAnswer(
  request: ServiceRequest,
  { searchId, columnId }: { readonly searchId: string; readonly columnId: ColumnId },
): Promise<RawAnswer> {
  const { services, viewer } = requireScope(request, "read");
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  const run = await readAnswers(services.db, { runId: searchId, userId: viewer.userId, columnId });
  const answer = run?.answers.findLast(({ status }) => run.status === "completed" || status === "success");
  if (!answer || run?.was_censored) throw new ServiceError("SEARCH_NOT_FOUND");
  return { modelName: columnName(answer.column_id, services.catalogue.now()), ...toRawAnswer(answer) };
}

/** A stored answer as it came. */
export function toRawAnswer(answer: Answer): Omit<RawAnswer, "modelName"> {
  return {
    text: answer.raw_text,
    servedModel: answer.served_model,
    promptTokens: answer.prompt_tokens,
    completionTokens: answer.completion_tokens,
    grounding: answer.grounding,
    durationMs: answer.duration_ms,
    failure: answer.failure,
    shape: answer.shape ?? undefined,
    readBy: answer.read_by ?? undefined,
    versions: answer.versions ?? undefined,
  };
}
