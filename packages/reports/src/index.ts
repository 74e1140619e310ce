export { type BrandAnswerRow, brandCsvHead, brandCsvLine } from "./brand-csv.ts";
export type * from "./brand-paper.ts";
export type * from "./company-report.ts";
export { rankingCsv } from "./csv.ts";
export { BYTE_ORDER_MARK, type Cell, csvRow } from "./csv-row.ts";
export {
  archivedComparisonFileName,
  brandFileName,
  companyFileName,
  csvFileName,
  pdfFileName,
  studyFileName,
} from "./file-names.ts";
export type { Report } from "./pdf/render-pdf.ts";
export { createReportRenderer, type ReportRenderer } from "./renderer.ts";
export type * from "./report.ts";
export type { SocialCard, SocialCardRow } from "./social/card.ts";
export { STUDY_CSV_ROWS, type StudyCsvRows, studyCsv } from "./study-csv.ts";
export type * from "./study-paper.ts";
export { ReportError } from "./thread-pool.ts";
