import { COMPANY_TAB_TYPES, type CompanyTabType } from "@standings/domain";
import { companyFileName } from "@standings/reports";
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
  const report = await toCompanyReport(request, { ...wanted, tab });
  return { bytes: await renderPdf(services, report), fileName: companyFileName(report) };
}

function readTab(tabType: string): CompanyTabType {
  const tab = COMPANY_TAB_TYPES.find((known) => known === tabType);
  if (tab === undefined) {
    throw new ServiceError("INVALID_INPUT", { message: `tabType: ${COMPANY_TAB_TYPES.join(", ")}` });
  }
  return tab;
}
