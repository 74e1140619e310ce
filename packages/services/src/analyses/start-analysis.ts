import type { AnalysisKind } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface AnalysisOrder {
  readonly kind: AnalysisKind;
  /** An address or domain. */
  readonly domain: string;
  readonly companyName: string;
  readonly modelId: string;
  /** 1 to 100 characters, chosen by the client (`searchSessionId`); repeated, it gives the same analysis. */
  readonly clientRunId: string;
}

export interface StartedAnalysis {
  readonly runId: string;
  readonly remainingCredits: number;
}

/** CONTRACT, to be built by `analyses`. */
export async function startAnalysis(
  request: ServiceRequest,
  _order: AnalysisOrder,
): Promise<StartedAnalysis> {
  requireUser(request);
  throw new Error("not built");
}
