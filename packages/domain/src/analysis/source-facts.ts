import type { Competition, GapSource, Voice } from "../competition.ts";
import { ordinal, plural } from "../number-words.ts";
import { listText } from "../site/facts/phrases.ts";
import { share } from "../studies/ranges.ts";
import { quoted, type RankingFact, rankText, timesText } from "./analysis-fact.ts";
import {
  type CompanyStanding,
  noMentionFact,
  numberFrom,
  ownCitations,
  ownStatus,
  type UnnumberedFact,
} from "./company-standing.ts";

/** Gap domains that become a fact each. */
const GAP_FACTS = 10;
/** Competitors that become a fact each. */
const COMPETITOR_FACTS = 5;
/** Sources that are named after the one cited most. */
const NEXT_SOURCES = 4;
/** A share of voice among the first of so many is a strength. */
const FIRST_VOICES = 3;

/** A company's standing with what is cited and listed beside it. */
export interface SourceStanding extends CompanyStanding {
  readonly competition: Competition;
}

/**
 * Facts about the sources that answers cite, numbered from 1: how often the company's own pages are cited, the sources cited
 * most, share of voice, the source gap and its first domains, and the peers, or who is named
 * instead of a company that no answer lists. A company without a field has one.
 */
export function sourceFacts(standing: SourceStanding): RankingFact[] {
  const { competition, companyName, figures } = standing;
  if (figures.answers === 0) return numberFrom(1, [noMentionFact(standing)]);
  const isListed = figures.totalMentions > 0;
  const competitors = competition.competitors.slice(0, COMPETITOR_FACTS);
  return numberFrom(1, [
    isListed ? ownPagesFact(standing) : noMentionFact(standing),
    ...topSourcesFact(standing),
    ...(isListed ? shareFact(standing) : []),
    ...gapFact(standing),
    ...competition.gap.slice(0, GAP_FACTS).map((source) => gapSourceFact(source, companyName)),
    ...competitors.map((voice) => (isListed ? competitorFact : insteadFact)(voice, standing)),
  ]);
}

function ownPagesFact(standing: SourceStanding): UnnumberedFact {
  const { companyName, domain, figures, sources } = standing;
  const { count, place } = ownCitations(standing);
  const rule = `Counted once for each answer of its field that lists ${companyName} and cites ${domain}.`;
  const all = plural(figures.sources, "source");
  const fact = { id: "own_pages", status: ownStatus(place, figures.sources) };
  if (place)
    return {
      ...fact,
      title: `Own pages cited: ${timesText(count ?? 0)}`,
      detail: `${ordinal(place)} of ${all}. ${rule}`,
    };
  if (count === null) {
    const detail = `Not among the ${sources.length} cited most of ${all}. ${rule}`;
    return { ...fact, title: "Own pages cited: seldom", detail };
  }
  const others =
    figures.sources === 0 ? "Answers cite no source." : `Answers cite ${all}, none of them its own.`;
  return { ...fact, title: "Own pages cited: never", detail: `${others} ${rule}` };
}

function topSourcesFact({ domain, figures, sources }: SourceStanding): UnnumberedFact[] {
  const others = sources.filter(({ source }) => source !== domain);
  const [top, ...rest] = others.slice(0, NEXT_SOURCES + 1);
  if (!top) return [];
  const next = rest.map(({ source, count }) => `${source} ${timesText(count)}`);
  return [
    {
      id: "top_sources",
      status: "neutral",
      title: `Cited most: ${top.source}, ${timesText(top.count)}`,
      detail: `${next.length > 0 ? `Then ${next.join(", ")}. ` : ""}${plural(figures.sources, "source")} in all.`,
    },
  ];
}

