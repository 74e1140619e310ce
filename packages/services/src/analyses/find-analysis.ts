import type { AnalysisKind, AnalysisRecordOf } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface AnalysisQuery<Kind extends AnalysisKind> {
  readonly kind: Kind;
  readonly domain: string;
  /** Undefined means whatever model. */
  readonly modelId?: string | undefined;
}

/**
 * CONTRACT, to be built by `analyses`: the viewer's newest analysis of a company that runs or has given advice; null for none.
 */
export async function findAnalysis<Kind extends AnalysisKind>(
  request: ServiceRequest,
  _query: AnalysisQuery<Kind>,
): Promise<AnalysisRecordOf<Kind> | null> {
  requireUser(request);
  throw new Error("not built");
}
