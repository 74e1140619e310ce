import type { StudyRecord } from "@standings/domain";
import { type StudyRows, studyFileName, studyTable, type TableFormat, tableFile } from "@standings/reports";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { getStudy } from "../studies/get-study.ts";
import type { ExportedFile } from "./export-result.ts";
import { renderPdf, requirePdfExport } from "./render-pdf.ts";
import { toStudyPaper } from "./to-study-paper.ts";

/**
 * A study of the viewer, or one that somebody shares, as PDF: what its page shows. Throws EXPORT_NOT_INCLUDED without a plan,
 * trial or purchase, STUDY_NOT_FOUND, NO_RESULTS_TO_EXPORT before it has figures, EXPORT_FAILED or TOO_MANY_REQUESTS.
 */
export async function exportStudyPdf(request: ServiceRequest, studyId: string): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  await requirePdfExport(services, viewer);
  await countUse(services, "export", viewer);
  const record = await getStudy(request, studyId);
  const paper = toStudyPaper(record, services.settings.publicUrl, services.catalogue.now());
  return { bytes: await renderPdf(services, paper), fileName: fileNameOf(record, null) };
}

export interface StudyTableExport {
  readonly studyId: string;
  readonly rows: StudyRows;
  readonly format: TableFormat;
}

/** The same as CSV or spreadsheet, for everybody who signed in; the answers of a study without a result too. Throws STUDY_NOT_FOUND, NO_RESULTS_TO_EXPORT or TOO_MANY_REQUESTS. */
export async function exportStudyTable(
  request: ServiceRequest,
  { studyId, rows, format }: StudyTableExport,
): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  await countUse(services, "export", viewer);
  const record = await getStudy(request, studyId);
  const { answers, findings, topic } = record;
  const entries = topic ? findings?.topic?.entries : findings?.report.entries;
  const found = rows === "answers" ? answers : entries;
  if (findings === null || !found?.length) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  const bytes = await tableFile(studyTable(record, rows, services.catalogue.now()), format);
  return { bytes, fileName: fileNameOf(record, { rows, format }) };
}

function fileNameOf(
  { prompt, startedAt }: StudyRecord,
  table: Pick<StudyTableExport, "rows" | "format"> | null,
): string {
  return studyFileName({ question: prompt, createdAt: startedAt }, table);
}
