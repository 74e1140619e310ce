import { adminAnalysesFileSchema, adminAnalysesSchema } from "@standings/api";
import type { AdminAnalysisDetails } from "@standings/domain";
import {
  exportAllAnalyses,
  getAnalysesOfCompany,
  getAnyAnalysis,
  listAllAnalysisRecords,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../../request-of.ts";
import { toAnalysis } from "../analysis-documents.ts";
import { toCompanyReport } from "../blog-documents.ts";
import { callsOf } from "../call.ts";
import { adminAnalyses, adminAnalysis } from "../replies/admin.ts";
import { report } from "../replies/companies.ts";
import { listFileCalls } from "../table-file.ts";
import { toUserId } from "./search-documents.ts";

/** Analyses of companies by all users (spec part 2 §7 "Admin"). */
export async function adminAnalysesRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);

  admin.get(
    "/",
    "Analyses of all users",
    { query: adminAnalysesSchema, answers: adminAnalyses },
    async (caller, query) => {
      const { analyses, pagination } = await listAllAnalysisRecords(caller, query);
      return { analysis: analyses.map(toAdminAnalysis), pagination };
    },
  );

  listFileCalls(admin, { what: "Analyses", query: adminAnalysesFileSchema, exported: exportAllAnalyses });

  admin.get(
    "/by-domain/:domain",
    "Figures and analyses of a company",
    { answers: report },
    async (caller, { domain }) => toCompanyReport(await getAnalysesOfCompany(caller, domain)),
  );

  admin.get("/:id", "An analysis", { answers: adminAnalysis }, async (caller, { id }) =>
    toAdminAnalysis(await getAnyAnalysis(caller, id)),
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
