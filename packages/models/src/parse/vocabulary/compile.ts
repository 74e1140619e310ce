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
  const terms = termsOf(meaning, writing);
  return terms.length === 0 ? "(?!)" : `(?:${terms.join("|")})`;
}

/** Matches one of the terms as a word anywhere in a text, in any case. */
export function anywhere(meaning: Meaning): RegExp {
  return new RegExp(`${WORD_START}${anyOf(meaning)}${WORD_END}`, "iu");
}
