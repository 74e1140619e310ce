import { type AnalysisKind, type AnalysisRecord, asModelId } from "@standings/domain";
import { companyDomain } from "../company/get-company.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { selectAnalyses, toRecord } from "./to-record.ts";

export interface StoredAnalysisQuery {
  readonly kind: AnalysisKind;
  /** An address or domain. */
  readonly domain: string;
  readonly modelId: string;
}

/**
 * The viewer's newest analysis of a company by a model that has given advice; a censored one masked. Throws
 * ANALYSIS_WITHOUT_DOMAIN, ANALYSIS_WITHOUT_MODEL, INVALID_DOMAIN or ANALYSIS_NOT_FOUND.
 */
export async function getStoredAnalysis(
  request: ServiceRequest,
  { kind, domain: address, modelId }: StoredAnalysisQuery,
): Promise<AnalysisRecord> {
  const { services, viewer } = requireScope(request, "read");
  if (address.trim() === "") throw new ServiceError("ANALYSIS_WITHOUT_DOMAIN");
  if (modelId.trim() === "") throw new ServiceError("ANALYSIS_WITHOUT_MODEL");
  const row = await selectAnalyses(services.db, viewer)
    .where("domain", "=", companyDomain(address))
    .where("analyses.kind", "=", kind)
    .where("model_id", "=", asModelId(modelId))
    .where("advice", "is not", null)
    .orderBy("analyses.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new ServiceError("ANALYSIS_NOT_FOUND");
  return toRecord(row);
}
