import type { Sector } from "@standings/domain";
import { z } from "zod";
import { readCsv, values } from "../read-csv.ts";
import type { Ranking } from "./answer/entry.ts";
import type { Persona } from "./personas.ts";
import { chance, hex } from "./random.ts";

/** A web page that an answer cites. */
export interface Citation {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
}

interface CitationInput {
  readonly persona: Persona;
  readonly occasion: string;
  readonly seed: string;
  /** ISO 3166-1, where the model takes the buyer to be; null: nowhere. */
  readonly country: string | null;
}

const FEWEST = 3;
const MOST = 16;
/** Weight of the sources that all models find; the rest is the model's own. */
const COMMON = 0.6;

/** Three to sixteen pages of known publications on the ranking's subject; equal questions get equal pages. */
export function citeSources(
  ranking: Ranking,
  { persona, occasion, seed, country }: CitationInput,
): Citation[] {
  const area = areaOf(ranking.topic, ranking.sector);
  const subject = ranking.subject;
  const count =
    FEWEST + Math.floor((MOST - FEWEST + 1) * chance(seed, "sources", persona.id, occasion) ** 1.3);
  return SOURCES.filter((source) => source.areas.includes("any") || source.areas.includes(area))
    .filter(({ countries }) => isFoundIn(countries, country))
    .map((source) => ({ source, weight: weigh(source, subject, { persona, occasion, seed }) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ source }) => toCitation(source, ranking, country));
}

/** Publications of a country are found by who looks from there, all others by everybody. */
function isFoundIn(countries: readonly string[], country: string | null): boolean {
  if (countries.length === 0) return true;
  return country !== null && (countries.includes("any") || countries.includes(country));
}

function weigh(
  source: Source,
  subject: string,
  { persona, occasion, seed }: Omit<CitationInput, "country">,
): number {
  const common = chance(seed, "page", source.host, subject);
  const own = chance(seed, "page", source.host, persona.id, occasion);
  return source.weight * (COMMON * common + (1 - COMMON) * own);
}

function toCitation(source: Source, { subject, label, entries }: Ranking, country: string | null): Citation {
  const title = upper(subject);
  const names = entries.slice(0, 3).map(({ name }) => name);
  const parts: Readonly<Record<string, string>> = {
    slug: slugOf(subject),
    topic: slugOf(label),
    Topic: upper(label).replaceAll(/[^\p{L}\p{N}]+/gu, "_"),
    id6: hex(6, source.host, subject),
    id11: hex(11, source.host, subject),
    number: String(1_000_000 + Math.floor(9_000_000 * chance(source.host, subject))),
  };
  return {
    url: `https://${source.host.replace("{ending}", endingOf(country))}${source.path.replace(/\{(\w+)\}/, (all, part: string) => parts[part] ?? all)}`,
    title: source.title.replace("{subject}", title).replace("{label}", upper(label)),
    excerpt: `${title}: ${new Intl.ListFormat("en").format(names)} ${names.length === 1 ? "is" : "are"} among the names compared here.`,
  };
}

/** What addresses of a country end with. */
function endingOf(country: string | null): string {
  return country === "GB" ? "co.uk" : (country ?? "com").toLowerCase();
}

const LONGEST_SLUG = 60;

function slugOf(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? ["guide"];
  return encodeURIComponent(words.join("-").slice(0, LONGEST_SLUG).replace(/-+$/, ""));
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const AREAS = ["software", "money", "health", "consumer", "media", "industry", "energy", "services"] as const;
type Area = (typeof AREAS)[number];

/**
 * A publication that models cite. `{slug}` and `{subject}` stand for the ranking's subject, `{topic}`, `{Topic}` and
 * `{label}` for its topic alone, `{id6}`, `{id11}` and `{number}` for the numbers that such sites give their pages.
 */
const row = z
  .strictObject({
    page: z.string().includes("/"),
    title: z.string().min(1),
    areas: values.pipe(z.array(z.enum([...AREAS, "any"]))),
    /** How often it is cited, relative to the others. */
    weight: z.coerce.number().positive(),
    /**
     * ISO 3166-1 codes of those whose it is; `any`: of the country that the buyer is in, whose ending `{ending}` stands for;
     * none: of all.
     */
    countries: values,
  })
  .transform(({ page, ...source }) => {
    const slash = page.indexOf("/");
    return { host: page.slice(0, slash), path: page.slice(slash), ...source };
  });

type Source = z.output<typeof row>;

const SOURCES: readonly Source[] = readCsv("sources", row);

const AREA_OF_SECTOR: Readonly<Record<Sector, Area>> = {
  Technology: "software",
  Financials: "money",
  Healthcare: "health",
  Consumer: "consumer",
  "Communications & Media": "media",
  "Industrials & Real Assets": "industry",
  Energy: "energy",
  "Professional Services": "services",
};

const CONSUMER_TECH = new Set(["antivirus", "vpn", "password manager", "laptop", "smartphone", "headphones"]);

function areaOf(topic: string | null, sector: Sector | null): Area {
  if (topic && CONSUMER_TECH.has(topic)) return "consumer";
  return AREA_OF_SECTOR[sector ?? "Technology"];
}
