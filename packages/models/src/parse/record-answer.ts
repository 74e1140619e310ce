import type { RankingKind } from "@standings/domain";
import { readEntryName } from "./entry-name.ts";
import { type Field, keyInfo } from "./json-fields.ts";
import { type Line, readLines } from "./line.ts";
import { readRank } from "./list-marker.ts";
import { decodeEntities, toPlainText, unfoldAttributes } from "./plain-text.ts";
import { sectionRole } from "./section-role.ts";
import { type Candidate, toCandidate } from "./types.ts";

type Draft = Partial<Record<Field, string>>;

/** Reads records of labelled lines: `Company: Zillow`, `Domain: zillow.com`, as in YAML, XML or plain text. */
export function readRecords(text: string, kind: RankingKind): Candidate[] {
  const drafts: Draft[] = [];
  let draft: Draft = {};
  const lines = readLines(unfoldElements(text, kind)).filter(
    (line) => line.text.length <= 600 && (/[:：]/u.test(line.text) || line.trimmed.startsWith("#")),
  );
  const isNamed = ({ text }: Line) => isNameKey(text.slice(0, text.search(/[:：]/u)), kind);
  if (lines.filter(isNamed).length < MIN_RECORDS) return [];
  for (const line of lines) {
    const { trimmed } = line;
    if (/^#|[:：]\s*\**$/u.test(trimmed) && sectionRole(line.plain) === "left_out") break;
    const pair = readPair(line, kind);
    if (!pair) continue;
    if (pair.fields.some((field) => draft[field] !== undefined)) {
      drafts.push(draft);
      draft = {};
    }
    for (const field of pair.fields) draft[field] ??= pair.value;
  }
  drafts.push(draft);
  const found = drafts.map(toEntry).filter((candidate) => candidate !== null);
  return found.length >= MIN_RECORDS ? found : [];
}

const MIN_RECORDS = 2;

/** What stands before a colon is the key of a name, whatever marks stand before it. */
function isNameKey(before: string, kind: RankingKind): boolean {
  return before.length < 60 && isName(before.replace(/^[^\p{L}]*\d*[^\p{L}]*/u, ""), kind);
}

function isName(key: string, kind: RankingKind): boolean {
  return keyInfo(key, kind).fields.some(({ field }) => field === "name");
}

interface Pair {
  readonly fields: readonly Field[];
  readonly value: string;
}

function readPair(line: Line, kind: RankingKind): Pair | null {
  const match = /^([^:：\n]{1,40})[:：]\s*(.*)$/u.exec(
    line.marker ? toPlainText(line.marker.rest) : line.plain,
  );
  if (!match?.[1] || !match[2]) return null;
  const key = match[1].trim();
  const fields = isName(key, kind)
    ? (["name"] as const)
    : keyInfo(key, kind).fields.map(({ field }) => field);
  return fields.length > 0 ? { fields, value: match[2].replace(/^["']|["'],?$/gu, "") } : null;
}

/** `rank: 1, name: Ada, city: Berlin` */
const PAIRS = /^[ \t]*\p{L}{2,12}: [^,:\n]{1,60}(?:, \p{L}{2,12}: [^,:\n]{1,80})+$/gmu;

/** `<company>Siemens</company>` → `name: Siemens`. */
function unfoldElements(whole: string, kind: RankingKind): string {
  const text = unfoldAttributes(
    whole.replace(PAIRS, (line) => line.replace(/, (?=\p{L}{2,12}: )/gu, "\n")),
    (key, value) => `\n${isName(key, kind) ? "name" : key}: ${value}\n`,
  );
  const tags = new Set([...text.matchAll(/<([a-z_]{2,20})>[^<>\n]{1,400}<\//giu)].map(([, tag = ""]) => tag));
  if (![...tags].some((tag) => isName(tag, kind))) return text;
  return text.replace(
    /<([a-z_]{2,20})>([^<>\n]{1,400})<\/[a-z_]{2,20}>/giu,
    (_element, tag: string, value: string) =>
      `\n${isName(tag, kind) ? "name" : tag}: ${decodeEntities(value)}\n`,
  );
}

function toEntry({ rank, description, ...draft }: Draft): Candidate | null {
  const head = draft.name === undefined ? null : readEntryName(draft.name, true);
  return head && toCandidate({ ...head, rank: readRank(rank ?? ""), rest: description ?? "" }, draft);
}
