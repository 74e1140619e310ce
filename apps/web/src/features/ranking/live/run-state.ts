/** State of a run, folded from its event log. Pure; replays and duplicates change nothing. */
import { type ColumnId, FREE_RETRIES, type RunColumn, type SearchEvent } from "@standings/domain";
import { type ModelColumn, repliedColumn } from "../columns/model-column.ts";

export interface RunState {
  readonly phase: "preparing" | "streaming" | "done" | "failed";
  readonly searchId: string | null;
  /** ISO 8601; null until the run has started. */
  readonly startedAt: string | null;
  readonly columns: readonly ModelColumn[];
  /** Sequence number of the last event folded in; -1 before the first. */
  readonly lastSeq: number;
  /** Sequence number of the event after which the page follows the run. */
  readonly followedFrom: number;
  readonly refunded: boolean;
  /** False for a run that nothing has paid for. */
  readonly isKept: boolean;
  /** Error of the whole run. */
  readonly error: string | null;
}

export type RunAction =
  | {
      readonly type: "started";
      readonly searchId: string;
      readonly createdAt: string;
    }
  | { readonly type: "event"; readonly seq: number; readonly event: SearchEvent }
  | { readonly type: "retrying"; readonly columnId: ColumnId; readonly at: string }
  | { readonly type: "retryAccepted" }
  | { readonly type: "retryRefused"; readonly before: ModelColumn }
  /** A censored run was paid for, or the answer to a retry was lost: the log is read from the beginning. */
  | { readonly type: "readAgain" }
  | { readonly type: "failed"; readonly error: string };

export function initialRun(columns: readonly RunColumn[]): RunState {
  return {
    phase: "preparing",
    searchId: null,
    startedAt: null,
    columns: columns.map((column) => waiting(column, null)),
    lastSeq: -1,
    followedFrom: -1,
    refunded: false,
    isKept: true,
    error: null,
  };
}

export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case "started": {
      const { searchId, createdAt } = action;
      return { ...state, phase: "streaming", searchId, startedAt: createdAt, followedFrom: state.lastSeq };
    }
    case "event":
      if (action.seq <= state.lastSeq) return state;
      return { ...foldEvent(state, action.event), lastSeq: action.seq };
    case "retrying":
      return {
        ...state,
        columns: state.columns.map((column) =>
          column.columnId === action.columnId ? waiting(column, action.at) : column,
        ),
      };
    case "retryAccepted":
      return { ...state, phase: "streaming", followedFrom: state.lastSeq };
    case "retryRefused":
      return withColumn(state, action.before);
    case "readAgain":
      return { ...state, phase: "streaming", lastSeq: -1, followedFrom: -1 };
    case "failed":
      return { ...state, phase: "failed", error: action.error };
  }
}

function foldEvent(state: RunState, event: SearchEvent): RunState {
  switch (event.type) {
    case "start": {
      const { searchId, startedAt } = event;
      const columns = event.columns.map(
        (named) => state.columns.find(({ columnId }) => columnId === named.columnId) ?? waiting(named, null),
      );
      return { ...state, phase: "streaming", searchId, startedAt, columns, isKept: !event.wasCensored };
    }
    case "model_start":
      return { ...withStart(state, event), phase: "streaming", refunded: false };
    case "model_complete":
      return withColumn(state, completed(state, event));
    case "complete":
      return { ...state, phase: "done", refunded: event.refunded };
    case "error":
      return { ...state, phase: "failed", error: event.error };
  }
}

/** A censored answer stays until the full one replaces it, so that nothing jumps. */
function withStart(state: RunState, event: Extract<SearchEvent, { type: "model_start" }>): RunState {
  const shown = state.columns.find((column) => column.columnId === event.columnId);
  const isPreview = shown?.phase === "answered" && shown.wasCensored;
  return isPreview ? state : withColumn(state, waiting(event, event.startedAt, event.freeRetriesLeft));
}

function completed(
  { columns }: RunState,
  event: Extract<SearchEvent, { type: "model_complete" }>,
): ModelColumn {
  const { columnId, modelId, modelName } = event;
  const named = { columnId, modelId, modelName };
  const before = columns.find((column) => column.columnId === columnId);
  const freeRetriesLeft = before?.phase === "waiting" ? before.freeRetriesLeft : FREE_RETRIES;
  if (event.status === "success") return repliedColumn(named, event.data, freeRetriesLeft);
  const { error, failure, detail, durationMs } = event;
  return { ...named, phase: "failed", error, failure, detail, durationMs, freeRetriesLeft };
}

function withColumn(state: RunState, column: ModelColumn): RunState {
  const known = state.columns.some((other) => other.columnId === column.columnId);
  if (!known) return { ...state, columns: [...state.columns, column] };
  return {
    ...state,
    columns: state.columns.map((other) => (other.columnId === column.columnId ? column : other)),
  };
}

function waiting(
  { columnId, modelId, modelName }: RunColumn,
  startedAt: string | null,
  freeRetriesLeft: number = FREE_RETRIES,
): ModelColumn {
  return { phase: "waiting", columnId, modelId, modelName, startedAt, freeRetriesLeft };
}
