import { adminAnalysesFileSchema, adminAnalysesSchema } from "@standings/api";
import type { AdminAnalysisDetails } from "@standings/domain";
import {
  exportAllAnalyses,
  getAnalysesOfCompany,
  getAnyAnalysis,
  listAllAnalysisRecords,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { toAnalysis } from "../analysis-documents.ts";
import { toCompanyReport } from "../blog-documents.ts";
import type { RouteOptions } from "../request-of.ts";
import { sendCsv } from "../send-csv.ts";
import { toUserId } from "./search-documents.ts";

type ById = { Params: { id: string } };
type ByDomain = { Params: { domain: string } };

/** Analyses of companies by all users (spec part 2 §7 "Admin"). */
export async function adminAnalysesRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => {
    const query = adminAnalysesSchema.parse(request.query);
    const { analyses, pagination } = await listAllAnalysisRecords(await userRequestOf(request), query);
    return { analysis: analyses.map(toAdminAnalysis), pagination };
  });

  server.get("/export", async (request, reply) => {
    const query = adminAnalysesFileSchema.parse(request.query);
    return sendCsv(reply, await exportAllAnalyses(await userRequestOf(request), query));
  });

  server.get<ByDomain>("/by-domain/:domain", async (request) =>
    toCompanyReport(await getAnalysesOfCompany(await userRequestOf(request), request.params.domain)),
  );

  server.get<ById>("/:id", async (request) =>
    toAdminAnalysis(await getAnyAnalysis(await userRequestOf(request), request.params.id)),
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
