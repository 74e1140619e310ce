import { adminAnalysesFileSchema, adminAnalysesSchema } from "@standings/api";
import type { AdminAnalysisDetails } from "@standings/domain";
import {
  exportAllAnalyses,
  getAnalysesOfCompany,
  getAnyAnalysis,
  listAllAnalysisRecords,
} from "@standings/services";
import type { RouteOptions } from "../../request-of.ts";
import { toAnalysis } from "../analysis-documents.ts";
import { toCompanyReport } from "../blog-documents.ts";
import { byDomain, byId, call, type RestServer } from "../call.ts";
import { adminAnalyses, adminAnalysis } from "../replies/admin.ts";
import { report } from "../replies/companies.ts";
import { listFileRoutes } from "../table-file.ts";
import { toUserId } from "./search-documents.ts";

/** Analyses of companies by all users (spec part 2 §7 "Admin"). */
export async function adminAnalysesRoutes(
  server: RestServer,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get(
    "/",
    call("admin", "Analyses of all users", {
      takes: { querystring: adminAnalysesSchema },
      replies: { 200: adminAnalyses },
    }),
    async (request) => {
      const query = request.query;
      const { analyses, pagination } = await listAllAnalysisRecords(await userRequestOf(request), query);
      return { analysis: analyses.map(toAdminAnalysis), pagination };
    },
  );

  listFileRoutes(
    server,
    { userRequestOf },
    { what: "Analyses", query: adminAnalysesFileSchema, exported: exportAllAnalyses },
  );

  server.get(
    "/by-domain/:domain",
    call("admin", "Figures and analyses of a company", {
      takes: { params: byDomain },
      replies: { 200: report },
    }),
    async (request) =>
      toCompanyReport(await getAnalysesOfCompany(await userRequestOf(request), request.params.domain)),
  );

  server.get(
    "/:id",
    call("admin", "An analysis", { takes: { params: byId }, replies: { 200: adminAnalysis } }),
    async (request) => toAdminAnalysis(await getAnyAnalysis(await userRequestOf(request), request.params.id)),
  );
}

/** The documented record (spec part 2 §3 "Company analysis record"): of its three analyses the one of its type. */
function toAdminAnalysis({ record, state, updatedAt, user }: AdminAnalysisDetails) {
  return {
    company_analysis: null,
    seo_analysis: null,
    source_analysis: null,
    ...toAnalysis(record),
    state,
    updatedAt,
    user_id: toUserId(user),
  };
}
