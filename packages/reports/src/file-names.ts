import { domainToASCII } from "node:url";
import type { CompanyReport } from "./company-report.ts";
import type { RankingReport } from "./report.ts";
import type { StudyRows } from "./study-table.ts";
import type { TableFormat } from "./write-table.ts";

const LONGEST_SLUG = 60;

type NamedRanking = Pick<RankingReport, "question" | "secondQuestion" | "createdAt">;

/** "standings-best-crm-for-startups-20261112-143205.pdf"; the time is the report's, in UTC. */
export function pdfFileName(report: NamedRanking): string {
  return rankingFileName(report, "pdf");
}

export function tableFileName(report: NamedRanking, format: TableFormat): string {
  return rankingFileName(report, format);
}

/** A comparison is named by both questions: "standings-best-crm-vs-best-erp-…". */
function rankingFileName({ question, secondQuestion, createdAt }: NamedRanking, ending: string): string {
  const asked = secondQuestion === null ? question : `${question} vs ${secondQuestion}`;
  return fileName({ question: asked, createdAt }, ending);
}

/** "hubspot.com-seo-analysis-20261112-143205.pdf" (spec part 2 §7). */
export function companyFileName(report: Pick<CompanyReport, "domain" | "tab" | "createdAt">): string {
  return `${domainInFileName(report.domain)}-${report.tab}-analysis-${timestampOf(report.createdAt)}.pdf`;
}

/** A domain in ASCII, as headers want it: "xn--wgv71a119e.jp". */
export function domainInFileName(domain: string): string {
  return domainToASCII(domain).replace(/[^a-z0-9.-]/g, "");
}

/** "standings-study-best-crm-for-startups-20261112-143205.pdf", of a table with what its rows are: "standings-study-answers-…". */
export function studyFileName(
  study: Pick<RankingReport, "question" | "createdAt">,
  table: { readonly rows: StudyRows; readonly format: TableFormat } | null,
): string {
  return fileName(study, table?.format ?? "pdf", ["study", table?.rows ?? ""]);
}

/** "standings-brand-hubspot-20261112-143205.pdf". */
export function brandFileName(
  brand: { readonly name: string; readonly createdAt: string },
  ending: "pdf" | TableFormat,
): string {
  return fileName({ question: brand.name, createdAt: brand.createdAt }, ending, ["brand"]);
}

/** "standings-discovery-hubspot-20261112-143205.csv". */
export function discoveryFileName(
  { companyName, createdAt }: { readonly companyName: string; readonly createdAt: string },
  format: TableFormat,
): string {
  return fileName({ question: companyName, createdAt }, format, ["discovery"]);
}

/** "standings-experiment-look-1-comparison-page-20261112-143205.csv"; the time is when the look was taken. */
export function lookFileName(
  { name }: { readonly name: string },
  { number, takenAt }: { readonly number: number; readonly takenAt: string },
  format: "pdf" | TableFormat,
): string {
  return fileName({ question: name, createdAt: takenAt }, format, ["experiment-look", String(number)]);
}

function fileName(
  { question, createdAt }: Pick<RankingReport, "question" | "createdAt">,
  ending: string,
  subjects: readonly string[] = [],
): string {
  const parts = ["standings", ...subjects, slugOf(question), timestampOf(createdAt)];
  return `${parts.filter((part) => part !== "").join("-")}.${ending}`;
}

/** Letters a to z, digits and hyphens; empty when the question has none of them. */
function slugOf(question: string): string {
  return question
    .slice(0, 400)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, "");
}

/** "20261112-143205" */
function timestampOf(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "undated";
  return date.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-");
}
