import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Company } from "../catalogue/companies.ts";
import type { Persona } from "../personas.ts";
import { findQualifier } from "../question/qualifiers.ts";
import { regionLabel } from "../question/regions.ts";
import type { Understanding } from "../question/understand-question.ts";
import { chance } from "../random.ts";
import { type Facts, fillSentence, sentencesOf } from "./sentences.ts";

interface RationaleInput {
  readonly company: Company;
  /** The topic of the question that the company answers, if any. */
  readonly topic: string | null;
  readonly name: string;
  readonly rank: number;
  readonly persona: Persona;
  readonly asked: Understanding;
  readonly catalogue: Catalogue;
  readonly occasion: string;
  readonly seed: string;
}

const TOP_RANKS = 6;
/** Every fifth sentence is about the buyers' criteria instead of the company's own strength. */
const GENERAL_EVERY = 5;

/** One sentence on why a company fits, in the model's voice, and what it is best for. */
export function writeRationale(input: RationaleInput): { rationale: string; bestFor: string } {
  const { persona, rank, occasion, seed } = input;
  const facts = gather(input);
  // The rank moves the choice on, so that neighbours in a list get different sentences.
  const turn = Math.floor(chance(seed, "voice", persona.id, occasion) * GENERAL_EVERY) + rank;
  const isGeneral = facts.edge === null || turn % GENERAL_EVERY === 0;
  const place = rank <= TOP_RANKS ? "top" : "lower";
  const sentences = sentencesOf(persona.voice, place, isGeneral ? "general" : "specific");
  const sentence = sentences[turn % sentences.length] ?? "";
  return { rationale: fillSentence(sentence, facts), bestFor: describeFit(input, facts) };
}

function gather({ company, topic, name, asked, catalogue, persona, seed }: RationaleInput): Facts {
  const criteria = catalogue.topic(topic ?? "")?.criteria ?? ["what it offers", "its service"];
  const at = Math.floor(chance(seed, "criterion", persona.id, company.domain) * criteria.length);
  const audience = asked.qualifiers.find((tag) => company.tags.has(tag));
  const region = asked.regions.find(() => company.regions.length > 0);
  return {
    name,
    edge: isMain(company, topic) ? company.edge : null,
    criterion: criteria[at] ?? "",
    second: criteria[(at + 1) % criteria.length] ?? "",
    subject: describeSubject(asked, catalogue),
    audience: audience ? (findQualifier(audience)?.label ?? null) : null,
    place: region ? regionLabel(region) : null,
  };
}

const NEAR_BEST = 2;

/** Whether the topic is the company's main business; its edge says nothing about products of another name. */
function isMain(company: Company, topic: string | null): boolean {
  const here = topic ? company.tags.get(topic) : undefined;
  if (!here) return true;
  if (here.does) return false;
  const topics = [...company.tags].filter(([tag]) => !findQualifier(tag));
  return topics.every(([, { strength }]) => strength <= here.strength + NEAR_BEST);
}

function describeFit({ company }: RationaleInput, { audience, edge, criterion }: Facts): string {
  const own = [...company.tags.keys()].flatMap((tag) => findQualifier(tag)?.label ?? []);
  return audience ?? own[0] ?? edge ?? criterion;
}

/** The question's subject in words, from the topics, qualifiers and markets it names. */
export function describeSubject(asked: Understanding, catalogue: Catalogue): string {
  const audience = asked.qualifiers.flatMap((tag) => findQualifier(tag)?.label ?? []);
  const forWhom = audience.length > 0 ? ` for ${audience[0]}` : "";
  const where = asked.regions.length > 0 ? ` in ${asked.regions.map(regionLabel).join(" and ")}` : "";
  return `${labelOf(asked, catalogue)}${forWhom}${where}`;
}

/** The subject without its buyers and markets. */
export function labelOf(asked: Understanding, catalogue: Catalogue): string {
  const topics = asked.topics.map((tag) => catalogue.topic(tag)?.label ?? tag);
  return topics.length > 0 ? topics.join(" and ") : asked.rest.join(" ") || "this";
}
