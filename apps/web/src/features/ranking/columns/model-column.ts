/** States of one model's column, live (from run events) or archived (from a saved search). */
import type {
  CensorReason,
  Citation,
  ModelFailureKind,
  ModelSuccess,
  RankedEntry,
  RunColumn,
  SearchModel,
} from "@standings/domain";
import { INSUFFICIENT_CREDITS, MODEL_FAILED } from "@standings/domain";

export interface WaitingColumn extends RunColumn {
  readonly phase: "waiting";
  /** ISO time of the call; null until the model was asked. */
  readonly startedAt: string | null;
}

export interface AnsweredColumn extends RunColumn {
  readonly phase: "answered";
  readonly results: readonly RankedEntry[];
  readonly citations: readonly Citation[];
  readonly webSearchUsed: boolean;
  readonly durationMs: number;
  readonly wasCensored: boolean;
  readonly censorReason: CensorReason | null;
}

export interface FailedColumn extends RunColumn {
  readonly phase: "failed";
  readonly error: string;
  readonly failure: ModelFailureKind | null;
  readonly detail: string;
  readonly durationMs: number;
}

export type ModelColumn = WaitingColumn | AnsweredColumn | FailedColumn;

export function answeredColumn(column: RunColumn, data: ModelSuccess): AnsweredColumn {
  const { results, citations, webSearchUsed, durationMs, wasCensored, censorReason } = data;
  const answer = { results, citations, webSearchUsed, durationMs, wasCensored, censorReason };
  return { ...column, phase: "answered", ...answer };
}

export function archivedColumn(model: SearchModel): ModelColumn {
  const { columnId, modelId, modelName } = model;
  const named = { columnId, modelId, modelName };
  if (model.status === "error") {
    const { error, durationMs } = model;
    return { ...named, phase: "failed", error: error ?? MODEL_FAILED, failure: null, detail: "", durationMs };
  }
  const { results, citations, webSearchUsed, durationMs } = model;
  const wasCensored = results.some((entry) => entry.censored);
  const answer = { results, citations, webSearchUsed, durationMs, wasCensored, censorReason: null };
  return { ...named, phase: "answered", ...answer };
}

export function isAnswered(column: ModelColumn): column is AnsweredColumn {
  return column.phase === "answered";
}

/** True for a model that was not asked because credits were missing. */
export function isUnpaid(column: ModelColumn): boolean {
  if (column.phase !== "failed") return false;
  return column.failure === "insufficient_credits" || column.error === INSUFFICIENT_CREDITS;
}
