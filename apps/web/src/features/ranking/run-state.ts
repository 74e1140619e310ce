/** The page's state of a run, folded from its event log. Pure: replays and duplicates change nothing. */
import { modelName, type RunEvent } from "@standings/domain";
import { answeredColumn, type ModelColumn } from "./model-column.ts";

export interface RunState {
  readonly phase: "preparing" | "streaming" | "done" | "failed";
  readonly searchId: string | null;
  /** ISO 8601; null until the run has started. */
  readonly startedAt: string | null;
  readonly columns: readonly ModelColumn[];
  /** Sequence number of the last event folded in. */
  readonly lastSeq: number;
  readonly remainingCredits: number | null;
  readonly refunded: boolean;
  /** Why the run as a whole failed. */
  readonly error: string | null;
}

export type RunAction =
  | {
      readonly type: "started";
      readonly searchId: string;
      readonly createdAt: string;
      readonly remainingCredits: number;
    }
  | { readonly type: "event"; readonly seq: number; readonly event: RunEvent }
  | { readonly type: "retrying"; readonly modelId: string; readonly at: string }
  | { readonly type: "retryAccepted" }
  | { readonly type: "retryRefused"; readonly before: ModelColumn }
  | { readonly type: "failed"; readonly error: string };

export function initialRun(models: readonly string[]): RunState {
  return {
    phase: "preparing",
    searchId: null,
    startedAt: null,
    columns: models.map((modelId) => waiting(modelId, null)),
    lastSeq: -1,
    remainingCredits: null,
    refunded: false,
    error: null,
  };
}

export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case "started": {
      const { searchId, createdAt, remainingCredits } = action;
      return { ...state, phase: "streaming", searchId, startedAt: createdAt, remainingCredits };
    }
    case "event":
      if (action.seq <= state.lastSeq) return state;
      return { ...foldEvent(state, action.event), lastSeq: action.seq };
    case "retrying":
      return withColumn(state, waiting(action.modelId, action.at));
    case "retryAccepted":
      return { ...state, phase: "streaming" };
    case "retryRefused":
      return withColumn(state, action.before);
    case "failed":
      return { ...state, phase: "failed", error: action.error };
  }
}

function foldEvent(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case "start": {
      const { searchId, startedAt, remainingCredits } = event;
      const columns = event.models.map(
        ({ modelId }) => state.columns.find((column) => column.modelId === modelId) ?? waiting(modelId, null),
      );
      return { ...state, phase: "streaming", searchId, startedAt, remainingCredits, columns };
    }
    case "model_start":
      return { ...withColumn(state, waiting(event.modelId, event.startedAt)), phase: "streaming" };
    case "model_complete":
      return withColumn(state, completed(event));
    case "complete":
      return { ...state, phase: "done", remainingCredits: event.remainingCredits, refunded: event.refunded };
    case "error":
      return { ...state, phase: "failed", error: event.error };
  }
}

function completed(event: Extract<RunEvent, { type: "model_complete" }>): ModelColumn {
  const named = { modelId: event.modelId, modelName: event.modelName };
  if (event.status === "success") return answeredColumn(named, event.data);
  const { error, failure, detail, durationMs } = event;
  return { ...named, phase: "failed", error, failure, detail, durationMs };
}

function withColumn(state: RunState, column: ModelColumn): RunState {
  const known = state.columns.some((other) => other.modelId === column.modelId);
  if (!known) return { ...state, columns: [...state.columns, column] };
  return {
    ...state,
    columns: state.columns.map((other) => (other.modelId === column.modelId ? column : other)),
  };
}

function waiting(modelId: string, startedAt: string | null): ModelColumn {
  return { phase: "waiting", modelId, modelName: modelName(modelId), startedAt };
}
