import { isId } from "@standings/database";
import type { AdminAnalysisDetails } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { readRecords } from "./read-records.ts";
import { readAdminAnalyses } from "./to-admin-analysis.ts";

/** An analysis of any user with what it found. For admins. Throws ANALYSIS_NOT_FOUND or BUSY. */
export async function getAnyAnalysis(request: ServiceRequest, id: string): Promise<AdminAnalysisDetails> {
  const { services } = await requireAdmin(request);
  const ids = isId(id) ? [id.toLowerCase()] : [];
  const [[analysis], records] = await Promise.all([
    readAdminAnalyses(services.db, ids),
    readRecords(services, ids),
  ]);
  const record = analysis && records.get(analysis.id);
  if (!record) throw new ServiceError("ANALYSIS_NOT_FOUND");
  return { ...analysis, record };
}
