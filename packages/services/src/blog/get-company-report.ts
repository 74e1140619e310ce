import type { CompanyReport } from "@standings/domain";
import { companyDomain } from "../company/get-company.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { readReportFigures } from "./read-report-figures.ts";
import { readReportedAnalyses, reportAuthors, toReported } from "./read-reported-analyses.ts";

/**
 * Figures of a company over everybody's shared searches, for its report (spec part 2 §3), and the newest analyses of
 * whoever published a report on it. Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompanyReport(request: ServiceRequest, address: string): Promise<CompanyReport> {
  const { services } = allowAnyone(request);
  const domain = companyDomain(address);
  const [{ report }, analyses] = await Promise.all([
    readReportFigures(services, domain),
    readReportedAnalyses(services, domain, reportAuthors(services, domain)),
  ]);
  return { ...report, analysis: toReported(analyses) };
}
