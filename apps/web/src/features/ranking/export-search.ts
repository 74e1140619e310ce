/** Downloads a saved search as a file (spec part 1 §7). */
import { ERRORS } from "@standings/domain";
import { saveReport } from "../../lib/save-report.ts";

export type ExportFormat = "pdf" | "csv" | "xlsx";
export type ExportView = "aggregated" | "by_model" | "comparison";

export interface ExportRequest {
  readonly searchId: string;
  readonly view: ExportView;
}

const FAILED: Record<ExportFormat, string> = {
  pdf: ERRORS.EXPORT_FAILED.message,
  csv: "Failed to export CSV. Please try again.",
  xlsx: "Failed to export to Excel. Please try again.",
};

/** Null when the file was saved; otherwise the error message. */
export function exportSearch(format: ExportFormat, request: ExportRequest): Promise<string | null> {
  const path = `/api/analysis/export-${format}`;
  return saveReport({ path, body: request, extension: format, failed: FAILED[format] });
}
