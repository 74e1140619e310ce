import { DUTCH_WORDS, GERMAN_WORDS } from "./describing-words.ts";

/** Characters of a text that tell its language. */
const SAMPLE = 2_000;
const either = (words: readonly string[]) => String.raw`(?<!\p{L})(?:${words.join("|")})(?!\p{L})`;
const GERMAN = new RegExp(either(GERMAN_WORDS), "giu");
const DUTCH = new RegExp(either(DUTCH_WORDS), "iu");
/** Words of English that the other languages do not have. */
const ENGLISH = /(?<!\p{L})(?:the|are|was|were|has|have|and|with|from)(?!\p{L})/iu;

export function isGerman(text: string): boolean {
  return (text.slice(0, SAMPLE).match(GERMAN)?.length ?? 0) > 1;
}

export function isDutch(text: string): boolean {
  return DUTCH.test(text.slice(0, SAMPLE));
}

export function isEnglish(text: string): boolean {
  return ENGLISH.test(text.slice(0, SAMPLE));
}

const MARKS = String.raw`["“”„«»‘’'(\[*_\x60~]`;
const BEGINNING = new RegExp(
  String.raw`(?:^|[.!?:…。！？：]${MARKS}{0,3}\s+|[\n|>]|[。！？：])\s*(?:(?:[-*•–—#>|+]|\d{1,3}[.)])\s*)*${MARKS}{0,4}$`,
  "u",
);

/** A sentence, a heading, a list item, a cell of a table or what follows a colon begins behind it. */
export function isBeginning(before: string): boolean {
  return BEGINNING.test(before);
}
