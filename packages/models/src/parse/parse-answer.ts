import { type AnswerShape, normaliseName, type Sector, toSector } from "@standings/domain";
import { readBareLines } from "./bare-lines.ts";
import { unfoldBracketNames } from "./bracket-names.ts";
import { dropCitationLinks } from "./citation-links.ts";
import { applyFinalOrder } from "./final-order.ts";
import { finishEntries } from "./finish-entries.ts";
import { type JsonReading, readJsonBlocks, readWholeJson } from "./json-answer.ts";
import { limitText, splitThinking } from "./limit-text.ts";
import { readLines } from "./line.ts";
import { readListAnswer } from "./list-answer.ts";
import { htmlToMarkdown, visibleText } from "./markup.ts";
import { readOutline, runningText } from "./outline.ts";
import {
  cleanControls,
  decodeEntities,
  evidenceText,
  readPrivateUse,
  stripCitations,
  stripReferences,
} from "./plain-text.ts";
import { readProse } from "./prose-answer.ts";
import { readRecords } from "./record-answer.ts";
import { declinesAtOnce, isRefusal } from "./refusal.ts";
import { dropSharedSites } from "./site-text.ts";
import { splitLines } from "./split-lines.ts";
import { readTables } from "./table-answer.ts";
import type { Candidate, ParsedAnswer, ParseOptions, Reading } from "./types.ts";

/** Version of the rules by which entries are read from an answer. Raise it whenever one may be read differently; answers carry it. */
export const READING_VERSION = 8;

/**
 * Reads whom a model's answer ranks (decisions "Ranking"). The answer is untrusted text: nothing in it is
 * executed, every name is a quotation (see `evidenceText`), every domain and address is checked. Never
 * throws; work is bounded, see `limitText`.
 */
