import type { ExtractedName } from "./read-reply.ts";
import { readStatedPlace } from "./stated-place.ts";

/** A name that stands in the visible answer, as the answer writes it. */
export interface VerifiedName {
  readonly name: string;
  /** Where the words that decide its place stand. */
  readonly at: number;
  /** The place that words beside the name state, from 1, and where they stand; null where none do. */
  readonly stated: { readonly place: number; readonly at: number } | null;
  /** Address that stands in the answer and is claimed for this name alone, or null. */
  readonly address: string | null;
}

const MAX_NAME = 120;
/** Bounds of the search, so that no text is costly. */
const MAX_QUOTE = 200;
const MAX_TRIES = 100;
/** Marks that a name cannot hold: it would be put together across them. */
const ACROSS_MARKS = /\*\*|__|~~|\n|\t|[|`{}]|\]\(|<\/?[a-z]/iu;
const OUTER_MARKS = /^[\s"“”«»„*_`]+|[\s"“”«»*_`]+$/gu;

/**
 * Those of the names that stand in the text in one piece, in the order of the reply. The text is a visible answer
 * without its commands.
 */
export function verifyNames(names: readonly ExtractedName[], text: string): VerifiedName[] {
  const folded = fold(text);
  const verified = names.flatMap((name) => verifyName(name, text, folded) ?? []);
  // Entries with one address are one company, so a false one would make others disappear.
  const isShared = (address: string) => verified.filter((name) => name.address === address).length > 1;
  return verified.map((name) =>
    name.address !== null && isShared(name.address) ? { ...name, address: null } : name,
  );
}

function verifyName(
  { name: claimed, quote, place, address }: ExtractedName,
  text: string,
  folded: string,
): VerifiedName | null {
  const wanted = fold(claimed.replace(OUTER_MARKS, ""));
  if (wanted.length === 0 || wanted.length > MAX_NAME || ACROSS_MARKS.test(wanted)) return null;
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const passage = fold(quote.trim()).slice(0, MAX_QUOTE);
  const offset = passage.indexOf(wanted);
  const quoted = offset < 0 ? -1 : findWhole(folded, wanted, passage, offset);
  const at = quoted >= 0 ? quoted : findWhole(folded, wanted);
  if (at < 0) return null;
  const site = address.trim();
  return {
    name: text.slice(at, at + wanted.length),
    at,
    stated: quoted >= 0 ? findPlace(passage, offset, at, place) : null,
    address: site !== "" && text.includes(site) ? site : null,
  };
}

/** The words of the passage, closest to the name at its `offset`, that state the claimed place. */
function findPlace(passage: string, offset: number, at: number, claimed: string): VerifiedName["stated"] {
  const words = fold(claimed.trim());
  const place = readStatedPlace(words);
  if (place === null) return null;
  const before = passage.lastIndexOf(words, offset);
  const after = passage.indexOf(words, offset);
  if (before < 0 && after < 0) return null;
  const isBefore = after < 0 || (before >= 0 && offset - before <= after - offset);
  return { place, at: at - offset + (isBefore ? before : after) };
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that write particles, or other words, right behind a name. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Where the name stands as whole words, in a passage that has it `offset` characters from its beginning; -1 when it does
 * not, or not among the first occurrences.
 */
export function findWhole(folded: string, wanted: string, passage = wanted, offset = 0): number {
  let from = folded.indexOf(passage);
  for (let tries = 0; from >= 0 && tries < MAX_TRIES; tries += 1) {
    const at = from + offset;
    if (isEdge(folded, at) && isEdge(folded, at + wanted.length)) return at;
    from = folded.indexOf(passage, from + 1);
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
export function fold(text: string): string {
  return text.replace(/[^\S\n\t]/gu, " ").replace(/[‘’ʼ´`]/gu, "'");
}
