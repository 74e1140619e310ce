import { type Page, placesOf, type Span, sentenceAround } from "./place-on-page.ts";
import { CLAUSES, fold } from "./read-said.ts";
import { CREDIT_CARD, ENDED, NEGATIONS, UNSURE, WITHOUT } from "./value-words.ts";
import { findWord, hasWord, withoutWords } from "./words-in-text.ts";

/** Characters behind a thing in which a table says that it is not there. */
const CELL = 30;
const CROSS = /^[\s:|]*(?:[✗✘✕✖❌❎×]|[-–—]\s*(?:\n|$))/u;

/**
 * Whether a page tells that a thing is so, or is not, where it names it; null where it says neither. A negation denies what stands
 * behind it in its clause; elsewhere nobody knows what it denies.
 */
export function toldAt(page: Page, place: Span): boolean | null {
  const { small, text } = page;
  const sentence = sentenceAround(text, place.start);
  const parts = plain(small.slice(sentence.start, place.start)).split(CLAUSES);
  const before = parts.at(-1) ?? "";
  const after = plain(small.slice(place.end, sentence.end)).split(CLAUSES)[0] ?? "";
  if ([before, after].some((part) => hasWord(part, UNSURE) || hasWord(part, ENDED))) return null;
  if (parts.slice(0, -1).some((part) => hasWord(part, NEGATIONS))) return null;
  if (hasWord(withoutWords(after, WITHOUT), NEGATIONS) || isCrossed(small.slice(place.end))) return null;
  const denial = findWord(before, NEGATIONS);
  if (denial === null) return true;
  return hasWord(before.slice(denial.end), NEGATIONS) ? null : false;
}

/** Whether it is told in a span that words stand for a thing that is so, or is not. */
export function isToldIn(page: Page, word: string, span: Span, is: boolean): boolean {
  for (const place of placesOf(page, word, span)) if (toldAt(page, place) === is) return true;
  return false;
}

/** As in "Free plan: no" and in the cell of a table. */
function isCrossed(behind: string): boolean {
  const [word = ""] = /\S*[\p{L}\p{N}]\S*/u.exec(plain(behind.slice(0, CELL))) ?? [];
  return CROSS.test(behind) || hasWord(withoutWords(word, WITHOUT), NEGATIONS);
}

const plain = (text: string) => withoutWords(` ${fold(text)} `, CREDIT_CARD);
