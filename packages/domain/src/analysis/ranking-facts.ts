import { type CompanyQuestion, type ModelPerformance, THIN_SAMPLE } from "../company.ts";
import type { ModelNames } from "../models/catalogue.ts";
import { plural } from "../number-words.ts";
import { dayText } from "../site/facts/phrases.ts";
import { type FactStatus, SITE_FACT_IDS } from "../site/site-fact.ts";
import { quoted, type RankingFact, rankText, timesText } from "./analysis-fact.ts";
import {
  type CompanyStanding,
  noMentionFact,
  numberFrom,
  ownCitations,
  ownStatus,
  type UnnumberedFact,
} from "./company-standing.ts";

/** Questions that become a fact each. */
const WORST_QUESTIONS = 3;
/** A rank, or an average, up to this is good, and above `BAD_RANK` bad. */
const GOOD_RANK = 3;
const BAD_RANK = 10;

/**
 * Facts that the rankings show, numbered after those of the site: average rank by model, the questions where the company
 * stands worst, and how often its own site is cited. Of a company that no answer lists the first says so.
 */
export function rankingFacts(standing: CompanyStanding, names: ModelNames): RankingFact[] {
  const first = SITE_FACT_IDS.length + 1;
  if (standing.figures.totalMentions === 0)
    return numberFrom(first, [noMentionFact(standing), ...worstQuestions(standing).map(questionFact)]);
  return numberFrom(first, [
    ...averageRankFact(standing, names),
    ...worstQuestions(standing).map(questionFact),
    sourcesFact(standing),
  ]);
}

function averageRankFact({ figures, models }: CompanyStanding, names: ModelNames): UnnumberedFact[] {
  const { answers, averageRank, totalMentions, top3Mentions } = figures;
  const listed = `Listed in ${totalMentions.toLocaleString("en-US")} of ${plural(answers, "answer")} of its field, in ${top3Mentions.toLocaleString("en-US")} of them among the first three.`;
  const counted = models.some(isKnown) ? models.filter(isKnown) : models;
  const sorted = [...counted].sort((a, b) => a.averageRank - b.averageRank || b.mentions - a.mentions);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best && worst && best.averageRank !== worst.averageRank) {
    const range = `${rankText(best.averageRank)} to ${rankText(worst.averageRank)}`;
    const extremes = `Best for ${performanceText(best, names)}, worst for ${performanceText(worst, names)}.`;
    const detail = [extremes, ...tooFew(models, counted, names), listed].join(" ");
    return [averageRankOf(`Average rank by model: ${range}`, detail, worst.averageRank)];
  }
  const same = best?.averageRank ?? averageRank;
  return same === null ? [] : [averageRankOf(`Average rank: ${rankText(same)}`, listed, same)];
}

function averageRankOf(title: string, detail: string, worst: number): UnnumberedFact {
  return { id: "average_rank", status: rankStatus(worst), title, detail };
}

/** The models that are not compared: the page's list of models shows their averages too. */
function tooFew(
  models: readonly ModelPerformance[],
  counted: readonly ModelPerformance[],
  names: ModelNames,
): string[] {
  const others = models.filter((model) => !counted.includes(model));
  return others.length === 0
    ? []
    : [`Too few answers to compare: ${others.map((model) => performanceText(model, names)).join(", ")}.`];
}

/** A model with fewer mentions says little. */
function isKnown({ mentions }: ModelPerformance): boolean {
  return mentions >= THIN_SAMPLE;
}

function performanceText(
  { modelId, averageRank, mentions }: ModelPerformance,
  { modelName }: ModelNames,
): string {
  return `${modelName(modelId)} (${rankText(averageRank)} in ${plural(mentions, "answer")})`;
}

/** A null rank is worst: no model lists the company, or one does and the ranking of all together does not. */
function worstQuestions({ questions }: CompanyStanding): CompanyQuestion[] {
  const rankOf = ({ rank }: CompanyQuestion) => rank ?? Number.MAX_SAFE_INTEGER;
  return [...questions].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, WORST_QUESTIONS);
}

function questionFact(question: CompanyQuestion): UnnumberedFact {
  const { prompt, rank, createdAt, timesAsked, ranks, isListed, first } = question;
  const asked = `Last asked ${dayText(createdAt)}, ${timesText(timesAsked)} in all.`;
  const history = ranks.map((each) => (each === null ? "none" : `#${each}`)).join(", ");
  return {
    id: `question:${prompt}`,
    status: rank === null ? "bad" : rankStatus(rank),
    title: `${quoted(prompt)}: ${placeText(question)}`,
    detail: !isListed
      ? [...(first ? [`First: ${first.name}.`] : []), asked].join(" ")
      : ranks.length > 1
        ? `${asked} Ranks, oldest first: ${history}.`
        : asked,
  };
}

function placeText({ rank, isListed }: CompanyQuestion): string {
  if (!isListed) return "not listed";
  return rank === null ? "not in the ranking of all models" : `#${rank}`;
}

function rankStatus(rank: number): FactStatus {
  if (rank <= GOOD_RANK) return "good";
  return rank > BAD_RANK ? "bad" : "warning";
}

function sourcesFact(standing: CompanyStanding): UnnumberedFact {
  const { companyName, domain, figures, sources } = standing;
  const { count, place } = ownCitations(standing);
  const fact = { id: "sources", status: ownStatus(place, figures.sources) };
  const [top] = sources;
  if (!top)
    return { ...fact, title: "Sources: none", detail: `No answer that lists ${companyName} cites a source.` };
  const most =
    top.source === domain ? "No other is cited more." : `Cited most: ${top.source}, ${timesText(top.count)}.`;
  return {
    ...fact,
    title: `${plural(figures.sources, "source")}, ${domain} ${ownText(count, sources.length)}`,
    detail: `${most} Counted once for each answer of its field that lists ${companyName}.`,
  };
}

function ownText(count: number | null, listed: number): string {
  if (count === null) return `not among the ${listed} cited most`;
  return count === 0 ? "never cited" : `cited ${timesText(count)}`;
}
