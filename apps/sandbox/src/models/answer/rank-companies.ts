import { MAX_RESULTS, majoritySector, type Sector } from "@standings/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Company } from "../catalogue/companies.ts";
import type { Persona, Voice } from "../personas.ts";
import type { Understanding } from "../question/understand-question.ts";
import { chance, gumbel, normal } from "../random.ts";
import type { WordingDraws } from "../world.ts";
import { plantClaim } from "./claims.ts";
import { type Course, placeByCourse, pointsOf } from "./courses.ts";
import type { Ranking } from "./entry.ts";
import { describeSubject, labelOf, writeRationale } from "./rationale.ts";
import { scoreCompany } from "./score-company.ts";

export interface RankingInput {
  readonly persona: Persona;
  readonly asked: Understanding;
  readonly catalogue: Catalogue;
  /** Separates this question (and the caller's `seed`) from others. */
  readonly occasion: string;
  readonly seed: string;
  /** The number of results that the instruction allows. */
  readonly limit: number;
  /** The caller sent a `seed`: the question is one of many alike. */
  readonly isRepeated: boolean;
  /** The model searches the web for this answer. */
  readonly isSearching: boolean;
  /** Changes of score since the sandbox began, by domain. */
  readonly shifts?: ReadonlyMap<string, number>;
  /** How often the model's views changed silently so far. */
  readonly changes?: number;
  /** Companies whose place is known. */
  readonly courses?: readonly Course[];
  /** The words of the question, whatever their case, accents and endings. */
  readonly words?: string;
  /** What the words make of each company's worth; null for nothing. */
  readonly wordings?: WordingDraws | null;
}

/** Weights of a model's lasting view of a company and of chance per question; both matter less at the top. */
const BIAS = 0.9;
const NOISE = 0.08;
const LEAST_BIAS = 0.5;
/** What searching the web changes of a company's worth, up or down, at most. */
const WEB = 0.12;
/** Companies above this score are known to every model. */
const KNOWN_TO_ALL = 0.9;

/**
 * One model's list: relevance, its own lasting view of each company, and a little chance per question. Repeated questions
 * are drawn: a list is one of Plackett and Luce's, from the worths of `worthOf` and the model's own `spread`.
 */
export function rankCompanies(input: RankingInput): Ranking {
  const { asked, catalogue } = input;
  const listed = drawCompanies(input);
  return {
    kind: "company",
    entries: listed.map((company, index) => toEntry(company, index + 1, input)),
    sector: sectorOf(asked, catalogue) ?? majoritySector(listed.slice(0, 5).map((company) => company.sector)),
    subject: describeSubject(asked, catalogue),
    label: labelOf(asked, catalogue),
    topic: asked.topics[0] ?? null,
  };
}

interface KnownCompany {
  readonly company: Company;
  readonly score: number;
}

/** Companies that answer the question and that the model knows: the same in each repetition. */
export function knownCompanies(input: RankingInput): KnownCompany[] {
  const { asked, catalogue } = input;
  const { topics } = asked;
  const onTopic = new Set(topics.flatMap((tag) => catalogue.taggedWith(tag)));
  return [...(topics.length > 0 ? onTopic : catalogue.companies)]
    .filter((company) => company.domain !== asked.named || !topics.length)
    .map((company) => ({ company, score: scoreCompany(company, asked, catalogue) }))
    .filter(({ company, score }) => score > 0 && isKnown(company, score, input));
}

/** Whom it lists, the best first. */
export function drawCompanies(input: RankingInput, known = knownCompanies(input)): Company[] {
  const { persona, asked, catalogue, occasion, seed, limit } = input;
  const ordered = known
    .map(({ company, score }) => ({ company, score: appeal(company, score, input) }))
    .sort((a, b) => b.score - a.score || (a.company.domain < b.company.domain ? -1 : 1));
  const most = Math.min(limit, asked.count ?? length(persona, occasion, seed), MAX_RESULTS.company);
  const listed = ordered.slice(0, most).map(({ company }) => company);
  return (input.courses ?? []).reduce((list, course) => {
    const company = catalogue.companies.find(({ domain }) => domain === course.domain);
    if (!company) return list;
    const parts = [seed, persona.id, occasion, course.domain, String(course.week)];
    return placeByCourse(list, { company, points: pointsOf(course, seed) }, parts);
  }, listed);
}

