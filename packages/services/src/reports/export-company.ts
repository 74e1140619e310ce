import { COMPANY_TAB_TYPES, type CompanyTabType } from "@standings/domain";
import { type CompanyReport, companyFileName } from "@standings/reports";
import { findLogo } from "../company/find-logo.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import type { ExportedFile } from "./export-result.ts";
import { renderPdf, requirePdfExport } from "./render-pdf.ts";
import { type CompanyTab, toCompanyReport } from "./to-company-report.ts";

export interface CompanyExport extends Omit<CompanyTab, "tab"> {
  /** One of `COMPANY_TAB_TYPES`. */
  readonly tabType: string;
}

/**
 * A tab of a company's page as PDF, always the server's own data as the viewer may see it. Throws EXPORT_NOT_INCLUDED without a
 * plan, trial or purchase, INVALID_INPUT for an unknown tab, ANALYSIS_WITHOUT_DOMAIN, INVALID_DOMAIN, ANALYSIS_NOT_FOUND where
 * the seo tab has none, NO_RESULTS_TO_EXPORT where another tab is empty, EXPORT_FAILED, TOO_MANY_REQUESTS or BUSY.
 */
export async function exportCompany(
  request: ServiceRequest,
  { tabType, ...wanted }: CompanyExport,
): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  await requirePdfExport(services, viewer);
  const tab = readTab(tabType);
  if (wanted.domain.trim() === "") throw new ServiceError("ANALYSIS_WITHOUT_DOMAIN");
  await countUse(services, "export", viewer);
  const paper = await toCompanyReport(request, { ...wanted, tab });
  const report = { ...paper, logos: await readLogos(request, paper) };
  return { bytes: await renderPdf(services, report), fileName: companyFileName(report) };
}

/** Pictures of a report's company and of the competitors that it shows. */
async function readLogos(request: ServiceRequest, report: CompanyReport): Promise<CompanyReport["logos"]> {
  const rivals = report.tab === "sources" ? report.competition.competitors : [];
  const shown = [report.domain, ...rivals.flatMap(({ domain, censored }) => (censored ? [] : domain))];
  const found = shown.map(async (domain) => {
    const logo = await findLogo(request, domain);
    return logo ? [[domain, logo.image] as const] : [];
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

function readTab(tabType: string): CompanyTabType {
  const tab = COMPANY_TAB_TYPES.find((known) => known === tabType);
  if (tab === undefined) {
    throw new ServiceError("INVALID_INPUT", { message: `tabType: ${COMPANY_TAB_TYPES.join(", ")}` });
  }
  return tab;
}
