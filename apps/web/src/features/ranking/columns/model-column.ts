/** States of one model's column, live (from run events) or archived (from a saved search). */
import {
  type AnswerReading,
  type CensorReason,
  type Citation,
  ENTRY_NOUNS,
  type Geo,
  type Grounding,
  INSUFFICIENT_CREDITS,
  MODEL_FAILED,
  type ModelFailureKind,
  type ModelSuccess,
  type PlaceProof,
  plural,
  type RankedEntry,
  type RankingKind,
  type RunColumn,
  type SearchModel,
  VISIBLE_POSITIONS,
} from "@standings/domain";

export interface WaitingColumn extends RunColumn {
  readonly phase: "waiting";
  /** ISO time of the call; null until the model was asked. */
  readonly startedAt: string | null;
  readonly freeRetriesLeft: number;
}

export interface AnsweredColumn extends RunColumn {
  readonly phase: "answered";
  readonly results: readonly RankedEntry[];
  readonly citations: readonly Citation[];
  /** Null when it is not known. */
  readonly grounding: Grounding | null;
  readonly durationMs: number;
  readonly wasCensored: boolean;
  readonly censorReason: CensorReason | null;
  /** It ended at the limit of length, before its list did. */
  readonly isCut?: boolean | undefined;
  /** How its model was told the market. */
  readonly geo?: Geo;
  /** What `located` rests on. */
  readonly proof?: PlaceProof | undefined;
}

/** A column without an answer, which can be asked again. */
interface Unanswered extends RunColumn {
  readonly durationMs: number;
  /** Free retries that are left. */
  readonly freeRetriesLeft: number;
}

/** The model replied that it does not answer. */
export interface DeclinedColumn extends Unanswered {
  readonly phase: "declined";
}

export interface FailedColumn extends Unanswered {
  readonly phase: "failed";
  readonly error: string;
  readonly failure: ModelFailureKind | null;
  readonly detail: string;
}

export type ModelColumn = WaitingColumn | AnsweredColumn | DeclinedColumn | FailedColumn;

/** The column of a reply: its answer, or its refusal. */
export function repliedColumn(
  column: RunColumn,
  data: ModelSuccess,
  freeRetriesLeft: number,
): AnsweredColumn | DeclinedColumn {
  if (data.outcome === "declined") {
    return { ...column, phase: "declined", durationMs: data.durationMs, freeRetriesLeft };
  }
  const { results, citations, durationMs, wasCensored, censorReason, isCut, grounding } = data;
  const answer = {
    ...placeOfAnswer(data),
    results,
    citations,
    grounding,
    durationMs,
    wasCensored,
    censorReason,
    isCut,
  };
  return { ...column, phase: "answered", ...answer };
}

export function archivedColumn(model: SearchModel): ModelColumn {
  const { columnId, modelId, modelName } = model;
  const named = { columnId, modelId, modelName };
  if (model.status === "error") {
    const { error, durationMs } = model;
    const failed = { failure: null, detail: "", durationMs, freeRetriesLeft: 0 };
    return { ...named, phase: "failed", error: error ?? MODEL_FAILED, ...failed };
  }
  if (model.outcome === "declined") {
    return { ...named, phase: "declined", durationMs: model.durationMs, freeRetriesLeft: 0 };
  }
  const { results, citations, durationMs, isCut, grounding } = model;
  const wasCensored = results.some((entry) => entry.censored);
  const read = { results, citations, grounding, durationMs, wasCensored, censorReason: null, isCut };
  const answer = { ...placeOfAnswer(model), ...read };
  return { ...named, phase: "answered", ...answer };
}

function placeOfAnswer({ versions }: AnswerReading): Pick<AnsweredColumn, "geo" | "proof"> {
  return { geo: versions?.geo ?? "none", proof: versions?.proof };
}

export function isAnswered(column: ModelColumn): column is AnsweredColumn {
  return column.phase === "answered";
}

/** True for a model that was not asked because credits were missing. */
export function isUnpaid(column: ModelColumn): boolean {
  if (column.phase !== "failed") return false;
  return column.failure === "insufficient_credits" || column.error === INSUFFICIENT_CREDITS;
}

/** Number of shown entries of a column in words. Pure. */

type Shown = Pick<AnsweredColumn, "results" | "citations" | "wasCensored">;

/** True when the column has entries that are not shown. */
export function hidesEntries({ results }: Pick<Shown, "results">): boolean {
  return results.some((entry) => entry.censored);
}

/** "20 companies", or of a censored answer "First 5 of 20 shown" or "All 3 shown, sources hidden". */
export function describeShown(column: Shown, kind: RankingKind): string {
  const { length } = column.results;
  const { one, many } = ENTRY_NOUNS[kind];
  if (!column.wasCensored) return plural(length, one, many);
  if (hidesEntries(column)) return `First ${VISIBLE_POSITIONS} of ${length} shown`;
  const shown = length === 1 ? "The only one shown" : `All ${length} shown`;
  return column.citations.length > 0 ? `${shown}, sources hidden` : shown;
}
