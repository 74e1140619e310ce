import type { Competition, GapSource, Voice } from "../competition.ts";
import { ordinal } from "../number-words.ts";
import { countText, listText } from "../site/facts/phrases.ts";
import type { RankingFact } from "./analysis-fact.ts";
import {
  type CompanyStanding,
  noMentionFact,
  numberFrom,
  ownCitations,
  ownStatus,
  type UnnumberedFact,
} from "./company-standing.ts";
import { quoted, rankText, timesText } from "./fact-phrases.ts";

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
 * most, share of voice, the source gap and its first domains, and the nearest competitors. A company that no answer lists has one.
 */
export function sourceFacts(standing: SourceStanding): RankingFact[] {
  if (standing.figures.totalMentions === 0) return numberFrom(1, [noMentionFact(standing)]);
  const { competition, companyName } = standing;
  const competitors = competition.competitors.slice(0, COMPETITOR_FACTS);
  return numberFrom(1, [
    ownPagesFact(standing),
    ...topSourcesFact(standing),
    ...shareFact(standing),
    ...gapFact(standing),
    ...competition.gap.slice(0, GAP_FACTS).map((source) => gapSourceFact(source, companyName)),
    ...competitors.map((voice) => competitorFact(voice, standing)),
  ]);
}

function ownPagesFact(standing: SourceStanding): UnnumberedFact {
  const { companyName, domain, figures, sources } = standing;
  const { count, place } = ownCitations(standing);
  const rule = `Counted once for each search that lists ${companyName} and cites ${domain}.`;
  const all = countText(figures.sources, "source");
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
      detail: `${next.length > 0 ? `Then ${next.join(", ")}. ` : ""}${countText(figures.sources, "source")} in all.`,
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
      title: `Share of voice: ${Math.round(100 * company.share)}%, ${ordinal(place)} of ${all} companies`,
      detail: `Of all listings in the ${countText(answers, "answer")} that list ${companyName} or a nearest competitor.`,
    },
  ];
}

function gapFact({ companyName, competition }: SourceStanding): UnnumberedFact[] {
  const { competitors, gapTotal, searches, isPartial } = competition;
  if (competitors.length === 0) return [];
  const what = `cited in answers that list a nearest competitor and not ${companyName}.`;
  const from = `Read from ${isPartial ? "the newest " : ""}${countText(searches, "search", "searches")}.`;
  const [status, title, some] =
    gapTotal === 0
      ? (["good", "Source gap: none", "No site is"] as const)
      : (["warning", `Source gap: ${countText(gapTotal, "site")}`, "Sites"] as const);
  return [{ id: "gap", status, title, detail: `${some} ${what} ${from}` }];
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
