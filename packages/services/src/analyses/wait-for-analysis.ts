import type { AnalysisRecord } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { followAnalysis } from "./follow-analysis.ts";
import { selectAnalyses, toRecord } from "./to-record.ts";

export interface AwaitedAnalysis {
  readonly runId: string;
  /** Ends the waiting; the analysis goes on. */
  readonly signal: AbortSignal;
}

export interface EndedAnalysis {
  readonly analysis: AnalysisRecord;
  /** Why it has no advice; null when it has. */
  readonly error: string | null;
  readonly refunded: boolean;
  readonly remainingCredits: number;
}

/** Seconds after which waiting once more makes sense. */
const RETRY_AFTER = 2;

/** Waits for the end of an analysis of the viewer. Throws ANALYSIS_NOT_FOUND, or ANALYSIS_IS_RUNNING when `signal` aborted. */
export async function waitForAnalysis(
  request: ServiceRequest,
  { runId, signal }: AwaitedAnalysis,
): Promise<EndedAnalysis> {
  const { services, viewer } = requireScope(request, "read");
  let error: string | null = null;
  for await (const { event } of await followAnalysis(request, { runId, afterSeq: 0, signal })) {
    if (event.type === "error") error = event.error;
    if (event.type !== "complete") continue;
    const row = await selectAnalyses(services.db, viewer).where("run_id", "=", runId).executeTakeFirst();
    if (!row) throw new ServiceError("ANALYSIS_NOT_FOUND");
    const { refunded, remainingCredits } = event;
    return { analysis: toRecord(row), error, refunded, remainingCredits };
  }
  throw new ServiceError("ANALYSIS_IS_RUNNING", { retryAfter: RETRY_AFTER });
}
