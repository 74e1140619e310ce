import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Company } from "../catalogue/company.ts";
import type { Persona } from "../personas.ts";
import { findQualifier } from "../question/qualifiers.ts";
import { regionLabel } from "../question/regions.ts";
import type { Understanding } from "../question/understand-question.ts";
import { chance } from "../random.ts";
import { type Facts, LOWER_SENTENCES, TOP_SENTENCES } from "./rationale-sentences.ts";

export interface RationaleInput {
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

/** One sentence on why a company fits, in the model's voice, and what it is best for. */
export function writeRationale(input: RationaleInput): { rationale: string; bestFor: string } {
  const { persona, rank, occasion, seed } = input;
  const facts = gather(input);
  const sentences = (rank <= TOP_RANKS ? TOP_SENTENCES : LOWER_SENTENCES)[persona.voice];
  // Neighbours in a list differ: the place moves the choice on.
  const start = Math.floor(chance(seed, "voice", persona.id, occasion) * sentences.length) + rank;
  const order = sentences.map((_, index) => sentences[(start + index) % sentences.length] ?? sentences[0]);
  const rationale = order.reduce<string | null>((found, sentence) => found ?? sentence(facts), null);
  return { rationale: rationale ?? "", bestFor: describeFit(input, facts) };
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

/** A company's edge belongs to what it is mostly known for, not to a product of another name or a side line. */
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
  const topics = asked.topics.map((tag) => catalogue.topic(tag)?.label ?? tag);
  const subject = topics.length > 0 ? topics.join(" and ") : asked.rest.join(" ") || "this";
  const audience = asked.qualifiers.flatMap((tag) => findQualifier(tag)?.label ?? []);
  const forWhom = audience.length > 0 ? ` for ${audience[0]}` : "";
  const where = asked.regions.length > 0 ? ` in ${asked.regions.map(regionLabel).join(" and ")}` : "";
  return `${subject}${forWhom}${where}`;
}
