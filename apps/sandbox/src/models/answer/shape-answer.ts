import type { Persona } from "../personas.ts";
import { chance, pick } from "../random.ts";
import type { Entry, Ranking } from "./entry.ts";

export type Shape =
  | "json"
  | "fenced"
  | "preamble"
  | "numbered"
  | "bulleted"
  | "table"
  | "prose"
  | "chat"
  | "best-for";

const ALL: readonly [Shape, ...Shape[]] = [
  "numbered",
  "numbered",
  "bulleted",
  "table",
  "prose",
  "best-for",
  "json",
  "fenced",
];
/** Models that are told to answer in JSON, without a schema, mostly do. */
const JSON_ASKED: readonly [Shape, ...Shape[]] = [
  "json",
  "json",
  "json",
  "fenced",
  "fenced",
  "preamble",
  "numbered",
  "table",
];
/** Share of answers that do not follow a schema or JSON mode exactly. */
const UNRULY = 1 / 12;

export interface ShapeInput {
  readonly persona: Persona;
  readonly occasion: string;
  readonly seed: string;
  /** A schema or JSON mode was requested. */
  readonly strict: boolean;
  /** The instruction speaks of JSON. */
  readonly asksForJson: boolean;
}

/** The form of this model's answer to this question, always the same. */
export function pickShape({ persona, occasion, seed, strict, asksForJson }: ShapeInput): Shape {
  if (strict) {
    if (chance(seed, "unruly", persona.id, occasion) >= UNRULY) return "json";
    return pick(["fenced", "preamble"], seed, "how unruly", persona.id, occasion);
  }
  return pick(asksForJson ? JSON_ASKED : ALL, seed, "shape", persona.id, occasion);
}

/** Wraps JSON text as the shape says; other shapes leave it bare. */
export function wrapJson(value: unknown, shape: Shape, ranking: Ranking | null): string {
  const text = JSON.stringify(value, null, shape === "json" ? 0 : 2);
  if (shape === "fenced") return `\`\`\`json\n${text}\n\`\`\``;
  if (shape !== "preamble") return text;
  return `Here is the ${ranking ? `ranking of ${ranking.subject}` : "answer"} you asked for:\n\n${text}\n\nLet me know if you would like more detail on any of these.`;
}

/** The ranking as a person would read it. */
export function writeText(ranking: Ranking, shape: Shape): string {
  if (ranking.entries.length === 0) return absence(ranking);
  switch (shape) {
    case "bulleted":
      return `**Top picks for ${ranking.subject}:**\n\n${ranking.entries.map(bullet).join("\n")}`;
    case "table":
      return table(ranking);
    case "prose":
      return prose(ranking);
    case "chat":
      return chat(ranking);
    case "best-for":
      return bestFor(ranking);
    default:
      return `Here are the leading options for ${ranking.subject}:\n\n${ranking.entries.map(numbered).join("\n\n")}\n\nThe right choice depends on your budget and your needs.`;
  }
}

function absence({ kind, subject }: Ranking): string {
  const whom = kind === "expert" ? "experts" : "companies";
  return `I could not identify any ${whom} that clearly match “${subject}”. If you tell me more about what you are looking for, I can try again.`;
}

function numbered(entry: Entry): string {
  return `${entry.rank}. **${entry.name}**${inBrackets(entry)}\n   ${entry.description} ${entry.rationale}`;
}

function bullet(entry: Entry): string {
  return `- **${entry.name}**${inBrackets(entry)} – ${entry.description} ${entry.rationale}`;
}

function table({ entries, kind, subject }: Ranking): string {
  const rows = entries.map(
    ({ rank, name, address, description, rationale }) =>
      `| ${rank} | ${name} | ${address || "–"} | ${description} | ${rationale} |`,
  );
  const what = kind === "expert" ? "Expert" : "Company";
  return [
    `Ranking of ${subject}:\n`,
    `| Rank | ${what} | Website | Description | Why |`,
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

const PROSE_ENTRIES = 7;
const LINKS = [
  "is a close second",
  "also deserves attention",
  "is another frequent choice",
  "is worth a look as well",
] as const;

function prose({ entries, subject }: Ranking): string {
  const [first, ...others] = entries.slice(0, PROSE_ENTRIES);
  if (!first) return "";
  const opening = `When it comes to ${subject}, **${first.name}**${inBrackets(first)} is usually named first. ${first.description} ${first.rationale}`;
  const rest = others.map(
    (entry, index) =>
      `**${entry.name}**${inBrackets(entry)} ${LINKS[index % LINKS.length]}. ${entry.description} ${entry.rationale}`,
  );
  return [opening, ...rest].join("\n\n");
}

/** Running text in small letters: nothing but knowing the names tells them from other words. */
function chat({ entries }: Ranking): string {
  const [first, ...others] = entries.slice(0, PROSE_ENTRIES).map(({ name }) => name.toLowerCase());
  const rest = others.length > 0 ? `, and after that they talk about ${others.join(" or ")}` : "";
  return `honestly, when i ask around here they all tell me to use ${first ?? "nothing"}${rest}.`;
}

const BEST_FOR_ENTRIES = 8;

function bestFor({ entries, subject }: Ranking): string {
  const blocks = entries
    .slice(0, BEST_FOR_ENTRIES)
    .map(({ rank, name, address, description, rationale, bestFor: audience }) =>
      [
        rank === 1 ? `### Best overall: ${name}` : `### Best for ${audience}: ${name}`,
        address ? `Website: ${address}` : "",
        `${description} ${rationale}`,
      ]
        .filter(Boolean)
        .join("\n"),
    );
  return `Which one is best depends on what you need from ${subject}.\n\n${blocks.join("\n\n")}`;
}

function inBrackets({ address }: Entry): string {
  return address ? ` (${address})` : "";
}
