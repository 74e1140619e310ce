import { isAvoided } from "./is-avoided.ts";

/** How a company may be called in an answer in plain words. */
export interface MentionedCompany {
  /** Names: the directory's name and its aliases. */
  readonly names: readonly string[];
  /** Registrable domain; "" when unknown. */
  readonly domain: string;
  /** The name is an ordinary word, as Close and Notion are: it counts only beside the domain or a word of the category. */
  readonly isAmbiguous: boolean;
  /** Words of what the company makes: "CRM", "note taking". */
  readonly categoryWords: readonly string[];
}

const URL = /\b(?:https?:\/\/|www\.)\S+/giu;
/** The path of an address without a scheme: names in it are of other people's pages. */
const PATH = /(?<=[\p{L}\p{N}]\.\p{L}{2,24})\/[^\s)\]]+/gu;
/** Characters beside a name that are looked at: for its category, and for whether it opens a sentence. */
const AROUND = 160;
const BEFORE_NAME = 12;
const AFTER_NAME = 40;

/**
 * Where an answer in plain words first mentions a company (`studies.md` §7): a name or the domain at word boundaries,
 * outside addresses, and not in what to avoid. An offset of characters, or null. How often it errs is measured
 * (`test/mentions`).
 */
export function findMention(text: string, company: MentionedCompany): number | null {
  const blank = (address: string) => " ".repeat(address.length);
  const plain = text.normalize("NFC").replace(URL, blank).replace(PATH, blank);
  const ofDomain = placesOf(plain, domainPattern(company.domain));
  const category = company.categoryWords.flatMap((word) => namePattern(word, false) ?? []);
  const isClear = (at: Place) => ofDomain.length > 0 || isNearCategory(plain, at, category);
  const ofNames = company.names.flatMap((name) => {
    const isWord = company.isAmbiguous && isOrdinary(name);
    return placesOf(plain, namePattern(name, isWord)).filter((at) => !isWord || isClear(at));
  });
  const places = [...ofDomain, ...ofNames];
  const found = places.filter(({ start, end }) => !isAvoided(plain, start, end)).map(({ start }) => start);
  return found.length === 0 ? null : Math.min(...found);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placesOf(text: string, pattern: RegExp | null): Place[] {
  if (pattern === null) return [];
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Only a bare word is ordinary: "Close CRM", "Close.io" and "TransferWise" are names whatever "Close" and "Wise" are. */
function isOrdinary(name: string): boolean {
  return /^\p{L}\p{Ll}*$/u.test(name.trim());
}

/** Scripts that put no space between words: beside another script a name ends all the same. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`;
const SPACED_LETTER = String.raw`[[\p{L}\p{M}\p{N}_]--[${UNSPACED}]]`;

/** The name between characters that are no part of it; an ordinary word must be written as the name is. */
function namePattern(name: string, isWord: boolean): RegExp | null {
  const text = name.normalize("NFC").trim();
  if (text === "") return null;
  const after = isWord
    ? String.raw`(?!${SPACED_LETTER}|[.\-][\p{L}\p{N}])`
    : String.raw`${endingOf(text)}(?!\.[\p{L}\p{N}]|-[\p{L}\p{N}\-]*\.\p{L})`;
  return new RegExp(
    String.raw`(?<!${besideOf(text.at(0))}|@|[\p{L}\p{N}][.\-])${escapePattern(text)}${after}`,
    isWord ? "gv" : "giv",
  );
}

/** The domain or a host below it; e-mail addresses are none. */
function domainPattern(domain: string): RegExp | null {
  if (domain.trim() === "") return null;
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_@\-])(?<!@\S{0,60})${escapePattern(domain)}(?![\p{L}\p{N}_]|[.\-][\p{L}\p{N}])`,
    "giv",
  );
}

/** Endings that a name takes in a sentence: an s, a case in Russian, a particle in Korean. */
function endingOf(name: string): string {
  const last = name.at(-1) ?? "";
  const beside = besideOf(last);
  if (/\p{Script=Cyrillic}/u.test(last)) return String.raw`\p{Script=Cyrillic}{0,2}(?!${beside})`;
  if (/\p{Script=Hangul}/u.test(last)) return String.raw`\p{Script=Hangul}{0,3}(?!${beside})`;
  return /\p{Script=Latin}/u.test(last) ? `s?(?!${beside})` : `(?!${beside})`;
}

/** Characters that a name which begins or ends with this one may not stand beside, because they would be of one word. */
function besideOf(edge = ""): string {
  if (/\p{Script=Han}/u.test(edge)) return String.raw`\p{Script=Han}`;
  if (/\p{Script=Katakana}/u.test(edge)) return String.raw`[\p{Script=Katakana}ー]`;
  if (/\p{Script=Hangul}/u.test(edge)) return String.raw`\p{Script=Hangul}`;
  return SPACED_LETTER;
}

function escapePattern(text: string): string {
  return text
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
}

/** What follows a name that begins a sentence; another word makes an ordinary word of it: "Close more deals". */
const AS_SUBJECT = new RegExp(
  String.raw`^(?:['’]s\b|[*_]{0,2}\s*(?:$|[\n,:;.!?()\[|/–—-])|[*_]{1,2}\s|\s+(?:and|or|&)\s+\p{Lu}|\s+(?:${[
    ...["is", "was", "has", "had", "does", "did", "can", "could", "will", "would", "may", "also", "still"],
    ...["lets", "offers", "gives", "keeps", "makes", "works", "comes", "starts", "costs", "helps", "turns"],
    ...["suits", "fits", "adds", "brings", "runs", "handles", "looks", "feels", "covers", "includes"],
    ...["integrates", "supports", "charges", "combines", "remains", "shines", "wins", "stands", "lives"],
  ].join("|")})\b)`,
  "u",
);
const SENTENCE_START = /(?:^|[.!?:]["”»)*_]*\s+|\n)\s*(?:[-*•–#>|]+\s*|\d{1,2}[.)]\s*)?["“«(*_[]*$/u;

/** A word of the category stands near the name, which does not open a sentence as a plain word. */
function isNearCategory(text: string, { start, end }: Place, category: readonly RegExp[]): boolean {
  const opens = SENTENCE_START.test(text.slice(Math.max(0, start - BEFORE_NAME), start));
  if (opens && !AS_SUBJECT.test(text.slice(end, end + AFTER_NAME))) return false;
  const around = text.slice(Math.max(0, start - AROUND), end + AROUND);
  return category.some((pattern) => around.search(pattern) !== -1);
}
