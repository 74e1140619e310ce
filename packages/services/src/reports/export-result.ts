import { pdfFileName, rankingTable, type TableFormat, tableFile, tableFileName } from "@standings/reports";
import { readUser } from "../auth/user-view.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { findResult, type Result, type ResultQuery } from "../searches/find-result.ts";
import { getSharedSearch } from "../searches/get-shared-search.ts";
import { renderPdf, requirePdfExport } from "./render-pdf.ts";
import { type ReportView, toReport } from "./to-report.ts";

export interface ExportRequest extends ResultQuery {
  /** Undefined means the view that fits the kind of search. */
  readonly view?: ReportView | undefined;
}

export interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/**
 * A result of the viewer's, or one that somebody shares, as PDF, always the server's own data. Throws EXPORT_NOT_INCLUDED without a plan, trial
 * or purchase, SEARCH_NOT_FOUND, one of the NO_…_TO_EXPORT, or EXPORT_FAILED when the renderer is overloaded, TOO_MANY_REQUESTS.
 */
export async function exportPdf(request: ServiceRequest, wanted: ExportRequest): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  await requirePdfExport(services, viewer);
  const report = await prepare(request, wanted);
  return { bytes: await renderPdf(services, report), fileName: pdfFileName(report) };
}

/** The same as CSV or spreadsheet, for everybody. Throws SEARCH_NOT_FOUND or one of the NO_…_TO_EXPORT. */
export async function exportTable(
  request: ServiceRequest,
  { format, ...wanted }: ExportRequest & { readonly format: TableFormat },
): Promise<ExportedFile> {
  const report = await prepare(request, wanted);
  const bytes = await tableFile(rankingTable(report), format);
  return { bytes, fileName: tableFileName(report, format) };
}

async function prepare(request: ServiceRequest, { view, ...query }: ExportRequest) {
  const { services, viewer } = requireScope(request, "read");
  await countUse(services, "export", viewer);
  const result = await findExported(request, query);
  const chosen = result.kind === "comparison" ? "comparison" : view === "comparison" ? undefined : view;
  const shown = chosen ?? "aggregated";
  checkNotEmpty(result, shown);
  const { company } = await readUser(services.db, viewer.userId);
  return toReport(result, shown, {
    publicUrl: services.settings.publicUrl,
    company,
    names: services.catalogue.now(),
  });
}

async function findExported(request: ServiceRequest, query: ResultQuery): Promise<Result> {
  try {
    return await findResult(request, query);
  } catch (error) {
    const isMissing = error instanceof ServiceError && error.code === "SEARCH_NOT_FOUND";
    if (!isMissing || query.searchId === undefined) throw error;
    return getSharedSearch(request, query.searchId);
  }
}

function checkNotEmpty({ models, results }: Result, view: ReportView): void {
  const hasLists = models.some((model) => model.results.length > 0);
  if (!hasLists && results.length === 0) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  if (view === "aggregated" && results.length === 0) throw new ServiceError("NO_AGGREGATED_TO_EXPORT");
  if (view !== "aggregated" && !hasLists) throw new ServiceError("NO_MODEL_RESULTS_TO_EXPORT");
}
