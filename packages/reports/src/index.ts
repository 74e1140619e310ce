export { rankingCsv } from "./csv.ts";
export { archivedComparisonFileName, csvFileName, pdfFileName } from "./file-names.ts";
export { createReportRenderer, type ReportRenderer } from "./renderer.ts";
export type * from "./report.ts";
export type { SocialCard, SocialCardRow } from "./social/card.ts";
export { ReportError } from "./thread-pool.ts";
