import { isId } from "@standings/database";
import type { AdminAnalysisDetails, CompanyReport } from "@standings/domain";
import { sql } from "kysely";
import { readReportFigures } from "../../blog/read-report-figures.ts";
import { readReportedAnalyses, toReported } from "../../blog/read-reported-analyses.ts";
import { companyDomain } from "../../company/get-company.ts";
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

/**
 * Figures of a company over everybody's shared searches and the newest uncensored analyses that any user has of it,
 * as everybody may read them (spec part 2 §3). For admins. Throws INVALID_DOMAIN or BUSY.
 */
export async function getAnalysesOfCompany(request: ServiceRequest, address: string): Promise<CompanyReport> {
  const { services } = await requireAdmin(request);
  const domain = companyDomain(address);
  const { report } = await readReportFigures(services, domain);
  const analyses = await readReportedAnalyses(services, domain, { owners: sql`select id from users` });
  return { ...report, analysis: toReported(analyses) };
}
