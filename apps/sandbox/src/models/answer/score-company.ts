import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Company } from "../catalogue/companies.ts";
import { findQualifier } from "../question/qualifiers.ts";
import { isWithin, servesRegion } from "../question/regions.ts";
import type { Understanding } from "../question/understand-question.ts";

const CONTEXT = 0.12;
/** Weight of a company's tag for the question's qualifier ("for startups"), and the factor without the tag. */
const QUALIFIER = 0.3;
const UNQUALIFIED = 0.75;
const AT_HOME = 0.15;
/** Factor for companies that serve a part of the asked market. */
const IN_PART = 0.75;
/** Without a market in the question, models answer as if it came from the US. */
const ELSEWHERE = 0.85;
/** Factor for companies that do not serve the market that the buyer is in. */
const FAR = 0.6;
const WORD = 0.04;
/** Score of a company whose own words cover a question without a known topic. */
const BY_WORDS = 0.5;

/** How well a company answers a question: 0 = not at all, about 1 = the obvious answer. */
export function scoreCompany(company: Company, asked: Understanding, catalogue: Catalogue): number {
  if (asked.regions.some((region) => !servesRegion(company.regions, region))) return 0;
  const missing = asked.qualifiers.filter((tag) => !company.tags.has(tag));
  if (missing.some((tag) => findQualifier(tag)?.strict)) return 0;
  const base = asked.topics.length > 0 ? byTopics(company, asked) : byWords(company, asked, catalogue);
  if (base === 0) return 0;
  const words = catalogue.wordsOf(company);
  return (
    base * byMarket(company, asked) * (missing.length > 0 ? UNQUALIFIED : 1) +
    (isAtHome(company, asked) ? AT_HOME : 0) +
    CONTEXT * sum(asked.context, (tag) => strengthOf(company, tag)) +
    QUALIFIER * sum(asked.qualifiers, (tag) => strengthOf(company, tag)) +
    WORD * asked.rest.filter((word) => words.has(word)).length
  );
}

function isAtHome({ regions }: Company, asked: Understanding): boolean {
  const markets = asked.regions.length > 0 ? asked.regions : [asked.place ?? ""];
  return markets.some((market) => regions.includes(market));
}

function byMarket({ regions }: Company, asked: Understanding): number {
  if (regions.length === 0) return 1;
  if (asked.regions.length === 0) {
    const { place = null } = asked;
    if (place === null) return regions.includes("us") ? 1 : ELSEWHERE;
    return regions.some((market) => market === place || isWithin(place, market)) ? 1 : FAR;
  }
  return asked.regions.every((region) =>
    regions.some((market) => market === region || isWithin(region, market)),
  )
    ? 1
    : IN_PART;
}

/** The mean over the topics: a company that covers one of two topics is half an answer. */
function byTopics(company: Company, asked: Understanding): number {
  return sum(asked.topics, (tag) => strengthOf(company, tag)) / asked.topics.length;
}

function byWords(company: Company, { rest }: Understanding, catalogue: Catalogue): number {
  const words = catalogue.wordsOf(company);
  return rest.length > 0 && rest.every((word) => words.has(word)) ? BY_WORDS : 0;
}

function strengthOf(company: Company, tag: string): number {
  return (company.tags.get(tag)?.strength ?? 0) / 9;
}

function sum(tags: readonly string[], value: (tag: string) => number): number {
  return tags.reduce((total, tag) => total + value(tag), 0);
}
