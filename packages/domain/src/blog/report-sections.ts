import { rankText, timesText } from "../analysis/fact-phrases.ts";
import { type CompanyQuestion, THIN_SAMPLE } from "../company.ts";
import type { Voice } from "../competition.ts";
import { ordinal } from "../number-words.ts";
import { pagePath } from "../paths.ts";
import { promptKey } from "../prompt.ts";
import { countText, dayText } from "../site/facts/phrases.ts";
import type { SiteFactId } from "../site/site-fact.ts";
import { editorNote, plainMarkdown } from "./report-text.ts";
import type { ReportMaterial } from "./write-report.ts";

/** Entries of each list. */
const QUESTIONS = 3;
const NAMED = 5;

/** The questions where a company stands best and worst; one list when they are few. */
export function questionsSection({ best, worst, questions, report: { domain } }: ReportMaterial): string[] {
  const heading = "## Where it stands best and worst";
  const first = best.slice(0, QUESTIONS);
  if (first.length === 0)
    return [editorNote(`Nothing is said of questions: none that lists ${domain} can be read.`)];
  // Part of a comparison may ask the same as a search.
  const shown = new Set(first.map(({ prompt }) => promptKey(prompt)));
  const last = worst.filter(({ prompt }) => !shown.has(promptKey(prompt))).slice(0, QUESTIONS);
  const all = questions === 1 ? "the one question" : `each of ${countText(questions, "question")}`;
  const few = questions < THIN_SAMPLE ? " That is a small sample." : "";
  return [
    ...[heading, "It stands best for these questions:", listOf(first.map(questionText))],
    ...(last.length > 0 ? ["It stands worst for these:", listOf(last.map(questionText))] : []),
    `Source: the newest shared search of ${all} whose answers list ${domain}; a rank is that of all its models together.${few}`,
  ];
}

function questionText({ prompt, rank, timesAsked, createdAt }: CompanyQuestion): string {
  const link = `[${plainMarkdown(prompt)}](<${pagePath("company-ranking", { prompt })}>)`;
  const place = rank === null ? "not in the ranking of all models" : ordinal(rank);
  return `${link}: ${place}; asked ${timesText(timesAsked)}, last on ${dayText(createdAt)}`;
}

/** Who is listed beside a company, and its share of voice. */
export function listedSection({ competition, report }: ReportMaterial): string[] {
  const { company, competitors, answers, questions, isPartial } = competition;
  if (competitors.length === 0)
    return [editorNote(`Nothing is said of competitors: no answer lists one beside ${report.domain}.`)];
  const place = 1 + competitors.filter(({ share }) => share > company.share).length;
  const all = countText(competitors.length + 1, "company", "companies");
  const share = `Its share of voice, of the points of all companies in ${countText(answers, "answer")}, is ${Math.round(100 * company.share)}%, ${ordinal(place)} of ${all}.`;
  const total = `Answers of its field that list it name ${countText(report.totalCompetitors, "other company", "other companies")}. ${share}`;
  const few = answers < THIN_SAMPLE ? " That is a small sample." : "";
  return [
    "## Who is listed beside it",
    total + few,
    listOf(competitors.slice(0, NAMED).map((voice) => voiceText(voice, company.listings))),
    `Source: the newest answers to ${isPartial ? "the newest " : ""}${countText(questions, "shared question")} that ${report.domain} competes in.`,
  ];
}

function voiceText({ name, domain, together, averageRank }: Voice, listings: number): string {
  const rank = averageRank === null ? "" : `, average rank ${rankText(averageRank)}`;
  return `${companyLink(name, domain)}: in ${together.toLocaleString("en-US")} of the ${countText(listings, "answer")} that list the company${rank}`;
}

/** What the answers cite, and what is cited where competitors are listed and the company is not. */
export function citedSection({ report, competition }: ReportMaterial): string[] {
  const { domain, top50Sources, totalSources } = report;
  if (top50Sources.length === 0)
    return [editorNote(`Nothing is said of sources: answers that list ${domain} cite none.`)];
  const sources = top50Sources
    .slice(0, NAMED)
    .map(({ source, count }) => `${companyLink(source, source)}: cited ${timesText(count)}`);
  return [
    "## Which sources these answers cite",
    `Answers that list it cite ${countText(totalSources, "site")}, these most often:`,
    listOf(sources),
    `Source: the citations of the newest answers that list ${domain}, a site counted once for each.`,
    ...gapTexts(competition, domain),
  ];
}

function gapTexts(
  { gap, gapTotal, gapPages, questions, isPartial }: ReportMaterial["competition"],
  domain: string,
): string[] {
  if (gap.length === 0) return [];
  const pages = countText(gapPages, "page");
  const sites = gap
    .slice(0, NAMED)
    .map(({ domain, answers }) => `${companyLink(domain, domain)}: in ${countText(answers, "answer")}`);
  return [
    `${pages} of ${countText(gapTotal, "site")} ${gapPages === 1 ? "is" : "are"} cited where a competitor is listed and it is not, ` +
      "and never where it is (its source gap), these sites most often:",
    listOf(sites),
    `Source: the newest answers to ${isPartial ? "the newest " : ""}${countText(questions, "shared question")} that ${domain} competes in.`,
  ];
}

const SITE_FACTS: readonly SiteFactId[] = [
  "crawlers_on_request",
  "crawlers_search",
  "crawlers_training",
  "llms_txt",
  "sitemap",
  "words_without_scripts",
];

/** What a company's site lets AI crawlers read, from the facts of an analysis. */
export function siteSection({ seo, report: { domain } }: ReportMaterial): string[] {
  if (!seo?.site)
    return [
      editorNote(
        `Nothing is said of the site, and no advice on it is shown: you have no uncensored SEO analysis of ${domain}.`,
      ),
    ];
  if (seo.site.unread !== null)
    return [editorNote(`Nothing is said of the site: your SEO analysis could not read ${domain}.`)];
  const facts = seo.facts.filter(({ id }) => SITE_FACTS.some((known) => known === id));
  if (facts.length === 0)
    return [editorNote(`Nothing is said of the site: the SEO analysis of ${domain} found nothing to say.`)];
  return [
    "## What its site lets AI crawlers read",
    listOf(facts.map(({ title, detail }) => `${plainMarkdown(title)}. ${plainMarkdown(detail)}`)),
    `Source: robots.txt and ${countText(seo.site.pages, "page")} of ${domain}, read on ${dayText(seo.site.readAt)}.`,
  ];
}

/** Whose advice the page shows; what is not there, for the editor alone. */
export function adviceNote({
  seo,
  source,
  report: { domain },
  catalogue: { modelName },
}: ReportMaterial): string[] {
  const made = [
    ...(seo ? [`on its site by ${modelName(seo.modelId)} (${dayText(seo.createdAt)})`] : []),
    ...(source ? [`on its sources by ${modelName(source.modelId)} (${dayText(source.createdAt)})`] : []),
  ];
  const said =
    made.length > 0
      ? [`Advice on this page was given ${made.join(" and ")}; each piece names the facts that it rests on.`]
      : [];
  const missing = source
    ? []
    : [editorNote(`No advice on sources is shown: you have no uncensored source analysis of ${domain}.`)];
  return [...said, ...missing];
}

function companyLink(name: string, domain: string): string {
  return `[${plainMarkdown(name)}](<${pagePath("company", { domain })}>)`;
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
