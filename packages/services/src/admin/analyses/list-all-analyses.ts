import type { AdminAnalysis, AdminAnalysisDetails, AdminPagination } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import type { WantedPage } from "../paginate.ts";
import { type AnalysisFilter, findAnalysisIds } from "./find-analysis-ids.ts";
import { readRecords } from "./read-records.ts";
import { readAdminAnalyses } from "./to-admin-analysis.ts";

export type AnalysisPage = AnalysisFilter & WantedPage;

/** A page of all users' analyses of companies. For admins. */
export async function listAllAnalyses(
  request: ServiceRequest,
  page: AnalysisPage,
): Promise<{ analyses: AdminAnalysis[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const { ids, pagination } = await findAnalysisIds(services.db, page);
  return { analyses: await readAdminAnalyses(services.db, ids), pagination };
}

/** The same with what they found, as the REST bridge documents it. Throws BUSY. */
export async function listAllAnalysisRecords(
  request: ServiceRequest,
  page: AnalysisPage,
): Promise<{ analyses: AdminAnalysisDetails[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const { ids, pagination } = await findAnalysisIds(services.db, page);
  const [analyses, records] = await Promise.all([
    readAdminAnalyses(services.db, ids),
    readRecords(services, ids),
  ]);
  return {
    analyses: analyses.flatMap((analysis) => {
      const record = records.get(analysis.id);
      return record ? [{ ...analysis, record }] : [];
    }),
    pagination,
  };
}
