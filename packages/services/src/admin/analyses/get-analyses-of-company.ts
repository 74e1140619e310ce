import type { CompanyReport } from "@standings/domain";
import { sql } from "kysely";
import { readReportFigures } from "../../blog/read-report-figures.ts";
import { readReportedAnalyses, toReported } from "../../blog/read-reported-analyses.ts";
import { companyDomain } from "../../company/get-company.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

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