export function parseAnswer(text: string, options: ParseOptions): ParsedAnswer {
  const { kind } = options;
  const limited = stripReferences(readPrivateUse(limitText(text)));
  const strict = /^[\s\ufeff]{0,200}[{[]/u.test(limited) ? readWholeJson(limited.trim(), kind) : null;
  if (strict && (strict.candidates.length > 0 || strict.texts.length === 0))
    return finish(ofJson(strict), limited, options);
  const { answer: whole, thought } = splitThinking(cleanControls(limited));
  const answer = dropCitationLinks(whole);
  const reading = readAnswer(answer, options);
  if (reading.candidates.length === 0 && thought !== "") {
    const json = readJsonBlocks(thought, kind);
    if (json.candidates.length > 0) return finish(ofJson(json), answer, options);
  }
  const quoted = keepQuoted(reading.candidates, answer);
  const candidates = reading.shape === "json" ? quoted : dropSharedSites(quoted);
  return finish({ ...reading, candidates }, answer, options);
}

/** Whatever a reader made of damaged text, a name that the answer does not contain is dropped. */
function keepQuoted(candidates: readonly Candidate[], answer: string): readonly Candidate[] {
  if (candidates.length === 0) return candidates;
  const unquoted = candidates.some(({ name }) => !answer.includes(name));
  const evidence = unquoted ? evidenceText(answer) : answer;
  return candidates.filter(({ name }) => answer.includes(name) || evidence.includes(evidenceText(name)));
}

function finish(reading: Reading, text: string, { kind }: ParseOptions): ParsedAnswer {
  const entries = finishEntries(reading.candidates, kind);
  const outcome = entries.length > 0 ? "ranked" : isRefusal(text) ? "refusal" : "named_nobody";
  const shape = entries.length > 0 ? reading.shape : "nothing";
  return { outcome, entries, shape, sector: reading.sector, truncated: reading.truncated };
}

function ofJson({ candidates, sector, truncated }: JsonReading): Reading {
  return { shape: "json", candidates, sector, truncated };
}

function readAnswer(text: string, options: ParseOptions): Reading {
  const json: JsonReading | null = /[{[]/u.test(text) ? readJsonBlocks(text, options.kind) : null;
  if (json && (json.candidates.length > 0 || json.emptyList)) return ofJson(json);
  const shared = { sector: json?.sector ?? null, truncated: json?.truncated ?? false };
  for (const inner of json?.texts ?? []) {
    const read = inner.length > 20 ? readText(inner, options) : NOTHING;
    if (read.candidates.length > 0) return { ...read, ...shared };
  }
  const outside = json ? json.outside : text;
  return {
    ...shared,
    ...readText(outside, options),
    sector: shared.sector ?? statedSector(outside),
  };
}

type Read = Pick<Reading, "shape" | "candidates">;

const NOTHING: Read = { shape: "nothing", candidates: [] };

// `1️⃣` at the beginning of a line is its number; variation selectors are gone by now.
const KEYCAP = /^([\s*_#>-]{0,8})(\d{1,2})\u20e3/gmu;

/** A space before a further one in a line. */
const KEYCAP_INSIDE = /(?<=\d\u20e3[^\n]{2,200})[ \t]+(?=\d{1,2}\u20e3)/gu;

// `Chalkr <https://chalkr.de>`
const AUTOLINK = /(?:([\p{L}\p{N}!]) )?<(https?:[^<>\s]{4,500})>/gu;

const REFERENCE = /^[ \t]{0,3}\[([^\]\n]{1,40})\]:[ \t]*<?(https?:[^\s<>]{4,500})>?.*$/gmu;

/** `[Zettlr][z]` with `[z]: https://zettlr.com` further down is a link. */
function resolveReferences(text: string): string {
  if (!text.includes("]:")) return text;
  const targets = new Map(
    [...text.matchAll(REFERENCE)].map(([, label = "", url]) => [label.toLowerCase(), url]),
  );
  if (targets.size === 0) return text;
  return text
    .replace(REFERENCE, "")
    .replace(/\[([^[\]\n]{1,160})\]\[([^[\]\n]{0,40})\]/gu, (whole, name: string, label: string) => {
      const target = /^\^?\d+$/u.test(name) ? undefined : targets.get((label || name).toLowerCase());
      return target ? `[${name}](${target})` : whole;
    });
}

/** Reads an answer that is no JSON: tables, lists and headings, else running text. */
function readText(text: string, { kind }: ParseOptions): Read {
  if (declinesAtOnce(text.trimStart())) return NOTHING;
  const as = (shape: AnswerShape, candidates: readonly Candidate[]): Read => ({ shape, candidates });
  const records = /[:：]|<\/?\w/u.test(text) ? readRecords(visibleText(text), kind) : [];
  if (records.length > 0) return as("records", records);
  const markdown = unfoldBracketNames(toMarkdown(text));
  const split = splitLines(markdown);
  const lines = readLines(split);
  const whole = split === markdown ? lines : readLines(markdown);
  const tables = readTables(whole, kind);
  const outline = readOutline(lines);
  const lists = readListAnswer(outline, kind);
  const merged = mergeShapes(tables, lists);
  if (merged) return merged;
  const prose = () => readProse(stripCitations(runningText(outline)), kind);
  // A single name at the beginning of a line may be running text that happens to begin with it.
  const more = lists.length === 1 ? prose() : [];
  if (more.length > 1) return as("prose", more);
  if (lists.length > 0) return as("list", lists);
  if (tables.length > 0) return as("table", applyFinalOrder(tables, outline));
  const bare = applyFinalOrder(readBareLines(whole), outline);
  return bare.length > 0 ? as("list", bare) : as("prose", prose());
}

/** Links, tags, entities and keycaps in the markdown that the other readers know. */
function toMarkdown(text: string): string {
  const linked = text.includes("<")
    ? resolveReferences(text).replace(AUTOLINK, (_whole, name, url) => (name ? `${name} (${url})` : url))
    : resolveReferences(text);
  const markdown = dropCitationLinks(decodeEntities(htmlToMarkdown(decodeMarkup(linked))));
  if (!markdown.includes("\u20e3")) return markdown;
  return markdown.replace(KEYCAP_INSIDE, "\n").replace(KEYCAP, "$1$2. ");
}

/** A table and a list in one answer: the longer one decides, the other one adds what it knows of the same names. */
function mergeShapes(tables: readonly Candidate[], lists: readonly Candidate[]): Read | null {
  if (tables.length < 2) return null;
  const ranked = lists.filter((candidate) => !candidate.mention);
  const mentions = lists.filter((candidate) => candidate.mention);
  const inTable = new Set(tables.map((candidate) => normaliseName(candidate.name)));
  const repeated = ranked.filter((candidate) => inTable.has(normaliseName(candidate.name)));
  const isSame = repeated.length === ranked.length && ranked.length >= tables.length;
  if (isSame) return { shape: "list", candidates: lists };
  // Items that are rows of cells: the list reader took the whole row for the name.
  const rows = ranked.filter(({ name }) =>
    tables.some((row) => name !== row.name && name.startsWith(row.name)),
  );
  if (rows.length * 5 >= ranked.length * 4 && rows.length > 0) return { shape: "table", candidates: tables };
  const isRanking =
    tables.length >= 3 &&
    tables.every(({ statedRank, mention }) => mention || statedRank !== null) &&
    ranked.every(({ sites }) => sites.length === 0);
  if (ranked.length >= tables.length && !(isRanking && repeated.length === 0)) return null;
  if (isRanking && repeated.length === 0) return { shape: "table", candidates: [...tables, ...mentions] };
  const again = repeated.map((candidate) => ({ ...candidate, statedRank: null, mention: true }));
  return { shape: "table", candidates: [...tables, ...again, ...mentions] };
}

/** An answer whose tags are escaped (`&lt;li&gt;`) is read like one whose tags are not. */
function decodeMarkup(text: string): string {
  return /&lt;\/?(?:li|ol|ul|table|tr|h\d|p|br)\s?\/?&gt;/iu.test(text) ? decodeEntities(text) : text;
}

function statedSector(text: string): Sector | null {
  const match = /^[^\p{L}\n]{0,6}(?:sector|industry)[*_\s]{0,4}[:：][*_\s]{0,4}([^\n*_]{2,60})$/imu.exec(
    text,
  );
  return match?.[1] ? toSector(match[1].trim()) : null;
}
