import { LANGUAGES } from "./languages.ts";
import type { Meaning } from "./vocabulary.ts";

/** Compiles the vocabularies of all languages into regular expressions. */

/** Word boundaries in any script; `\b` knows ASCII only. */
export const WORD_START = String.raw`(?<![\p{L}])`;
export const WORD_END = String.raw`(?![\p{L}])`;

type Writing = "spaced" | "joined";

/** Terms of all languages, or of those with one way of writing; English first. */
export function termsOf(meaning: Meaning, writing?: Writing): string[] {
  const languages = LANGUAGES.filter(
    ({ joined }) => !writing || (writing === "joined") === (joined ?? false),
  );
  return [...new Set(languages.flatMap((language) => language[meaning] ?? []))];
}

/** Source of a group that matches any term; it matches nothing when there are no terms. */
export function anyOf(meaning: Meaning, writing?: Writing): string {
  return groupOf(termsOf(meaning, writing));
}

/** Source of a group for each of the first five ranks, in words of all languages. */
export function ordinalGroups(): string[] {
  const nth = (index: number) => LANGUAGES.flatMap(({ ordinals }) => ordinals?.[index] ?? []);
  return [0, 1, 2, 3, 4].map((index) => groupOf([...new Set(nth(index))]));
}

function groupOf(terms: readonly string[]): string {
  return terms.length === 0 ? "(?!)" : `(?:${terms.join("|")})`;
}

/** Where a term stands: it begins a word anywhere, it begins the text, or it is the whole text. */
type Place = "anywhere" | "start" | "whole";

interface Options {
  /** What follows a term; by default a word may go on: `avoid` matches `avoids`. */
  readonly end?: string;
  /** Terms are written in this case; otherwise case does not count. */
  readonly cased?: boolean;
}

/** Ends a term at the end of its word. */
export const WHOLE_WORD: Options = { end: WORD_END };

/** Matches any term of the meanings. Those of joined languages need no boundaries of words. */
export function matcher(
  meanings: readonly Meaning[],
  place: Place,
  { end = "", cased = false }: Options = {},
): RegExp {
  const [spaced, joined] = (["spaced", "joined"] as const).map((writing) =>
    groupOf(meanings.flatMap((meaning) => termsOf(meaning, writing))),
  );
  const [before, after] = [place === "anywhere" ? "" : "^", place === "whole" ? "$" : ""];
  const start = before || String.raw`(?<![\p{L}\p{N}])`;
  return new RegExp(`${start}${spaced}${after || end}|${before}${joined}${after}`, cased ? "u" : "iu");
}

/** The text has letters of a script without spaces or with attached particles: Hebrew to Thai, kana, Han, Hangul. */
export function isJoinedScript(text: string): boolean {
  return /[\u0590-\u1fff\u2e80-\uffff]/.test(text);
}
