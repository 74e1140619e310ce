import type { AnalysisEvent } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../request.ts";
import type { RunEvents } from "../runs/run-follower.ts";

export interface AnalysisToFollow {
  readonly runId: string;
  /** Events up to this one have been seen; 0 for all. */
  readonly afterSeq: number;
  /** Ends the events as their `return` does. */
  readonly signal?: AbortSignal | undefined;
}

/** CONTRACT, to be built by `analyses`. */
export async function followAnalysis(
  request: ServiceRequest,
  _options: AnalysisToFollow,
): Promise<RunEvents<AnalysisEvent>> {
  requireUser(request);
  throw new Error("not built");
}
