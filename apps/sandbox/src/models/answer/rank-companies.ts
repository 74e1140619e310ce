import { MAX_RESULTS, majoritySector } from "@standings/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Company } from "../catalogue/company.ts";
import type { Persona } from "../personas.ts";
import type { Understanding } from "../question/understand-question.ts";
import { chance } from "../random.ts";
import type { Ranking } from "./entry.ts";
import { describeSubject, writeRationale } from "./rationale.ts";
import { scoreCompany } from "./score-company.ts";
import { writeAddress } from "./write-address.ts";

export interface RankingInput {
  readonly persona: Persona;
  readonly asked: Understanding;
  readonly catalogue: Catalogue;
  /** Separates this question (and the caller's `seed`) from others. */
  readonly occasion: string;
  readonly seed: string;
  /** How many the instruction allows. */
  readonly limit: number;
}

interface Candidate {
  readonly company: Company;
  readonly score: number;
}

/** How far a model's own view of a company moves it; little for the ones everybody knows. */
const BIAS = 0.5;
const NOISE = 0.08;

/** One model's list: relevance, its own lasting view of each company, and a little chance per question. */
export function rankCompanies(input: RankingInput): Ranking {
  const { persona, asked, catalogue, occasion, seed, limit } = input;
  const known = catalogue.companies
    .filter((company) => company.domain !== asked.named || !asked.topics.length)
    .map((company) => ({ company, score: scoreCompany(company, asked, catalogue) }))
    .filter(({ company, score }) => score > 0 && isKnown(company, score, input));
  const ordered = known
    .map(({ company, score }) => ({ company, score: score + opinion(company, score, input) }))
    .sort((a, b) => b.score - a.score || (a.company.domain < b.company.domain ? -1 : 1));
  const listed = ordered.slice(0, Math.min(limit, asked.count ?? length(persona, occasion, seed), MAX_RESULTS.company));
  return {
    kind: "company",
    entries: listed.map(({ company }, index) => toEntry(company, index + 1, input)),
    sector: majoritySector(listed.slice(0, 5).map(({ company }) => company.sector)),
    subject: describeSubject(asked, catalogue),
    topic: asked.topics[0] ?? null,
  };
}

/** A model has never heard of some of the less known companies. */
function isKnown(company: Company, score: number, { persona, seed }: RankingInput): boolean {
  const unknown = persona.taste * Math.max(0, 0.95 - score);
  return chance(seed, "knows", persona.id, company.domain) >= unknown;
}

function opinion(company: Company, score: number, { persona, seed, occasion }: RankingInput): number {
  const room = BIAS * persona.taste * Math.max(0.3, 1.25 - score);
  const lasting = chance(seed, "opinion", persona.id, company.domain) - 0.5;
  const passing = chance(seed, "today", persona.id, company.domain, occasion) - 0.5;
  return room * 2 * lasting + NOISE * passing;
}

/** Lists differ a little in length from question to question. */
function length(persona: Persona, occasion: string, seed: string): number {
  if (persona.listLength === MAX_RESULTS.company) return persona.listLength;
  return persona.listLength + Math.floor(3 * chance(seed, "length", persona.id, occasion)) - 1;
}

function toEntry(company: Company, rank: number, input: RankingInput): Ranking["entries"][number] {
  const { persona, seed } = input;
  const topicName = input.asked.topics.map((tag) => company.tags.get(tag)?.name).find((name) => name) ?? null;
  const renamed = chance(seed, "alias", persona.id, company.domain) < persona.aliasRate;
  const [variant] = company.variants;
  const name = renamed && variant ? variant : (topicName ?? company.name);
  const { rationale, bestFor } = writeRationale({ company, name, rank, ...input });
  return { rank, name, address: writeAddress(company.domain, input), description: company.sentence, rationale, bestFor };
}
