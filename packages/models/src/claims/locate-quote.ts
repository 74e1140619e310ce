import { MAX_CLAIM_QUOTE } from "@standings/domain";
import { findWhole, fold } from "../extract/verify-names.ts";
import { sentenceAt } from "./sentence-at.ts";

/** Words of a reader where they stand in a text, whole and within one sentence or table row. */
export interface LocatedQuote {
  readonly at: number;
  /** As the reader gave it, folded; and the text's own characters. */
  readonly wanted: string;
  readonly quote: string;
  readonly sentence: { readonly start: number; readonly end: number };
}

/** Finds a quote as one run of characters of a text; null: it does not stand there. `folded`: the text through `fold`. */
export function locateQuote(claimed: string, text: string, folded: string): LocatedQuote | null {
  const wanted = fold(claimed.trim());
  const isQuote = wanted.length > 0 && wanted.length <= MAX_CLAIM_QUOTE && /[\p{L}\p{N}]/u.test(wanted);
  const at = isQuote ? findWhole(folded, wanted) : -1;
  const end = at + wanted.length;
  const sentence = at < 0 || isInsideNumber(folded, at, wanted) ? null : sentenceAt(text, at, end);
  return sentence && { at, wanted, quote: text.slice(at, end), sentence };
}

/** Where a value stands in its quote, with all figures of its numbers; null: nowhere. */
export function findValue(quote: string, value: string): number | null {
  const wanted = fold(value.trim());
  if (wanted === "") return null;
  const at = findWhole(quote, wanted);
  return at < 0 || isInsideNumber(quote, at, wanted) ? null : at;
}

/** A name of at most 80 characters stands in a text that was folded. */
export function isIn(folded: string, words: string): boolean {
  const wanted = fold(words.trim());
  return wanted !== "" && wanted.length <= 80 && findWhole(folded, wanted) >= 0;
}

/** A number goes on before or behind the words. */
function isInsideNumber(text: string, at: number, words: string): boolean {
  const before = /^\p{N}/u.test(words) && /\p{N}[.,]?$/u.test(text.slice(Math.max(0, at - 2), at));
  const end = at + words.length;
  return before || (/\p{N}$/u.test(words) && /^[.,]?\p{N}/u.test(text.slice(end, end + 2)));
}
