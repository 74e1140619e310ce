import type { Competition, GapSource, Voice } from "../competition.ts";
import { ordinal } from "../number-words.ts";
import { countText, listText } from "../site/facts/phrases.ts";
import type { RankingFact } from "./analysis-fact.ts";
import {
  type CompanyStanding,
  noMentionFact,
  numberFrom,
  ownCitations,
  type UnnumberedFact,
} from "./company-standing.ts";
import { quoted, rankText, timesText } from "./fact-phrases.ts";

/** Gap domains that become a fact each. */
const GAP_FACTS = 10;
/** Competitors that become a fact each. */
const COMPETITOR_FACTS = 5;
/** Sources that are named after the one cited most. */
const NEXT_SOURCES = 4;
/** An own site among so many sources that are cited most is a strength. */
const FIRST_SOURCES = 3;

/** A company's standing with what is cited and listed beside it. */
export interface SourceStanding extends CompanyStanding {
  readonly competition: Competition;
}

/**
 * Facts about the sources that answers cite, numbered from 1: how often the company's own pages are cited, the sources cited
 * most, the source gap and its first domains, and the nearest competitors. A company that no answer lists has one.
 */
export function sourceFacts(standing: SourceStanding): RankingFact[] {
  if (standing.figures.totalMentions === 0) return numberFrom(1, [noMentionFact(standing)]);
  const { competition, companyName } = standing;
  const competitors = competition.competitors.slice(0, COMPETITOR_FACTS);
  return numberFrom(1, [
    ownPagesFact(standing),
    ...topSourcesFact(standing),
    ...gapFact(standing),
    ...competition.gap.slice(0, GAP_FACTS).map((source) => gapSourceFact(source, companyName)),
    ...competitors.map((voice) => competitorFact(voice, standing)),
  ]);
}

function ownPagesFact(standing: SourceStanding): UnnumberedFact {
  const { companyName, domain, figures, sources } = standing;
  const { count, place } = ownCitations(standing);
  const rule = `Counted once for each search that lists ${companyName} and cites ${domain}.`;
  const among = place
    ? `The ${ordinal(place)} of ${countText(figures.sources, "source")}. `
    : count === null
      ? `It is not among the ${sources.length} cited most of ${countText(figures.sources, "source")}. `
      : figures.sources > 0
        ? `${countText(figures.sources, "other source")} ${figures.sources === 1 ? "is" : "are"}. `
        : "";
  return {
    id: "own_pages",
    status: !place ? "bad" : place <= FIRST_SOURCES ? "good" : "warning",
    title: `Own pages cited: ${count === null ? "seldom" : count === 0 ? "never" : timesText(count)}`,
    detail: `${among}${rule}`,
  };
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
      detail: `${next.length > 0 ? `Then ${next.join(", ")}. ` : ""}${countText(figures.sources, "source")} in all.`,
    },
  ];
}

function gapFact({ companyName, competition }: SourceStanding): UnnumberedFact[] {
  const { competitors, gapTotal } = competition;
  if (competitors.length === 0) return [];
  const rule = `cited in answers that list a nearest competitor and not ${companyName}.`;
  return [
    gapTotal === 0
      ? { id: "gap", status: "good", title: "Source gap: none", detail: `No site is ${rule}` }
      : {
          id: "gap",
          status: "warning",
          title: `Source gap: ${countText(gapTotal, "site")}`,
          detail: `So many are ${rule}`,
        },
  ];
}

function gapSourceFact(
  { domain, answers, isCompetitors, competitors, prompts }: GapSource,
  companyName: string,
): UnnumberedFact {
  const names = competitors.map(({ name }) => name);
  const [newest] = prompts;
  const parts = [
    ...(isCompetitors ? ["It is a competitor's own site."] : []),
    ...(names.length > 0 ? [`These list ${listText(names)}.`] : []),
    ...(newest ? [`Last for ${quoted(newest.prompt)}.`] : []),
  ];
  return {
    id: `gap:${domain}`,
    status: isCompetitors ? "neutral" : "warning",
    title: `${domain}: cited in ${countText(answers, "answer")} without ${companyName}`,
    detail: parts.join(" "),
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
    title: `${name}: in ${together.toLocaleString("en-US")} of the ${countText(company.listings, "answer")} that list ${companyName}`,
    detail: averageRank === null ? "" : `Average rank: ${name} ${rankText(averageRank)}${own}.`,
  };
}
