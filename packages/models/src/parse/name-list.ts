import { type EntryHead, readEntryName } from "./entry-name.ts";
import { FIELD_LABEL, type Label } from "./labels.ts";
import { isNameWords } from "./name-shape.ts";
import { LEADING_WORDS, ORDINARY_WORDS } from "./name-words.ts";
import { sectionRole } from "./section-role.ts";
import { splitSentences } from "./sentences.ts";
import { isAddress } from "./site-text.ts";
import { anyOf } from "./vocabulary/compile.ts";

const MAX_NAMES = 25;

/**
 * Names in an enumeration: `HubSpot, Pipedrive and Zoho CRM (zoho.com).` Empty when a part does not look like
 * a name, so that ordinary sentences name nobody. `withReasons`: a part may go on, `Copper for Gmail users`.
 */
export function splitNames(text: string, withReasons = false): EntryHead[] {
  const [first = ""] = splitSentences(text.slice(0, 600));
  const sentence = first.replace(/[.。]\s*$/u, "");
  const parts = withReasons ? splitParts(sentence).flatMap(withoutReason) : splitParts(sentence);
  const named = parts.filter(isNameLike);
  // A word in small letters among names is one too: `Pret, Leon, itsu`.
  const isMost = named.length >= 2 && named.length * 5 >= parts.length * 3;
  const isName = (part: string) => named.includes(part) || (isMost && isSmallName(part));
  if (parts.length > MAX_NAMES || !parts.every(isName)) return [];
  const isMostlyNamed = withReasons && isMost;
  return readAll(parts, (head) => isMostlyNamed || !head.generic);
}

/** The names at the beginning of all parts; none when a part has no such name. */
function readAll(parts: readonly string[], isName: (head: EntryHead) => boolean): EntryHead[] {
  const heads: EntryHead[] = [];
  for (const part of parts) {
    const head = readEntryName(part);
    if (!head || !isName(head)) return [];
    heads.push(head);
  }
  return heads;
}

/** What stands after a category: names, and if `loose` short texts too. None when the label is one of an entry's lines. */
export function namesAfterLabel({ label, value: whole }: Label, loose: boolean): readonly EntryHead[] {
  const dash = whole.search(loose ? /\s[–—-]\s|[:：](?:\s|$)/u : /\s[–—-]\s/u);
  const value = dash < 0 ? whole : whole.slice(0, dash);
  if (loose ? value.length > MAX_VALUE || /[.!?]$/u.test(value) : /^[a-z]+[ ,.]/.test(value)) return [];
  const names = loose ? splitShort(value) : splitNames(value);
  if (!names.every(({ name, rest }) => rest.length < 60 && !isAddress(name))) return [];
  return names.length === 0 || FIELD_LABEL.test(label) || sectionRole(label) === "criteria" ? [] : names;
}

const MAX_VALUE = 90;

/** A short text whose words need not look like those of a name, with what stands in brackets. */
function splitShort(value: string): EntryHead[] {
  if (/[.!?;]\s/u.test(value)) return [];
  const [named = ""] = value.split(/,\s(?=\p{Ll}+\s)/u, 1);
  const parts = (/^\p{Lu}/u.test(value) ? named : value)
    .split(/\s*[,、，]\s*|\s(?:and|or|und|oder|et|ou|y|o|e|i|lub|of|en)\s(?=\S+$)/u)
    .filter((part) => part !== "");
  if (parts.some((part) => part.split(" ").length > 5)) return [];
  return readAll(parts, ({ name }) => name.split(" ").length <= 4);
}

/** Splits at commas and conjunctions outside brackets, joining `Inc.` to the name before it. */
function splitParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if ("([（".includes(char)) depth++;
    else if (")]）".includes(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && ",;、，；".includes(char)) {
      if (/^\s*(?:inc|llc|ltd|plc|co|corp|gmbh|s\.a)\b/iu.test(text.slice(at + 1, at + 8))) continue;
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts
    .flatMap(splitConjunction)
    .map((part) => part.replace(CONJUNCTION, "").trim())
    .filter((part) => part !== "");
}

/** The name at the beginning of a part; nothing when the part goes on with the reason before it. */
function withoutReason(part: string): string[] {
  const head = part.replace(REASON, "");
  return /^\p{Ll}+(?:\s|$)/u.test(head) ? [] : [head];
}

const REASON = new RegExp(String.raw`(?<=[\p{L}\p{N})）])\s+${anyOf("reasonWords")}\s.*$`, "su");
const CONJUNCTION = new RegExp(String.raw`^\s*(?:${anyOf("conjunctions")}|&)\s+`, "iu");
const BETWEEN = new RegExp(
  String.raw`\s+${anyOf("conjunctions", "spaced")}\s+(?=[\p{Lu}\p{Lo}\d*[]|e[A-Z]|i[A-Z])`,
  "u",
);

function splitConjunction(part: string): string[] {
  return part
    .split(BETWEEN)
    .flatMap((piece) => (/[\u3040-\u30ff\u4e00-\u9fff]/u.test(piece) ? piece.split(HAN_JOIN) : piece));
}

/** Not at the end of a name: `伯希和`. */
const HAN_JOIN = /(?<=..)(?:和|以及|及|与)(?=..)/u;

function isSmallName(part: string): boolean {
  return /^\p{Ll}[\p{Ll}\p{N}-]{2,14}$/u.test(part) && !ORDINARY_WORDS.has(part) && !LEADING_WORDS.has(part);
}

/** So many characters are a sentence. */
const HAN_SENTENCE = /\p{Script=Han}{10}/u;

function isNameLike(part: string): boolean {
  const bare = part
    .replace(/\s*[（(][^()（）]{0,120}[)）]/gu, "")
    .replace(/\s[–—-]\s.*$/su, "")
    .trim();
  if (bare.length === 0 || bare.length > 70 || HAN_SENTENCE.test(bare)) return false;
  const words = bare.split(/\s+/u);
  return words.length <= 6 && isNameWords(words);
}
