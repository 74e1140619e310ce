import type { PostHeading } from "@standings/domain";

/** Id of the element around a report. */
export const REPORT_ID = "company-report";

/** Sections of a report in their order (spec part 2 §2). */
const TITLES = {
  trends: "Historical Performance Trends",
  sources: "Top Sources and Platforms",
  models: "AI Model Analysis",
  seo: "SEO and AEO Analysis",
  overview: "Sources and Competitors Overview",
  strategy: "Strategic Recommendations",
  method: "Methodology and Data Sources",
} as const;
export type ReportSectionName = keyof typeof TITLES;

const NAMES: readonly ReportSectionName[] = [
  "trends",
  "sources",
  "models",
  "seo",
  "overview",
  "strategy",
  "method",
];

/** So many sections are figures. */
const FIGURES = 3;

/** The heading of a section, with an id that no heading of a post's text has: these begin with "section-". */
export function reportHeading(name: ReportSectionName): PostHeading {
  return { id: `report-${name}`, text: TITLES[name], level: 2 };
}

/** For the contents list of a post; the author's text stands after the figures. */
export function reportSections(ofText: readonly PostHeading[]): PostHeading[] {
  const [figures, rest] = [NAMES.slice(0, FIGURES), NAMES.slice(FIGURES)];
  return [...figures.map(reportHeading), ...ofText, ...rest.map(reportHeading)];
}
