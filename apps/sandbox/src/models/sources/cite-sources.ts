import type { Ranking } from "../answer/entry.ts";
import type { Persona } from "../personas.ts";
import { stems } from "../question/words.ts";
import { chance } from "../random.ts";
import { areaOf, SOURCES, type Source } from "./sources.ts";

/** A web page that an answer rests on. */
export interface Citation {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
}

export interface CitationInput {
  readonly persona: Persona;
  readonly occasion: string;
  readonly seed: string;
}

const FEWEST = 3;
const MOST = 16;
/** Weight of what all models find against what only this one does: their sources overlap, but not fully. */
const COMMON = 0.6;

/** Three to sixteen pages of well-known publications on the ranking's subject, the same for the same question. */
export function citeSources(ranking: Ranking, { persona, occasion, seed }: CitationInput): Citation[] {
  const area = areaOf(ranking.topic, ranking.sector);
  const subject = ranking.subject;
  const count = FEWEST + Math.floor((MOST - FEWEST + 1) * chance(seed, "sources", persona.id, occasion) ** 1.3);
  return SOURCES.filter((source) => source.areas.includes("any") || source.areas.includes(area))
    .map((source) => ({ source, weight: weigh(source, subject, { persona, occasion, seed }) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ source }) => toCitation(source, ranking));
}

function weigh(source: Source, subject: string, { persona, occasion, seed }: CitationInput): number {
  const common = chance(seed, "page", source.host, subject);
  const own = chance(seed, "page", source.host, persona.id, occasion);
  return source.weight * (COMMON * common + (1 - COMMON) * own);
}

function toCitation(source: Source, { subject, entries }: Ranking): Citation {
  const slug = stems(subject).join("-").slice(0, 60).replace(/-+$/, "");
  const title = subject.charAt(0).toUpperCase() + subject.slice(1);
  const names = entries.slice(0, 3).map(({ name }) => name);
  return {
    url: `https://${source.host}${source.path.replace("{slug}", slug)}`,
    title: source.title.replace("{subject}", title),
    excerpt: `${title}: ${names.join(", ")} ${names.length === 1 ? "is" : "are"} among the names compared here.`,
  };
}
