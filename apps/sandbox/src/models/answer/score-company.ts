import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Company } from "../catalogue/company.ts";
import { findQualifier } from "../question/qualifiers.ts";
import { servesRegion } from "../question/regions.ts";
import type { Understanding } from "../question/understand-question.ts";

const CONTEXT = 0.12;
const QUALIFIER = 0.14;
const LOCAL = 0.1;
const WORD = 0.04;
/** Without a known topic only a company whose own words cover the question counts, and not much. */
const BY_WORDS = 0.5;

/** How well a company answers a question: 0 = not at all, about 1 = the obvious answer. */
export function scoreCompany(company: Company, asked: Understanding, catalogue: Catalogue): number {
  if (asked.regions.some((region) => !servesRegion(company.regions, region))) return 0;
  const missing = asked.qualifiers.some((tag) => findQualifier(tag)?.strict && !company.tags.has(tag));
  if (missing) return 0;
  const base = asked.topics.length > 0 ? byTopics(company, asked) : byWords(company, asked, catalogue);
  if (base === 0) return 0;
  const words = catalogue.wordsOf(company);
  const local = asked.regions.length > 0 && company.regions.length > 0 ? LOCAL : 0;
  return (
    base +
    local +
    CONTEXT * sum(asked.context, (tag) => strengthOf(company, tag)) +
    QUALIFIER * sum(asked.qualifiers, (tag) => strengthOf(company, tag)) +
    WORD * asked.rest.filter((word) => words.has(word)).length
  );
}

/** The mean over the topics asked for: who covers only one of two is half an answer. */
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
