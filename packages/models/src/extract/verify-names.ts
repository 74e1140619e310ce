import type { ExtractedName } from "./read-reply.ts";
import { readStatedPlace } from "./stated-place.ts";

/** A name that stands in the visible answer, as the answer writes it. */
export interface VerifiedName {
  readonly name: string;
  /** Where the words that decide its place stand. */
  readonly at: number;
  /** Place that the answer states, from 1; null where it states none. */
  readonly stated: number | null;
  /** Address that stands in the answer, or null. */
  readonly address: string | null;
}

const MAX_NAME = 120;
/** Marks that a name cannot hold: it would be put together across them. */
const ACROSS_MARKS = /\*\*|__|~~|\n|\t|[|`{}]|\]\(|<\/?[a-z]/iu;
const OUTER_MARKS = /^[\s"“”«»„*_`]+|[\s"“”«»*_`]+$/gu;

/**
 * Those of the names that stand in the text in one piece, in the order of the reply. The text is a visible answer
 * without its commands.
 */
export function verifyNames(names: readonly ExtractedName[], text: string): VerifiedName[] {
  const folded = fold(text);
  return names.flatMap((name) => verifyName(name, text, folded) ?? []);
}

function verifyName(
  { name: claimed, quote, place, address }: ExtractedName,
  text: string,
  folded: string,
): VerifiedName | null {
  const wanted = fold(claimed.replace(OUTER_MARKS, ""));
  if (wanted.length === 0 || wanted.length > MAX_NAME || ACROSS_MARKS.test(wanted)) return null;
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const passage = findPassage(folded, fold(quote.trim()), wanted);
  const at = passage?.at ?? findWhole(folded, wanted, 0, folded.length);
  if (at < 0) return null;
  const isQuoted = passage !== null && place.trim() !== "" && fold(quote).includes(fold(place.trim()));
  const site = address.trim();
  return {
    name: text.slice(at, at + wanted.length),
    at,
    stated: isQuoted ? readStatedPlace(place) : null,
    address: site !== "" && text.includes(site) ? site : null,
  };
}

/** The first occurrence of the quote in which the name stands. */
function findPassage(folded: string, quote: string, wanted: string): { readonly at: number } | null {
  if (quote.length < wanted.length) return null;
  for (let from = folded.indexOf(quote); from >= 0; from = folded.indexOf(quote, from + 1)) {
    const at = findWhole(folded, wanted, from, from + quote.length);
    if (at >= 0) return { at };
  }
  return null;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that write particles, or other words, right behind a name. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Where the name stands as whole words between two places of the text; -1 when it does not. */
function findWhole(folded: string, wanted: string, from: number, to: number): number {
  for (let at = folded.indexOf(wanted, from); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (end > to) return -1;
    if (isEdge(folded, at) && isEdge(folded, end)) return at;
  }
  return -1;
}

/** No word goes on here. */
function isEdge(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  if (!LETTER.test(before) || !LETTER.test(after)) return true;
  return JOINED.test(before) || JOINED.test(after);
}

/** Spaces and apostrophes that look alike made the same; the length stays. */
function fold(text: string): string {
  return text.replace(/[^\S\n\t]/gu, " ").replace(/[‘’ʼ´`]/gu, "'");
}
