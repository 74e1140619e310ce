import { SECTORS } from "@standings/domain";
import { z } from "zod";
import { readCsv, values } from "../../read-csv.ts";
import { type Phrase, toPhrase } from "../question/phrases.ts";
import { findQualifier } from "../question/qualifiers.ts";
import { stems } from "../question/stems.ts";
import { COMPANIES, type Company } from "./companies.ts";

export interface Catalogue {
  readonly companies: readonly Company[];
  /** Every way to say a topic. */
  readonly topicPhrases: readonly Phrase<string>[];
  /** Every company's names, with its domain. */
  readonly namePhrases: readonly Phrase<string>[];
  readonly topics: readonly Topic[];
  topic(tag: string): Topic | undefined;
  /** Companies with a tag. */
  taggedWith(tag: string): readonly Company[];
  /** Stems of a company's name, tags and sentence. */
  wordsOf(company: Company): ReadonlySet<string>;
  /** The topic that a company is best known for. */
  mainTopics(domain: string): string[];
}

/** Built once per process: the catalogue never changes. */
export function buildCatalogue(): Catalogue {
  const byTag = new Map(TOPICS.map((topic) => [topic.tag, topic]));
  const byDomain = new Map(COMPANIES.map((company) => [company.domain, company]));
  const words = new Map(COMPANIES.map((company) => [company, describe(company)]));
  const tagged = new Map<string, Company[]>();
  for (const company of COMPANIES)
    for (const tag of company.tags.keys()) tagged.set(tag, [...(tagged.get(tag) ?? []), company]);
  return {
    companies: COMPANIES,
    topicPhrases: TOPICS.flatMap(({ tag, synonyms }) =>
      [tag, ...synonyms].map((text) => toPhrase(text, tag)),
    ),
    namePhrases: COMPANIES.flatMap(({ name, variants, domain }) =>
      [name, ...variants].map((text) => toPhrase(text, domain)),
    ),
    topics: TOPICS,
    topic: (tag) => byTag.get(tag),
    taggedWith: (tag) => tagged.get(tag) ?? [],
    wordsOf: (company) => words.get(company) ?? new Set(),
    mainTopics: (domain) => mainTopics(byDomain.get(domain)),
  };
}

function describe(company: Company): ReadonlySet<string> {
  return new Set(stems([company.name, company.does, ...company.tags.keys()].join(" ")));
}

function mainTopics(company: Company | undefined): string[] {
  const topics = [...(company?.tags ?? [])].filter(([tag]) => !findQualifier(tag));
  const [first] = topics.sort((a, b) => b[1].strength - a[1].strength);
  return first ? [first[0]] : [];
}

const row = z.strictObject({
  sector: z.enum(SECTORS),
  tag: z.string().min(1),
  /** The topic in a sentence: "options for CRM software". */
  label: z.string().min(1),
  /** Other ways to ask for it. */
  synonyms: values,
  /** What buyers of it look at; completes "strong on …". */
  criteria: values,
});

/** A thing buyers ask for. */
export type Topic = Readonly<z.output<typeof row>>;

export const TOPICS: readonly Topic[] = readCsv("topics", row);
