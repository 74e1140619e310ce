import { type ReportDraft, writeReport } from "@standings/domain";
import { sql } from "kysely";
import { companyDomain } from "../company/get-company.ts";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import { isShown } from "./find-posts.ts";
import { readReportFigures } from "./read-report-figures.ts";
import { readReportedAnalyses } from "./read-reported-analyses.ts";

/**
 * The report that an admin may publish on a company, written from what everybody sees and the admin's own newest
 * uncensored analyses. Throws AUTHENTICATION_REQUIRED, FORBIDDEN, INVALID_DOMAIN, NOTHING_TO_REPORT or BUSY.
 */
export async function draftReport(request: ServiceRequest, address: string): Promise<ReportDraft> {
  const { services, viewer } = await requireAdmin(request);
  const domain = companyDomain(address);
  const { report, competition } = await readReportFigures(services, domain);
  if (report.totalMentions === 0) throw new ServiceError("NOTHING_TO_REPORT");
  // One after the other: few such reads are under way at a time, and somebody looks at a page.
  const analyses = await readReportedAnalyses(services, domain, {
    owners: sql`select ${viewer.userId}::uuid`,
  });
  const text = writeReport({
    report,
    competition: await competition(),
    ...analyses,
  });
  return { ...text, published: await findPublished(services, domain) };
}

/** Slug of the report that is shown on a company; null for none. */
async function findPublished(services: ServiceContext, domain: string): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
    select slug from blog_posts post
    where domain = ${domain} and blog_type = 'company_analysis' and ${isShown(services)}
    order by is_sandbox = ${services.settings.modelsAreSandbox}::boolean desc limit 1
  `.execute(services.db);
  return rows[0]?.slug ?? null;
}
