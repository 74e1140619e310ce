import type { AnalysisRecordOf } from "../analysis/analysis-run.ts";
import { rankText } from "../analysis/fact-phrases.ts";
import type { CompanyQuestion } from "../company.ts";
import type { Competition } from "../competition.ts";
import type { ModelNames } from "../models/catalogue.ts";
import { countText, dayText } from "../site/facts/phrases.ts";
import type { CompanyReport, ReportDraft } from "./blog-post.ts";
import { BLOG_LIMITS } from "./blog-rules.ts";
import { rankedSection } from "./ranked-section.ts";
import { adviceNote, citedSection, listedSection, questionsSection, siteSection } from "./report-sections.ts";
import { plainMarkdown } from "./report-text.ts";

/** What the text of a report is written from: what everybody sees, and the analyses of whoever publishes it. */
export interface ReportMaterial {
  readonly report: Omit<CompanyReport, "analysis">;
  /** Best rank first. */
  readonly best: readonly CompanyQuestion[];
  /** Worst rank first. */
  readonly worst: readonly CompanyQuestion[];
  /** Questions whose answers list the company. */
  readonly questions: number;
  readonly competition: Competition;
  readonly seo: AnalysisRecordOf<"seo"> | null;
  readonly source: AnalysisRecordOf<"source"> | null;
  /** ISO 8601: when the figures were read. */
  readonly readAt: string;
  readonly catalogue: ModelNames;
}

const SECTIONS = [rankedSection, questionsSection, listedSection, citedSection, siteSection, adviceNote];

/** A report's text, from its material alone: what is missing is left out, and a comment for the editor says so. */
export function writeReport(material: ReportMaterial): Omit<ReportDraft, "published"> {
  const { report, readAt } = material;
  const company = report.name ?? report.domain;
  const day = dayText(readAt);
  const average =
    report.averageRank === null ? "" : `, at an average rank of ${rankText(report.averageRank)}`;
  const listed = `On ${day}, AI models listed ${company} in ${countText(report.totalMentions, "answer")}${average}.`;
  const parts =
    "Where it stands best and worst, who is listed beside it, and which sources these answers cite.";
  return {
    title: cut(`How AI models rank ${company}`, BLOG_LIMITS.title),
    excerpt: cut(`${listed} ${parts}`, BLOG_LIMITS.excerpt),
    markdown: `${[opening(report, day), ...SECTIONS.flatMap((write) => write(material))].join("\n\n")}\n`,
  };
}

function opening({ name, domain, isSandbox }: ReportMaterial["report"], day: string): string {
  const sandbox = isSandbox
    ? " Sandbox data: these answers come from the models of the sandbox, not from real ones."
    : "";
  const company = `${plainMarkdown(name ?? domain)} (${domain})`;
  return [
    `Where ${company} stood in the answers of AI models on ${day}.`,
    `The charts and tables of this page are live; the figures in this text are of that day.${sandbox}`,
  ].join(" ");
}

/** Whole characters only. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
