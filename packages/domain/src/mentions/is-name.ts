import { isOrdinaryWord } from "../common-names.ts";
import { hasCategory } from "./choose-places.ts";
import { isDate } from "./dates.ts";
import {
  DESCRIBING_VERBS,
  JOINING_WORDS,
  NOUN_BEGINNINGS,
  OBJECT_BEGINNINGS,
  ORDINARY_KINDS,
  PLAN_WORDS,
  POINTING_WORDS,
  PRESSING,
  PRODUCT_VERBS,
  VERB_ENDINGS,
} from "./describing-words.ts";
import { isBeforeName, isDoubted } from "./is-doubted.ts";
import type { KnownWords } from "./known-words.ts";
import type { Spelling } from "./name-spellings.ts";
import { isBeginning, isDutch, isGerman } from "./sentences.ts";

/** Characters beside a name that are looked at. */
const AROUND = 80;
const either = (words: readonly string[]) => `(?:${words.join("|")})`;
const NO_LETTER = String.raw`(?![\p{L}\p{N}])`;
const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{N}.&'’+-]*`;
/** Marks and neighbours that make a name of a capitalised word that begins a sentence. */
const MARKED = new RegExp(
  `^(?:${[
    // "**Later** posts": alone in bold, quotes or a link.
    String.raw`(?:[*_]{1,3}|["”»\x60\]])`,
    String.raw`,\s+${CAPITALISED}(?:\s${CAPITALISED}){0,2}(?:$|[\n.,]|\s+${either(JOINING_WORDS)}\s)`,
  ].join("|")})`,
  "u",
);
/** What else does: the word is a heading of its own, has a namesake beside it, or is the subject of a description. */
const SUPPORTED = new RegExp(
  `^(?:${[
    // In Turkish an apostrophe and an ending stand after names alone.
    `['’]\\p{Ll}{1,4}${NO_LETTER}`,
    String.raw`\)?\s*(?:$|[\n:;.!?(|/–—→…]|\s-\s)`,
    String.raw`\s+${either(JOINING_WORDS)}\s+${CAPITALISED}`,
    String.raw`\s+${either(Object.values(DESCRIBING_VERBS).flat())}${NO_LETTER}`,
    // A product: "Notion AI", "Salesforce Essentials costs".
    String.raw`\s${either(PLAN_WORDS)}${NO_LETTER}`,
    String.raw`\s+${CAPITALISED}\s+${either(Object.values(DESCRIBING_VERBS).flat())}${NO_LETTER}`,
    String.raw`\s+\p{Ll}{3,}s\s+(?:${either(OBJECT_BEGINNINGS)}|\p{Ll}{3,}ly)${NO_LETTER}`,
    String.raw`\s+${either(VERB_ENDINGS)}${NO_LETTER}`,
    // "Linear, on the other hand, is".
    String.raw`,\s\p{Ll}[^,.;:|\n]{1,40},\s+${either(Object.values(DESCRIBING_VERBS).flat())}${NO_LETTER}`,
  ].join("|")})`,
  "u",
);
const POINTING = new Set(POINTING_WORDS);
const GERMAN_VERB = new RegExp(String.raw`^\s+(?!ge)\p{Ll}{3,}t${NO_LETTER}`, "u");
const LIST_ITEM = /(?:^|\n)\s*(?:[-*•–]|\d{1,3}[.)])\s+[*_[]*$/u;
/** "**Kia EV9**", "**Tesla Model Y**": a model alone in bold. */
const BOLD = /(?<![\p{L}\p{N}*])\*\*$/u;
const MODEL = /^ (?:[^*\s]*(?:\p{N}|\p{Ll}\p{Lu})|\p{L}+ \p{Lu}(?!\p{L}))[^*\n]{0,30}\*\*/u;
const PRODUCT = new RegExp(String.raw`^(?:\s(?:${CAPITALISED}|\p{N}+)){1,2}\s*(?:$|[\n:(–—*\]])`, "u");
const LISTED_BEFORE = /\p{Lu}[\p{L}\p{N}.]*(?:,|\s*[/&+]|\svs\.?)\s*$/u;
/** A thing has an article there, a name has none: "op bol", "in notion". */
const BARE = /(?<!\p{L})(?:bij|op|via|naar|at|on|bei|auf|chez|sur)\s$/iu;
/** One goes to a country, but works with a company: "su Aruba". */
const WORKED_WITH =
  /(?<!\p{L})(?:with|via|through|using|on|mit|bei|über|avec|chez|sur|con|su|tramite|com|met|bij|op) $/iu;
const KIND = new RegExp(
  String.raw`^\s(?:is|was|ist|war|est|es|è|é)\s(?:(?:an?|the|eine?|une?|una|uma?|een)\s|un['’])(?:\p{Ll}+\s)?${either(ORDINARY_KINDS)}${NO_LETTER}`,
  "u",
);
const PRESSED = new RegExp(String.raw`(?<!\p{L})${either(PRESSING)}\s["“„«*_]{0,3}$`, "iu");

/** A button's label or an ordinary thing. */
function isNoName(before: string, after: string): boolean {
  return KIND.test(after) || PRESSED.test(before);
}

const NOUN = new RegExp(String.raw`(?<!\p{L})${either(NOUN_BEGINNINGS)}\s+(?:\p{Ll}+e[nmrs]?\s+)?$`, "iu");

/** Names joined in German, with their articles or without. */
const JOINED = /^ (?:und|oder) (?:(?:im|den|dem|der|die|das) )?\p{Lu}/u;

/** "Heron Solo costs" */
const SOLD = new RegExp(`^ ${CAPITALISED} ${either(PRODUCT_VERBS)}${NO_LETTER}`, "u");

/** A name that is looked for, as far as its places are judged by it. */
export interface JudgedName extends Spelling {
  /** A word of its company's category, right behind it and anywhere. */
  readonly category: RegExp | null;
  readonly near: RegExp | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether what a text writes from `start` to `end` is the name, by its own capitals and by its place (records 72 and 122). */
export function isName(text: string, place: Span, name: JudgedName, words: KnownWords): boolean {
  const { kind, key } = name;
  const { start, end } = place;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND).replaceAll("’", "'");
  const written = text.slice(start, end);
  if (kind === "unspaced" || (kind === "signed" && !isOnlyWord(written, name, words))) return true;
  if (isInOtherScript(written, before, after)) return true;
  if (kind === "capitals" && (isLoud(written) || key.length <= SHORT_CAPITALS)) return isLoud(written);
  const isSmall = !/^\p{Lu}/u.test(written);
  if (isSmall && kind !== "small") return isInSmallChat(text, place, name, words);
  const isNear = () => hasCategory(text, place, name.near);
  if (isDate(written, before, after, isNear) || isNoName(before, after)) return false;
  if (/^-\p{Ll}/u.test(after) && isBeginning(before)) return false;
  const around = { text, before, after, place };
  return isSmall ? isSmallName(around, name, words) : isCapitalisedName(around, name, words);
}

/** "ideal" and "Big", where the name is iDEAL or BiG: without its inner capital it is an ordinary word. */
function isOnlyWord(written: string, { key, inner }: JudgedName, words: KnownWords): boolean {
  return inner.size > 0 && !/\p{Ll}\p{Lu}/u.test(written) && words.isWord(key);
}

/** A name and what stands beside it. */
interface Around {
  readonly text: string;
  readonly before: string;
  readonly after: string;
  readonly place: Span;
}

function isLoud(written: string): boolean {
  return /^\p{Lu}{2,}$/u.test(written);
}

/** A name that its owner writes small. An ordinary word is one where a word would have an article, or in quotes. */
function isSmallName(around: Around, { key, category }: JudgedName, words: KnownWords): boolean {
  const { before, after } = around;
  if ((!isOrdinary(key, words) && key.length > SHORT_CAPITALS) || BARE.test(before)) return true;
  if (!isBeginning(before)) return /[*_"“«\x60]$/u.test(before) && /^[*_"”»\x60]/u.test(after);
  return isSupported(around, category);
}

/** A coined name is one wherever its capital stands; an ordinary word is not where its place speaks against it. */
function isCapitalisedName(around: Around, name: JudgedName, words: KnownWords): boolean {
  const { text, before, after, place } = around;
  const { key, category } = name;
  const isCountry = words.isCountry(key);
  const written = text.slice(place.start, place.end);
  if (isNoun(text, before, after)) return MARKED.test(after);
  if (!isCountry && !isOrdinary(key, words) && key.length > SHORT_CAPITALS) return true;
  const isGenitive = written.length > key.length && isGerman(text);
  const isAgainst =
    (!isGenitive && isDoubted(text, before, after, words)) ||
    (isCountry && !isSubject(before, after) && !WORKED_WITH.test(before));
  if (isAgainst && !hasEvidence(around, name)) return false;
  return (!isBeginning(before) && !isTitle(around)) || isSupported(around, category);
}

/** What outweighs a doubt; a longer name is not outweighed by its category somewhere near. */
function hasEvidence({ text, before, after, place }: Around, { category, near }: JudgedName): boolean {
  if ([MARKED, JOINED, SOLD].some((shown) => shown.test(after)) || LIST_ITEM.test(before)) return true;
  if (isModel(before, after)) return true;
  return isBeforeName(after) ? category?.test(after) === true : hasCategory(text, place, near);
}

function isSubject(before: string, after: string): boolean {
  return SUPPORTED.test(after) && (isBeginning(before) || before.endsWith(", "));
}

/** An answer without any capital, where an ordinary word needs its category beside it. */
function isInSmallChat(text: string, place: Span, { key, near }: JudgedName, words: KnownWords): boolean {
  return (
    !/\p{Lu}/u.test(text) &&
    (!isOrdinary(key, words) || hasCategory(text, place, near)) &&
    key.length > SHORT_CAPITALS
  );
}

/** A name that is a word or a first name, too. */
function isOrdinary(key: string, words: KnownWords): boolean {
  return words.isWord(key) || isOrdinaryWord(key);
}

/** "EY" and "SAP" are nothing in other letters; "Ikea" is IKEA. */
const SHORT_CAPITALS = 3;

function isSupported({ text, before, after, place }: Around, category: RegExp | null): boolean {
  if (MARKED.test(after) || LISTED_BEFORE.test(before)) return true;
  if (POINTING.has(text.slice(place.start, place.end).toLowerCase())) return false;
  const behind = after.replace(category ?? /^$/u, "");
  if (SUPPORTED.test(after) || (behind !== after && SUPPORTED.test(behind))) return true;
  return (
    (LIST_ITEM.test(before) && PRODUCT.test(after)) ||
    isModel(before, after) ||
    (GERMAN_VERB.test(after) && (isGerman(text) || isDutch(text)))
  );
}

function isModel(before: string, after: string): boolean {
  return BOLD.test(before) && MODEL.test(after);
}

const LATIN = /\p{Script=Latin}/u;
const LETTER_BEFORE = /(\p{L})[^\p{L}\n]*$/u;
const LETTER_AFTER = /^[^\p{L}\n]*(\p{L})/u;
/** Letters beside a name, without looking further, for speed. */
const NEAR = 12;

/** The letters next to it are of another script: there it is no ordinary word. */
function isInOtherScript(written: string, before: string, after: string): boolean {
  const isLatin = LATIN.test(written);
  const isOther = (letter: string | undefined) => letter !== undefined && LATIN.test(letter) !== isLatin;
  const [, last] = LETTER_BEFORE.exec(before.slice(-NEAR)) ?? [];
  if (last !== undefined && !isOther(last)) return false;
  const [, next] = LETTER_AFTER.exec(after.slice(0, NEAR)) ?? [];
  return isOther(next) || (next === undefined && isOther(last));
}

const LINE = 160;
const SMALL_WORD = /(?<!\p{L})\p{Ll}\p{L}{3}/u;
const NOT_LOUD_WORD = /(?<!\p{L})\p{L}\p{Ll}\p{L}{2}/u;
const WORD = /\p{L}{4,}/gu;

/** In a line whose words all have capitals, where a capital says nothing. */
function isTitle({ text, place: { start, end } }: Around): boolean {
  const other = isLoud(text.slice(start, end)) ? NOT_LOUD_WORD : SMALL_WORD;
  const [line = ""] = text.slice(end, end + LINE).split("\n", 1);
  const [label = ""] = line.split(/:\s/u, 1);
  const isLabel = /^(?:\s\p{Lu}\S*)+$/u.test(label) && label.length < line.length;
  const after = isLabel ? label : line;
  if (other.test(after)) return false;
  const around = text.slice(Math.max(0, start - LINE), start);
  const before = around.slice(around.lastIndexOf("\n") + 1);
  if (other.test(before) || /[.!?]\s*$/u.test(after)) return false;
  return (`${before} ${after}`.match(WORD)?.length ?? 0) > 1;
}

/** In German, what an article or an owner shows to be any noun. A compound ("die Notion-Vorlage") is of the name. */
function isNoun(text: string, before: string, after: string): boolean {
  const isOne =
    NOUN.test(before) ||
    (/(?<!\p{L})(?:de[rmn]|das|die|[ai]m|vom|zum|zur|beim) $/iu.test(before) && GENITIVE.test(after));
  return isOne && !/^-\p{Lu}/u.test(after) && isGerman(text);
}

/** Whose thing it is: "der Nordwall der Burg". */
const GENITIVE = /^\s(?:der|des)\s\p{Lu}/u;
