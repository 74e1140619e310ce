import { LANGUAGES } from "./languages.ts";
import type { Meaning } from "./vocabulary.ts";

/** Turns the words of all languages into the sources of regular expressions. Patterns ignore case unless they say so. */

/** A word begins or ends here. */
export const WORD_START = String.raw`(?<![\p{L}])`;
export const WORD_END = String.raw`(?![\p{L}])`;

type Writing = "spaced" | "joined";

/** What the languages, or those of one way of writing, have for a meaning; English first. */
export function termsOf(meaning: Meaning, writing?: Writing): string[] {
  const languages = LANGUAGES.filter(
    ({ joined }) => !writing || (writing === "joined") === (joined ?? false),
  );
  return [...new Set(languages.flatMap((language) => language[meaning] ?? []))];
}

/** Source of a group that matches any of these terms; one that matches nothing when there are none. */
export function anyOf(meaning: Meaning, writing?: Writing): string {
  const terms = termsOf(meaning, writing);
  return terms.length === 0 ? "(?!)" : `(?:${terms.join("|")})`;
}

/** A whole text that is one of these terms, whatever its case. */
export function exactly(meaning: Meaning): RegExp {
  return new RegExp(`^${anyOf(meaning)}$`, "iu");
}

/** A word of these anywhere in a text, whatever its case. */
export function anywhere(meaning: Meaning): RegExp {
  return new RegExp(`${WORD_START}${anyOf(meaning)}${WORD_END}`, "iu");
}
