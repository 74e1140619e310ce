import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findQualifier } from "../../question/qualifiers.ts";
import type { Speech } from "./sentences.ts";

const MOST = 9;
const TOPICS = 3;

/** What buyers of the company search for: its topics, with their other names and for its buyers. */
export function keywordsFor({ company: name, website, draw }: Speech, catalogue: Catalogue): string[] {
  const company = catalogue.companies.find(({ domain }) => domain === website);
  const tags = [...(company?.tags ?? [])].sort((a, b) => b[1].strength - a[1].strength).map(([tag]) => tag);
  const topics = tags.flatMap((tag) => catalogue.topic(tag) ?? []).slice(0, TOPICS);
  const buyers = tags.flatMap((tag) => findQualifier(tag)?.label ?? []);
  const words = topics.flatMap(({ label, synonyms, criteria }) => [
    label,
    ...synonyms.slice(0, 2),
    ...buyers.slice(0, 2).map((buyer) => `${label} for ${buyer}`),
    ...criteria.slice(0, 2).map((criterion) => `${criterion} in ${label}`),
  ]);
  const [first, ...others] = [...new Set(words)];
  if (!first) return [name];
  return [first, ...others.sort((a, b) => draw("keyword", a) - draw("keyword", b))].slice(0, MOST);
}
