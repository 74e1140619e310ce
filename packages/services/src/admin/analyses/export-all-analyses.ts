import { type AdminAnalysis, ANALYSIS_TITLES, type ModelNames, SANDBOX_LABEL } from "@standings/domain";
import { type Cell, momentOf } from "@standings/reports";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type ListFile, listFile } from "../list-file.ts";
import { readBatches } from "../read-batches.ts";
import {
  type AnalysisFilter,
  type AnalysisPlace,
  isAfter,
  orderOf,
  selectFiltered,
  textSql,
} from "./find-analysis-ids.ts";
import { readAdminAnalyses } from "./to-admin-analysis.ts";

const HEADER = [
  "Id",
  "Date",
  "User",
  "E-mail",
  "Domain",
  "Company",
  "Type",
  "Model",
  "State",
  "Censored",
  "Data",
];

/** All users' analyses as a file, filtered and ordered as the list. For admins. */
export async function exportAllAnalyses(request: ServiceRequest, filter: AnalysisFilter): Promise<ListFile> {
  const { services } = await requireAdmin(request);
  return listFile("company-analysis", HEADER, rowsOf(services, filter));
}

type Looked = AnalysisPlace & { readonly matches: boolean };

async function* rowsOf(
  { db, catalogue }: ServiceContext,
  filter: AnalysisFilter,
): AsyncGenerator<readonly Cell[]> {
  const batches = readBatches<Looked>(({ after, limit }) =>
    selectFiltered(db, filter)
      .select(["run_id as id", "domain", sql<string>`created_at::text`.as("at")])
      .select(textSql(filter).as("matches"))
      .where(isAfter(after, filter))
      .orderBy(orderOf(filter))
      .limit(limit)
      .execute(),
  );
  for await (const ids of batches)
    for (const analysis of await readAdminAnalyses(db, ids)) yield toCells(analysis, catalogue.now());
}

function toCells(analysis: AdminAnalysis, { modelName }: ModelNames): Cell[] {
  return [
    analysis.id,
    momentOf(analysis.createdAt),
    analysis.user?.name ?? "",
    analysis.user?.email ?? "",
    analysis.domain,
    analysis.companyName,
    ANALYSIS_TITLES[analysis.kind],
    modelName(analysis.modelId),
    analysis.state,
    analysis.isCensored ? "Yes" : "No",
    analysis.isSandbox ? SANDBOX_LABEL : "",
  ];
}
