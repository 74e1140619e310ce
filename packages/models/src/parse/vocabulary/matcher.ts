import { termsOf, WORD_END, WORD_START } from "./compile.ts";
import type { Meaning } from "./vocabulary.ts";

/**
 * Finds terms in a text by the first letters of its words, so that a text costs a look-up a word and not a try of
 * every term. Terms of joined languages, and those that begin with a choice, are tried as one expression.
 */
export interface Matcher {
  /** `text` is compared in any case. */
  test(text: string): boolean;
}

/** Where a term stands: as words anywhere, at the beginning, or as the whole text. */
type Place = "anywhere" | "start" | "whole";

interface Options {
  /** What follows a term; by default a word may go on: `avoid` matches `avoids`. */
  readonly end?: string;
}

const KEY = 2;
const LITERAL = /^[a-zà-ÿ0-9]{2}(?![?*+{])/iu;
const NOT_ASCII_START = /[^ -~]/u;

/** Matches any term of the meanings. */
export function matcher(meanings: readonly Meaning[], place: Place, { end = "" }: Options = {}): Matcher {
  const after = place === "whole" ? "$" : end;
  const keyed = new Map<string, string[]>();
  const others: string[] = [];
  for (const term of meanings.flatMap((meaning) => termsOf(meaning, "spaced"))) {
    const key = LITERAL.exec(term)?.[0].toLowerCase();
    if (key) keyed.set(key, [...(keyed.get(key) ?? []), term]);
    else others.push(term);
  }
  const index = new Map(
    [...keyed].map(([key, terms]) => [key, new RegExp(`(?:${terms.join("|")})${after}`, "iuy")]),
  );
  const joined = meanings.flatMap((meaning) => termsOf(meaning, "joined"));
  const atStart = place === "anywhere" ? "" : "^";
  const rest = [
    ...others.map((term) => `${atStart || WORD_START}(?:${term})${after}`),
    ...joined.map((term) => `${atStart}(?:${term})${place === "whole" ? "$" : ""}`),
  ];
  const other = rest.length > 0 ? new RegExp(rest.join("|"), "iu") : null;
  const isPlain = others.length === 0;
  const found = place === "anywhere" ? foundAtWord : foundAtStart;
  return {
    test: (text) =>
      found(index, text) || (other !== null && (!isPlain || NOT_ASCII_START.test(text)) && other.test(text)),
  };
}

function foundAtStart(index: ReadonlyMap<string, RegExp>, text: string): boolean {
  return matchesAt(index, text, 0);
}

function foundAtWord(index: ReadonlyMap<string, RegExp>, text: string): boolean {
  let wasLetter = false;
  for (let at = 0; at < text.length; at++) {
    const isPart = isLetter(text.charCodeAt(at));
    if (isPart && !wasLetter && matchesAt(index, text, at)) return true;
    wasLetter = isPart;
  }
  return false;
}

function matchesAt(index: ReadonlyMap<string, RegExp>, text: string, at: number): boolean {
  const terms = index.get(text.slice(at, at + KEY).toLowerCase());
  if (!terms) return false;
  terms.lastIndex = at;
  return terms.test(text);
}

/** ASCII letters and digits, and everything above Latin punctuation, which is rarely anything else. */
function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code >= 0xc0
  );
}

/** Ends a term at the end of its word. */
export const WHOLE_WORD: Options = { end: WORD_END };
