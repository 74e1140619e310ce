import type { AnalysisRecordOf } from "../analysis/analysis-run.ts";
import type { Competition } from "../competition.ts";
import type { ReportDraft, ReportFigures } from "./blog-post.ts";
import { BLOG_LIMITS } from "./blog-rules.ts";
import { gapSection, listedSection, missingNotes, mostTogether } from "./report-sections.ts";

/** What the text of a report is written from: what everybody sees, and the analyses of whoever publishes it. */
export interface ReportMaterial {
  readonly report: ReportFigures;
  readonly competition: Competition;
  readonly seo: AnalysisRecordOf<"seo"> | null;
  readonly source: AnalysisRecordOf<"source"> | null;
}

/** Companies that the excerpt names. */
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

/**
 * "Where AI models place Acme, and why. Listed beside it most often: Wix and Framer." It names no question: whoever asked one
 * may make it private, and an excerpt is kept with its post.
 */
function excerptOf({ report: { name, domain }, competition }: ReportMaterial): string {
  const beside = mostTogether(competition.competitors, NAMED).map((one) => one.name);
  return [
    `Where AI models place ${name ?? domain}, and why.`,
    ...(beside.length > 0 ? [`Listed beside it most often: ${beside.join(" and ")}.`] : []),
  ].join(" ");
}

/** Whole characters only. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