/** Equal shares have the same place. */
function shareFact({ companyName, competition }: SourceStanding): UnnumberedFact[] {
  const { company, competitors, answers } = competition;
  if (competitors.length === 0) return [];
  const place = 1 + competitors.filter(({ share }) => share > company.share).length;
  const all = competitors.length + 1;
  return [
    {
      id: "share_of_voice",
      status: place <= FIRST_VOICES ? "good" : "warning",
      title: `Share of voice: ${share(company.share)}, ${ordinal(place)} of ${all} companies`,
      detail: `Of the points of all companies with a known site in the ${plural(answers, "answer")} of the field of ${companyName}: 20 for a first place, down to 1 for a twentieth.`,
    },
  ];
}

function gapFact({ companyName, competition }: SourceStanding): UnnumberedFact[] {
  const { competitors, gapTotal, gapPages, absent, answers, questions, isPartial } = competition;
  if (competitors.length === 0) return [];
  const what = `cited where a competitor is listed and ${companyName} is not, and never where it is.`;
  const of = `${isPartial ? "the newest " : ""}${plural(questions, "question")}`;
  const from = `Read from the ${absent.toLocaleString("en-US")} of ${plural(answers, "answer")} to ${of} that leave it out.`;
  const [status, title, some] =
    gapTotal === 0
      ? (["good", "Source gap: none", "No page is"] as const)
      : ([
          "warning",
          `Source gap: ${plural(gapTotal, "site")}`,
          `${plural(gapPages, "page")} ${gapPages === 1 ? "is" : "are"}`,
        ] as const);
  return [{ id: "gap", status, title, detail: `${some} ${what} ${from}` }];
}

/** Pages of a domain that a fact names. */
const FACT_PAGES = 2;

function gapSourceFact(
  { domain, answers, isCompetitors, competitors, pages, pagesInField, pagesNaming }: GapSource,
  companyName: string,
): UnnumberedFact {
  const names = competitors.map(({ name }) => name);
  const gap = pages.filter(({ naming }) => naming === 0).slice(0, FACT_PAGES);
  const parts = [
    ...(isCompetitors ? ["It is a competitor's own site."] : []),
    `${pagesNaming} of its ${plural(pagesInField, "page")} in this field ${pagesNaming === 1 ? "names" : "name"} ${companyName}.`,
    ...gap.map(({ url, question }) => `${pathOf(url)} does not, cited for ${quoted(question.prompt)}.`),
    ...(names.length > 0 ? [`These answers list ${listText(names)}.`] : []),
  ];
  return {
    id: `gap:${domain}`,
    status: isCompetitors ? "neutral" : "warning",
    title: `${domain}: cited in ${plural(answers, "answer")} without ${companyName}`,
    detail: parts.join(" "),
  };
}

/** Longer paths say no more. */
const PATH_MAX = 80;

/** An address without its scheme and site. */
function pathOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return path.length > PATH_MAX ? `${path.slice(0, PATH_MAX)}…` : path;
}

function insteadFact(
  { name, domain, listings, averageRank }: Voice,
  { companyName, figures }: SourceStanding,
): UnnumberedFact {
  return {
    id: `instead:${domain}`,
    status: "warning",
    title: `${name}: in ${listings.toLocaleString("en-US")} of the ${plural(figures.answers, "answer")} that leave ${companyName} out`,
    detail: averageRank === null ? "" : `Average rank: ${name} ${rankText(averageRank)}.`,
  };
}

function competitorFact(
  { name, domain, together, averageRank }: Voice,
  { companyName, competition: { company } }: SourceStanding,
): UnnumberedFact {
  const isAhead = averageRank !== null && company.averageRank !== null && averageRank < company.averageRank;
  const own = company.averageRank === null ? "" : `, ${companyName} ${rankText(company.averageRank)}`;
  return {
    id: `competitor:${domain}`,
    status: isAhead ? "warning" : "good",
    title: `${name}: in ${together.toLocaleString("en-US")} of the ${plural(company.listings, "answer")} that list ${companyName}`,
    detail: averageRank === null ? "" : `Average rank: ${name} ${rankText(averageRank)}${own}.`,
  };
}
