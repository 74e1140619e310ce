import type { Run } from "@standings/database";
import {
  type AnalysisEvent,
  type AnalysisKind,
  type AnalysisRequest,
  isAnalysisKind,
  type RunEvent,
} from "@standings/domain";

export interface AnalysisRun extends Run {
  readonly kind: AnalysisKind;
  readonly request: AnalysisRequest;
}

/** A run that the machine gave to a kind of analyses. */
export function asAnalysisRun(run: Run): AnalysisRun {
  if (!isAnalysisRun(run)) throw new Error(`Run ${run.id} is no analysis`);
  return run;
}

/** The request of an analysis has the shape of its kind. */
function isAnalysisRun(run: Run): run is AnalysisRun {
  return isAnalysisKind(run.kind);
}

/** Events of an analysis's log: its kinds append no others. */
export function asAnalysisEvent(event: RunEvent): AnalysisEvent {
  return event as AnalysisEvent;
}
