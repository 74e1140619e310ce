import { stems } from "./stems.ts";

/** A phrase prepared for finding: its stems in order. */
export interface Phrase<T> {
  readonly words: readonly string[];
  readonly value: T;
}

export interface PhraseMatch<T> {
  readonly value: T;
  /** Positions of the question's words that the phrase covers, ascending. */
  readonly positions: readonly number[];
}

export function toPhrase<T>(text: string, value: T): Phrase<T> {
  return { words: stems(text), value };
}

/** The number of other words that a phrase may contain ("law firms" in "law and tax firms"). */
const GAP = 2;

/** Finds phrases whose words occur in order and close together. A longer match replaces shorter ones inside it. */
export function findPhrases<T>(words: readonly string[], phrases: Iterable<Phrase<T>>): PhraseMatch<T>[] {
  const found: PhraseMatch<T>[] = [];
  for (const phrase of phrases) {
    const positions = locate(words, phrase.words);
    if (positions) found.push({ value: phrase.value, positions });
  }
  return found.filter((match) => !found.some((other) => swallows(other, match)));
}

function locate(words: readonly string[], phrase: readonly string[]): number[] | null {
  const [first] = phrase;
  if (first === undefined) return null;
  let start = words.indexOf(first);
  while (start >= 0) {
    const positions = follow(words, phrase, start);
    if (positions) return positions;
    start = words.indexOf(first, start + 1);
  }
  return null;
}

function follow(words: readonly string[], phrase: readonly string[], start: number): number[] | null {
  const positions = [start];
  let spare = GAP;
  for (const word of phrase.slice(1)) {
    const from = (positions.at(-1) ?? start) + 1;
    const at = words.indexOf(word, from);
    if (at < 0 || at - from > spare) return null;
    spare -= at - from;
    positions.push(at);
  }
  return positions;
}

function swallows<T>(longer: PhraseMatch<T>, shorter: PhraseMatch<T>): boolean {
  return (
    longer.positions.length > shorter.positions.length &&
    shorter.positions.every((position) => longer.positions.includes(position))
  );
}
