import { termsOf, WORD_END, WORD_START } from "./compile.ts";
import { isJoinedLetter, isJoinedScript, toSmall } from "./letters.ts";
import { prefixesOf } from "./prefixes.ts";
import type { Meaning } from "./vocabulary.ts";

/**
 * Finds terms in a text by the first three letters of its words, so that a word that begins no term costs a look-up and not
 * a try of every term. Terms of joined languages are tried as one expression, in texts of their scripts alone.
 */
export interface Matcher {
  /** `text` is compared in any case unless the options say otherwise. */
  test(text: string): boolean;
  /** Where the first term begins; -1 when there is none. */
  search(text: string): number;
}

/** Where a term stands: as words anywhere, at the beginning, or as the whole text. */
type Place = "anywhere" | "start" | "whole";

interface Options {
  /** What follows a term; by default a word may go on: `avoid` matches `avoids`. */
  readonly end?: string;
  /** Terms are written in this case. */
  readonly cased?: boolean;
}

/** A term of a joined language has its first letter within so many characters. */
const MAX_BEFORE_JOINED = 8;

/** Slots of the table that says which letters begin a term. */
const SLOTS = 8_192;

/** Matches any term of the meanings. */
export function matcher(meanings: readonly Meaning[], place: Place, options: Options = {}): Matcher {
  const { end = "", cased = false } = options;
  const after = place === "whole" ? "$" : end;
  const flags = cased ? "u" : "iu";
  const spaced = indexTerms(
    meanings.flatMap((meaning) => termsOf(meaning, "spaced")),
    after,
    flags,
  );
  const terms = meanings.flatMap((meaning) => termsOf(meaning, "joined"));
  const source = `${place === "anywhere" ? "" : "^"}(?:${terms.join("|")})${place === "whole" ? "$" : ""}`;
  const joined = terms.length > 0 ? new RegExp(source, flags) : null;
  const atStart = (text: string) =>
    spaced.isAt(text, 0) ? 0 : isJoinedScript(text.slice(0, MAX_BEFORE_JOINED)) ? IN_JOINED : -1;
  const find = place === "anywhere" ? spaced.search : atStart;
  const search = (text: string) => {
    const at = find(text);
    return at === IN_JOINED ? (joined === null ? -1 : text.search(joined)) : at;
  };
  return { search, test: (text) => search(text) >= 0 };
}

interface Index {
  /** A term stands at the place. */
  isAt(text: string, at: number): boolean;
  /** The first word that begins a term. */
  search(text: string): number;
}

function indexTerms(terms: readonly string[], after: string, flags: string): Index {
  const keyed = new Map<string, string[]>();
  const others: string[] = [];
  for (const term of terms) {
    const prefixes = prefixesOf(term);
    if (prefixes === null) others.push(term);
    for (const prefix of prefixes ?? []) keyed.set(prefix, [...(keyed.get(prefix) ?? []), term]);
  }
  const expressions = new Map(
    [...keyed].map(([prefix, list]) => [
      keyOf(prefix),
      new RegExp(`(?:${list.join("|")})${after}`, `${flags}y`),
    ]),
  );
  const other =
    others.length > 0 ? new RegExp(`${WORD_START}(?:${others.join("|")})${after}`, `${flags}y`) : null;
  const begins = new Uint8Array(SLOTS);
  for (const prefix of keyed.keys()) begins[slotOf(...lettersOf(prefix))] = 1;
  const isTerm = (one: number, two: number, three: number, text: string, at: number): boolean => {
    if (begins[slotOf(one, two, three)] === 0) return false;
    const found = expressions.get(one + two * SECOND + three * THIRD);
    return found !== undefined && matches(found, text, at);
  };
  const isAt = (text: string, at: number): boolean => {
    const one = toSmall(text.charCodeAt(at));
    const two = toSmall(text.charCodeAt(at + 1) || 0);
    const three = toSmall(text.charCodeAt(at + 2) || 0);
    return (
      isTerm(one, two, three, text, at) ||
      isTerm(one, two, 0, text, at) ||
      isTerm(one, 0, 0, text, at) ||
      (other !== null && matches(other, text, at))
    );
  };
  const search = (text: string): number => {
    let wasLetter = false;
    let isJoined = false;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (!wasLetter && isAt(text, at)) return at;
      wasLetter = code < 128 ? ASCII_WORD[code] === 1 : code >= 0xc0;
      isJoined ||= code >= 0x590 && isJoinedLetter(code);
    }
    return isJoined ? IN_JOINED : -1;
  };
  return { isAt, search };
}

/** No word begins a term, but the text has letters of joined languages. */
const IN_JOINED = -2;

function matches(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

/** Up to three letters as one number. */
const SECOND = 2 ** 16;
const THIRD = 2 ** 32;

function keyOf(prefix: string): number {
  const [one, two, three] = lettersOf(prefix);
  return one + two * SECOND + three * THIRD;
}

function lettersOf(prefix: string): [number, number, number] {
  return [prefix.charCodeAt(0), prefix.charCodeAt(1) || 0, prefix.charCodeAt(2) || 0];
}

function slotOf(one: number, two: number, three: number): number {
  return (one * 961 + two * 31 + three) & (SLOTS - 1);
}

/** ASCII letters and digits; everything above Latin punctuation is rarely anything else. */
const ASCII_WORD = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Ends a term at the end of its word. */
export const WHOLE_WORD: Options = { end: WORD_END };
