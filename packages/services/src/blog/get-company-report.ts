import type { CompanyReport, ReportFigures } from "@standings/domain";
import { promptKey } from "@standings/domain";
import { sql } from "kysely";
import { companyDomain } from "../company/get-company.ts";
import type { ServiceContext } from "../context.ts";
import { readTakenDownCompanies } from "../moderation/taken-down-companies.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { isShown } from "./find-posts.ts";
import { readReportFigures } from "./read-report-figures.ts";
import {
  readReportedAnalyses,
  readSharedQuestions,
  reportAuthors,
  toReported,
} from "./read-reported-analyses.ts";

/**
 * A company's report (spec part 2 §3): the figures that it was published with, and what its author's analyses said until
 * then. A company without a published report has the figures of now. Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompanyReport(request: ServiceRequest, address: string): Promise<CompanyReport> {
  const { services } = allowAnyone(request);
  const domain = companyDomain(address);
  const report =
    (await readPublished(services, domain)) ?? (await readReportFigures(services, domain)).report;
  const owners = reportAuthors(services, domain);
  const analyses = await readReportedAnalyses(services, domain, { owners, until: report.countedAt });
  return { ...report, analysis: toReported(analyses) };
}

/** Kept figures without questions that nobody shares any more, and without companies that were taken down since. */
async function readPublished(services: ServiceContext, domain: string): Promise<ReportFigures | null> {
  const { rows } = await sql<{ figures: ReportFigures }>`
    select figures from blog_posts post
    where domain = ${domain} and blog_type = 'company_analysis' and figures is not null and ${isShown(services)}
    order by is_sandbox = ${services.settings.modelsAreSandbox}::boolean desc limit 1
  `.execute(services.db);
  const [kept] = rows;
  if (!kept) return null;
  const { figures } = kept;
  const [takenDown, shared] = await Promise.all([
    readTakenDownCompanies(services),
    readSharedQuestions(
      services,
      figures.historicalData.map(({ prompt }) => prompt),
    ),
  ]);
  if (takenDown.has(domain)) return null;
  return {
    ...figures,
    historicalData: figures.historicalData.filter(({ prompt }) => shared.has(promptKey(prompt))),
    top50Sources: figures.top50Sources.filter(({ source }) => !takenDown.has(source)),
  };
}
