export type * from "./brand-paper.ts";
export { type BrandAnswerRow, brandTable } from "./brand-table.ts";
export {
  type JudgedStatement,
  type LabelledStatement,
  labelsTable,
  type StatementRow,
  statementsTable,
} from "./claims-table.ts";
export type * from "./company-report.ts";
export { discoveryTable } from "./discovery-table.ts";
export {
  brandFileName,
  companyFileName,
  discoveryFileName,
  domainInFileName,
  lookFileName,
  pdfFileName,
  studyFileName,
  tableFileName,
} from "./file-names.ts";
export type { LookPaper } from "./look-paper.ts";
export { lookTable } from "./look-table.ts";
export type { Report } from "./pdf/render-pdf.ts";
export { rankingTable } from "./ranking-table.ts";
export { createReportRenderer, ReportError, type ReportRenderer } from "./renderer.ts";
export type * from "./report.ts";
export type { SocialCard, SocialCardRow } from "./social/card.ts";
export type * from "./study-paper.ts";
export { STUDY_ROWS, type StudyRows, studyTable } from "./study-table.ts";
export { type Cell, momentOf, type Table } from "./table.ts";
export { TABLE_FORMATS, type TableFormat, tableFile, writeTable } from "./write-table.ts";
