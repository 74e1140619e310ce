import { normaliseName, type RankingKind, type Sector } from "@standings/domain";
import { type JsonEntries, readJsonEntries } from "./json-entries.ts";
import { readLooseJson } from "./json-loose.ts";
import { type JsonValue, repairJson } from "./repair-json.ts";
import { WITHDRAWAL } from "./section-role.ts";
import type { Candidate } from "./types.ts";

/** Content of the JSON in an answer, and the text around it. */
export interface JsonReading {
  readonly candidates: Candidate[];
  readonly sector: Sector | null;
  readonly truncated: boolean;
  /** There was a list for results, and it was empty. */
  readonly emptyList: boolean;
  /** Texts inside the JSON that may hold an answer in another shape. */
  readonly texts: readonly string[];
  /** The answer without its JSON. */
  readonly outside: string;
}

interface Block extends JsonEntries {
  readonly complete: boolean;
  /** The text before it takes the blocks before it back. */
  readonly replaces: boolean;
}

const MAX_BLOCKS = 40;
const MAX_UNWRAPPING = 3;

/** Reads an answer that is one JSON document, or null. The quick way for the answer we ask for. */
export function readWholeJson(text: string, kind: RankingKind): JsonReading | null {
  const value = parseStrict(text);
  if (value === undefined || value === null || typeof value !== "object") return null;
  const reading = toReading([{ ...unwrap(value, kind), complete: true, replaces: false }], "");
  // Of a repeated key only the last value is left: the forgiving reader sees all.
  return reading.candidates.length === 1 && text.split("{").length > 3 ? null : reading;
}

/** Finds the JSON blocks in a text and reads the final one, or all when they continue each other. */
export function readJsonBlocks(text: string, kind: RankingKind): JsonReading {
  const blocks: Block[] = [];
  const outside: string[] = [];
  let from = 0;
  for (const match of text.matchAll(BLOCK_START)) {
    if (match.index < from) continue;
    if (blocks.length >= MAX_BLOCKS) break;
    const block = repairJson(text, match.index);
    const before = text.slice(from, match.index);
    outside.push(before);
    from = block.end;
    const replaces = blocks.length > 0 && before.length < 1_000 && WITHDRAWAL.test(before);
    blocks.push({ ...unwrap(block.value, kind), complete: block.complete, replaces });
  }
  outside.push(text.slice(from));
  return toReading(blocks, outside.join("\n"));
}

// A brace before a key, a bracket before an object or a string, a quoted document; not a markdown link.
const BLOCK_START =
  /\{(?=\s{0,40}(?:["'“„`]|[A-Za-z_]\w{0,30}\s{0,5}:|\}|\/\/|\/\*))|\[(?=\s{0,40}(?:[[{"“(]|'[^'\n]{0,80}'\s{0,5}[,\]]|\]\s{0,5}$))|"(?=\s{0,5}[{[]\s{0,5}\\")/gu;

function parseStrict(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a value; a string in it that is itself JSON is read in its place. */
function unwrap(value: JsonValue, kind: RankingKind, depth = 0): JsonEntries {
  if (typeof value === "string") {
    const inner = innerJson(value);
    return inner === null || depth > MAX_UNWRAPPING
      ? { candidates: [], sector: null, emptyList: false, texts: [value] }
      : unwrap(inner, kind, depth + 1);
  }
  const found = readJsonEntries(value, kind);
  if (found.candidates.length > 0 || depth > MAX_UNWRAPPING) return found;
  for (const text of found.texts) {
    const inner = innerJson(text);
    const deeper = inner === null ? null : unwrap(inner, kind, depth + 1);
    if (deeper && deeper.candidates.length > 0) return deeper;
  }
  const loose = found.emptyList ? [] : readLooseJson(value, { kind });
  return loose.length > 0 ? { ...found, candidates: loose } : found;
}

function innerJson(text: string): JsonValue | null {
  const start = text.search(/[{[]/u);
  if (start < 0 || !/^[\s`\w]*$/u.test(text.slice(0, Math.min(start, 20)))) return null;
  return repairJson(text, start).value;
}

function toReading(blocks: readonly Block[], outside: string): JsonReading {
  const chosen = chooseBlocks(blocks.filter((block) => block.candidates.length > 0));
  const last = blocks.at(-1);
  return {
    candidates: chosen.flatMap((block) => block.candidates),
    sector:
      chosen.find((block) => block.sector)?.sector ?? blocks.find((block) => block.sector)?.sector ?? null,
    truncated: last !== undefined && !last.complete,
    emptyList: blocks.some((block) => block.emptyList),
    texts: blocks.flatMap((block) => block.texts),
    outside,
  };
}

/**
 * Blocks that name different companies continue each other (lines of NDJSON, one block per category);
 * a block that repeats earlier ones is the final version of a draft.
 */
function chooseBlocks(blocks: readonly Block[]): readonly Block[] {
  if (blocks.length < 2) return blocks;
  const final = blocks.findLastIndex(({ replaces }) => replaces);
  if (final > 0) return chooseBlocks(blocks.slice(final).map((block) => ({ ...block, replaces: false })));
  if (blocks.every((block) => block.candidates.length === 1)) return blocks;
  const kept: Block[] = [];
  const later = new Set<string>();
  for (const block of [...blocks].reverse()) {
    const names = block.candidates.map((candidate) => normaliseName(candidate.name));
    if (!names.some((name) => later.has(name))) kept.unshift(block);
    for (const name of names) later.add(name);
  }
  return kept;
}
