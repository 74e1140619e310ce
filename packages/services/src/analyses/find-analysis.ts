import { type AnalysisKind, type AnalysisRecord, type AnalysisRecordOf, asModelId } from "@standings/domain";
import { companyDomain } from "../company/get-company.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { selectAnalyses, toRecord } from "./to-record.ts";

export interface AnalysisQuery<Kind extends AnalysisKind> {
  readonly kind: Kind;
  /** An address or domain. */
  readonly domain: string;
  /** Undefined means whatever model. */
  readonly modelId?: string | undefined;
}

/**
 * The viewer's newest analysis of a company that runs or has given advice; null for none. A censored one comes masked. Throws
 * ANALYSIS_WITHOUT_DOMAIN or INVALID_DOMAIN.
 */
export function findAnalysis<Kind extends AnalysisKind>(
  request: ServiceRequest,
  query: AnalysisQuery<Kind>,
): Promise<AnalysisRecordOf<Kind> | null> {
  return findNewest(request, query, (eb) =>
    eb.or([eb("advice", "is not", null), eb("status", "=", "running")]),
  );
}

/** The same without one that has not given advice yet. */
export function findAdvice<Kind extends AnalysisKind>(
  request: ServiceRequest,
  query: AnalysisQuery<Kind>,
): Promise<AnalysisRecordOf<Kind> | null> {
  return findNewest(request, query, (eb) => eb("advice", "is not", null));
}

type Selected = ReturnType<typeof selectAnalyses>;

async function findNewest<Kind extends AnalysisKind>(
  request: ServiceRequest,
  { kind, domain: address, modelId }: AnalysisQuery<Kind>,
  isWanted: Parameters<Selected["where"]>[0],
): Promise<AnalysisRecordOf<Kind> | null> {
  const { services, viewer } = requireScope(request, "read");
  if (address.trim() === "") throw new ServiceError("ANALYSIS_WITHOUT_DOMAIN");
  let newest = selectAnalyses(services.db, viewer)
    .where("domain", "=", companyDomain(address))
    .where("analyses.kind", "=", kind)
    .where(isWanted)
    .orderBy("analyses.created_at", "desc")
    .limit(1);
  if (modelId !== undefined) newest = newest.where("model_id", "=", asModelId(modelId));
  const row = await newest.executeTakeFirst();
  return row ? asKind<Kind>(toRecord(row)) : null;
}

/** The statement asked for this kind alone. */
function asKind<Kind extends AnalysisKind>(record: AnalysisRecord): AnalysisRecordOf<Kind> {
  return record as AnalysisRecordOf<Kind>;
}
