import { type AnalysisEvent, isAnalysisKind } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import type { ServiceRequest } from "../request.ts";
import { followRun } from "../runs/follow-run.ts";
import type { RunEvents } from "../runs/run-follower.ts";

export interface AnalysisToFollow {
  readonly runId: string;
  /** Events up to this one have been seen; 0 for all. */
  readonly afterSeq: number;
  /** Ends the events as their `return` does. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Replays what a follower missed of the viewer's analysis, then follows until it has ended. Only watches. Throws
 * ANALYSIS_NOT_FOUND before the first event.
 */
export async function followAnalysis(
  request: ServiceRequest,
  { runId, ...options }: AnalysisToFollow,
): Promise<RunEvents<AnalysisEvent>> {
  const { kind, events } = await followRun(request, { ...options, searchId: runId }).catch(notFound);
  if (isAnalysisKind(kind)) return eventsOfAnalysis(events);
  await events.return();
  throw new ServiceError("ANALYSIS_NOT_FOUND");
}

/** An analysis's log holds the events of its kind alone. */
function eventsOfAnalysis(events: RunEvents): RunEvents<AnalysisEvent> {
  return events as RunEvents<AnalysisEvent>;
}

function notFound(error: unknown): never {
  const isUnknown = error instanceof ServiceError && error.code === "SEARCH_NOT_FOUND";
  throw isUnknown ? new ServiceError("ANALYSIS_NOT_FOUND") : error;
}
