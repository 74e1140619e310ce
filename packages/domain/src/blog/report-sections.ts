import { rankText, timesText } from "../analysis/analysis-fact.ts";
import { THIN_SAMPLE } from "../company.ts";
import type { Voice } from "../competition.ts";
import { ordinal, plural } from "../number-words.ts";
import { pagePath } from "../paths.ts";
import { share } from "../studies/ranges.ts";
import { editorNote, plainMarkdown } from "./report-text.ts";
import type { ReportMaterial } from "./write-report.ts";

/** Entries of each list. */
const NAMED = 5;

/** Who is listed beside a company, and its share of voice. */
export function listedSection({ competition, report }: ReportMaterial): string[] {
  const { company, competitors, answers } = competition;
  const name = plainMarkdown(report.name ?? report.domain);
  if (competitors.length === 0)
    return ["## Who is listed beside it", `No answer lists another company beside ${name}.`];
  const place = 1 + competitors.filter(({ share }) => share > company.share).length;
  const all = plural(competitors.length + 1, "company", "companies");
  const few = answers < THIN_SAMPLE ? " That is a small sample." : "";
  const standing = `Of the points of all companies with a known site in ${plural(answers, "answer")} ${name} has ${share(company.share)}: ${ordinal(place)} of ${all}.`;
  return [
    "## Who is listed beside it",
    `${standing}${few} ${plural(company.listings, "answer")} that list it name these most often: ${listOf(mostTogether(competitors, NAMED).map(voiceText))}.`,
  ];
}

/** Those that are listed beside the company most often, of as often as each other those of more points. */
export function mostTogether(competitors: readonly Voice[], count: number): Voice[] {
  return competitors.toSorted((a, b) => b.together - a.together).slice(0, count);
}

/** "Wix (47 times, average rank 4.1)" */
function voiceText({ name, domain, together, averageRank }: Voice): string {
  const rank = averageRank === null ? "" : `, average rank ${rankText(averageRank)}`;
  return `${companyLink(name, domain)} (${timesText(together)}${rank})`;
}

/** What is cited where competitors are listed and the company is not. */
export function gapSection({ competition: { gap, gapTotal, gapPages } }: ReportMaterial): string[] {
  if (gap.length === 0) return [];
  const pages = plural(gapPages, "page");
  const sites = gap
    .slice(0, NAMED)
    .map(({ domain, answers }) => `${companyLink(domain, domain)} (${plural(answers, "answer")})`);
  return [
    `${pages} of ${plural(gapTotal, "site")} ${gapPages === 1 ? "is" : "are"} cited where a competitor is listed and it is not, ` +
      `and never where it is. These sites most often: ${listOf(sites)}.`,
  ];
}

/** What the page will lack, for the editor alone. */
export function missingNotes({ seo, source, report: { domain } }: ReportMaterial): string[] {
  const missing = (advice: string, analysis: string) =>
    editorNote(`No advice on ${advice} is shown: you have no uncensored ${analysis} analysis of ${domain}.`);
  return [...(seo ? [] : [missing("its site", "SEO")]), ...(source ? [] : [missing("sources", "source")])];
}

function companyLink(name: string, domain: string): string {
  return `[${plainMarkdown(name)}](<${pagePath("company", { domain })}>)`;
}

function listOf(items: readonly string[]): string {
  return items.join(", ");
}
