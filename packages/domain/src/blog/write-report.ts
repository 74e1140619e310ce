import type { AnalysisRecordOf } from "../analysis/analysis-run.ts";
import type { CompanyQuestion } from "../company.ts";
import type { Competition } from "../competition.ts";
import { promptKey } from "../prompt.ts";
import type { ReportDraft, ReportFigures } from "./blog-post.ts";
import { BLOG_LIMITS } from "./blog-rules.ts";
import { gapSection, listedSection, missingNotes } from "./report-sections.ts";

/** What the text of a report is written from: what everybody sees, and the analyses of whoever publishes it. */
export interface ReportMaterial {
  readonly report: ReportFigures;
  /** Best rank first. */
  readonly best: readonly CompanyQuestion[];
  /** Worst rank first. */
  readonly worst: readonly CompanyQuestion[];
  readonly competition: Competition;
  readonly seo: AnalysisRecordOf<"seo"> | null;
  readonly source: AnalysisRecordOf<"source"> | null;
}

/** Questions and companies that the excerpt names. */
const NAMED = 2;

/**
 * A report's text, from its material alone. It repeats no figure that the page draws: these are kept when it is published.
 * A comment tells the editor what is missing.
 */
export function writeReport(material: ReportMaterial): Omit<ReportDraft, "published"> {
  const { name, domain } = material.report;
  const sections = [listedSection, gapSection, missingNotes].flatMap((write) => write(material));
  return {
    title: cut(`How AI models rank ${name ?? domain}`, BLOG_LIMITS.title),
    excerpt: cut(excerptOf(material), BLOG_LIMITS.excerpt),
    markdown: `${sections.join("\n\n")}\n`,
  };
}

/** "AI models place Acme best for “Top CRM”, worst for “CRM for zoos”. Listed beside it most often: Wix and Framer." */
function excerptOf({ report: { name, domain }, best, worst, competition }: ReportMaterial): string {
  const places = [
    ...best.slice(0, 1).map(({ prompt }) => `best for “${prompt}”`),
    ...worst
      .filter(({ prompt }) => best[0] && promptKey(prompt) !== promptKey(best[0].prompt))
      .slice(0, 1)
      .map(({ prompt }) => `worst for “${prompt}”`),
  ];
  const beside = competition.competitors.slice(0, NAMED).map((one) => one.name);
  return [
    places.length > 0 ? `AI models place ${name ?? domain} ${places.join(", ")}.` : "",
    beside.length > 0 ? `Listed beside it most often: ${beside.join(" and ")}.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Whole characters only. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
