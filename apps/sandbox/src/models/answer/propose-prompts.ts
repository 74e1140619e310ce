import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Company } from "../catalogue/companies.ts";
import type { ChatRequest } from "../protocol/read-request.ts";
import { findQualifier } from "../question/qualifiers.ts";
import { chance } from "../random.ts";

const COUNT = /\bgenerate (\d{1,2}) /i;
const DEFAULT_COUNT = 10;
const MOST_TOPICS = 3;
/** Buyers that any company may have, after its own. */
const BUYERS = [
  "small businesses",
  "large companies",
  "startups",
  "tight budgets",
  "distributed teams",
  "beginners",
];
const PLACES = ["Europe", "Germany", "the UK", "Canada", "Australia"];
/** Share of first proposals in which a model forgets that it must not name the company. */
const NAMES_IT = 0.4;
/** Share in which it says one thing twice. */
const REPEATS = 0.3;

interface Need {
  readonly label: string;
  readonly criteria: readonly string[];
}

/**
 * Prompts that buyers of a catalogue company would type, from its topics and what their buyers look at. The first
 * proposal sometimes names the company, or says one thing twice; asked for others, a model proposes others.
 */
export function proposePrompts(
  { instruction, question, persona }: ChatRequest,
  catalogue: Catalogue,
  seed: string,
) {
  const { company: name, website, sells, country } = readCompany(question);
  const company = catalogue.companies.find(({ domain }) => domain === website);
  const count = Number(COUNT.exec(instruction)?.[1] ?? DEFAULT_COUNT);
  const known = instruction.toLowerCase();
  const draw = (text: string) => chance(seed, "proposes", persona.id, website, text);
  const needs = company || sells === "" ? needsOf(company, catalogue, draw) : needsSaid(sells, catalogue);
  const fresh = promptsFor(company, needs, country)
    .filter((prompt) => !known.includes(prompt.toLowerCase()))
    .sort((a, b) => draw(a) - draw(b));
  const prompts = fresh.slice(0, count);
  const isFirst = !/\breplace them\b|\bpropose others\b/i.test(instruction);
  if (isFirst && draw("names it") < NAMES_IT) prompts[2] = `Best alternatives to ${company?.name ?? name}`;
  if (isFirst && draw("repeats") < REPEATS && prompts[0]) prompts[6] = `${prompts[0].toUpperCase()}?`;
  return { prompts };
}

interface AskedCompany {
  readonly company: string;
  readonly website: string;
  /** What it sells, as its owner says; "" where nobody said. */
  readonly sells: string;
  /** Where its buyers are; "" where nobody said. */
  readonly country: string;
}

function readCompany(question: string): AskedCompany {
  try {
    const read: unknown = JSON.parse(question);
    const text = (key: string) =>
      typeof read === "object" && read !== null
        ? String(Object.entries(read).find(([name]) => name === key)?.[1] ?? "")
        : "";
    return {
      company: text("company"),
      website: text("website"),
      sells: text("sells"),
      country: text("country"),
    };
  } catch {
    return { company: question, website: "", sells: "", country: "" };
  }
}

/** Words of a line that are taken for what is sold. */
const SAID_WORDS = 6;

/** The topics that a line names, else what it says itself. */
function needsSaid(sells: string, catalogue: Catalogue): readonly Need[] {
  const said = sells.toLowerCase();
  const topics = catalogue.topics
    .filter(({ label }) => said.includes(label.toLowerCase()))
    .slice(0, MOST_TOPICS);
  if (topics.length > 0) return topics;
  const [phrase = ""] = sells.split(/[.,;:–]/u);
  const label = phrase.replace(/["']/gu, "").trim().split(/\s+/u).slice(0, SAID_WORDS).join(" ");
  return [{ label, criteria: ["the price", "good support"] }];
}

/** What a company is best known for; of one that is unknown, a guess. */
function needsOf(
  company: Company | undefined,
  catalogue: Catalogue,
  draw: (text: string) => number,
): readonly Need[] {
  const tags = company
    ? [...company.tags].sort((a, b) => b[1].strength - a[1].strength).map(([tag]) => tag)
    : catalogue.companies
        .flatMap(({ domain }) => catalogue.mainTopics(domain))
        .sort((a, b) => draw(a) - draw(b));
  return [...new Set(tags)].flatMap((tag) => catalogue.topic(tag) ?? []).slice(0, company ? MOST_TOPICS : 1);
}

function promptsFor(company: Company | undefined, needs: readonly Need[], country: string): string[] {
  const own = [...(company?.tags.keys() ?? [])].flatMap((tag) => findQualifier(tag)?.label ?? []);
  const buyers = [...new Set([...own, ...BUYERS])];
  return needs.flatMap(({ label, criteria }) => [
    ...buyers.map((buyer) => `Best ${label} for ${buyer}`),
    ...criteria.map((criterion) => `Which ${label} to choose for ${criterion}`),
    ...(country === "" ? PLACES : [country]).map((place) => `Top ${label} in ${place}`),
    ...(country === ""
      ? []
      : [`Best ${label} in ${country} this year`, `Which ${label} do companies in ${country} use`]),
    `Most recommended ${label} this year`,
    `Easiest ${label} to start with`,
    // Few are, so that a company is not everywhere.
    ...(company?.sector === "Technology" ? [`Best open source ${label}`] : []),
  ]);
}