/** A model has never heard of some of the less known companies. */
function isKnown(company: Company, score: number, { persona, seed }: RankingInput): boolean {
  const unknown = 2 * persona.taste * Math.max(0, KNOWN_TO_ALL - score);
  return chance(seed, "knows", persona.id, company.domain) >= unknown;
}

function appeal(company: Company, score: number, input: RankingInput): number {
  const { persona, seed, occasion, isRepeated, shifts } = input;
  const shift = shifts?.get(company.domain) ?? 0;
  if (isRepeated)
    return (
      worthOf(company, score, input) +
      drawnByWords(company, input) +
      shift +
      persona.spread * gumbel(seed, "drawn", persona.id, company.domain, occasion)
    );
  const passing = chance(seed, "today", persona.id, company.domain, occasion) - 0.5;
  return score + lastingView(company, score, input) + shift + NOISE * passing;
}

/** What this way of asking makes of a company's worth: from the words alone, the same in each repetition. */
function drawnByWords(
  { domain }: Company,
  { persona, seed, words = "", wordings }: Pick<RankingInput, "persona" | "seed" | "words" | "wordings">,
): number {
  if (!wordings) return 0;
  const { shared, own } = wordings;
  return (
    shared * normal(seed, "wording", words, domain) + own * normal(seed, "wording", persona.id, words, domain)
  );
}

/** Logarithm of a company's worth to a model, in units of its `spread`: what no repetition changes. */
export function worthOf(
  company: Company,
  score: number,
  input: Pick<RankingInput, "persona" | "seed" | "isSearching" | "changes">,
): number {
  const found = input.isSearching ? 2 * WEB * (chance(input.seed, "found", company.domain) - 0.5) : 0;
  return score + lastingView(company, score, input) + found;
}

function lastingView(
  company: Company,
  score: number,
  { persona, seed, changes = 0 }: Pick<RankingInput, "persona" | "seed" | "changes">,
): number {
  const room = BIAS * persona.taste * Math.max(LEAST_BIAS, 1.25 - score);
  const since = changes === 0 ? [] : [String(changes)];
  return room * 2 * (chance(seed, "opinion", persona.id, company.domain, ...since) - 0.5);
}

/** Lists differ a little in length from question to question. */
function length(persona: Persona, occasion: string, seed: string): number {
  if (persona.listLength === MAX_RESULTS.company) return persona.listLength;
  return persona.listLength + Math.floor(3 * chance(seed, "length", persona.id, occasion)) - 1;
}

function sectorOf({ topics: [topic] }: Understanding, catalogue: Catalogue): Sector | null {
  return (topic && catalogue.topic(topic)?.sector) || null;
}

function toEntry(company: Company, rank: number, input: RankingInput): Ranking["entries"][number] {
  const { persona, seed, asked } = input;
  const topic = asked.topics.find((tag) => company.tags.has(tag)) ?? null;
  const product = topic ? company.tags.get(topic) : undefined;
  const renamed = chance(seed, "alias", persona.id, company.domain) < persona.aliasRate;
  const [variant] = company.variants;
  const name = product?.name ?? (renamed && variant ? variant : company.name);
  const { rationale, bestFor } = writeRationale({ company, topic, name, rank, ...input });
  const description = product?.does
    ? describe(name, product.does, persona.voice)
    : describe(product?.name ? company.name : name, company.does, persona.voice);
  const claim = plantClaim(company.domain, name, input);
  return {
    ...{ rank, name, address: writeAddress(company.domain, input), description, bestFor, claim },
    rationale: claim === null ? rationale : `${rationale} ${claim.sentence}`,
  };
}

function describe(name: string, does: string, voice: Voice): string {
  switch (voice) {
    case "upbeat":
    case "blunt":
      return `${does.charAt(0).toUpperCase()}${does.slice(1)}.`;
    default:
      return `${name} ${does}.`;
  }
}

/** A domain in the model's style of address; "" when the model leaves it out. */
function writeAddress(domain: string, { persona, seed }: { persona: Persona; seed: string }): string {
  if (chance(seed, "address", persona.id, domain) < persona.noAddressRate) return "";
  switch (persona.addressStyle) {
    case "bare":
      return domain;
    case "www":
      return `www.${domain}`;
    case "url":
      return `https://www.${domain}/`;
  }
}
