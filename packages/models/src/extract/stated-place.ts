import { PLACE_WORDS } from "./place-words.ts";

const NUMBER = /(?<!\p{N})\p{N}{1,2}(?!\p{N})/u;

const PLACES = new Map(
  PLACE_WORDS.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);

const WORDS = [...PLACES.keys()]
  .sort((a, b) => b.length - a.length)
  .map(toSource)
  .join("|");
const WORD = new RegExp(WORDS, "iu");

/** Words with letters of alphabets stand alone; the others stand among other characters. */
function toSource(word: string): string {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word) ? String.raw`(?<!\p{L})${word}(?!\p{L})` : word;
}

/** The place that words such as `#2`, `Third` or `runner-up` state, from 1; null when they state none. */
export function readStatedPlace(words: string): number | null {
  const digits = NUMBER.exec(words.normalize("NFKC"))?.[0];
  if (digits !== undefined) return Number(digits) || null;
  return PLACES.get(WORD.exec(words)?.[0].toLowerCase() ?? "") ?? null;
}
