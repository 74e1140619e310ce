import type { NamePlace } from "../mentions/choose-places.ts";
import { subjectKey } from "./verdict.ts";
import { findWord } from "./words-in-text.ts";

/** Whose a value on a page is, by what stands around it. */

/** Characters between a value and a name, at most (`names-claims-topics-markets.md` §2.6). */
export const NEAR = 300;
const LONGEST_PASSAGE = 300;
export interface Page {
  readonly text: string;
  /** In small letters, place by place. */
  readonly small: string;
  readonly language: string;
  readonly names: readonly NamePlace[];
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The company named in a place, else last before it, else first behind it in its sentence; null: none is near. */
export function nameNear({ text, names }: Page, { start, end }: Span): NamePlace | null {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [names[low - 1], names[low]];
  if (after && after.start < end) return after;
  if (before && start - before.end <= NEAR) return before;
  return after && after.start - end <= NEAR && after.start < sentenceAround(text, start).end ? after : null;
}

/** What a value is of, and what else of the company values of its attribute are of, as its plans. */
interface OfSubject {
  readonly subject: string;
  readonly subjects: readonly string[];
}

/** Of the plans that are known, the claim's is the nearest in the sentence of a value, else the last one before it. */
export function isOfSubject(page: Page, { subject, subjects }: OfSubject, place: Span): boolean {
  const own = subjectKey(subject);
  if (own === "") return true;
  const keys = [...new Set([own, ...subjects.map(subjectKey)])].filter((key) => key !== "");
  const sentence = sentenceAround(page.text, place.start);
  const inside = mentionsOf(page, keys, sentence).toSorted((a, b) => apart(a, place) - apart(b, place));
  if (inside[0]) return inside[0].key === own;
  const before = { start: Math.max(0, place.start - NEAR), end: place.start };
  return mentionsOf(page, keys, before).toSorted((a, b) => b.start - a.start)[0]?.key === own;
}

function mentionsOf(page: Page, keys: readonly string[], span: Span) {
  return keys.flatMap((key) => [...placesOf(page, key, span)].map((place) => ({ ...place, key })));
}

/** Where words in small letters stand in a part of a page. */
export function* placesOf({ small }: Page, word: string, { start, end }: Span): Generator<Span> {
  for (let from = start; from < end; ) {
    const place = findWord(small.slice(from, end), [word]);
    if (place === null) return;
    yield { start: from + place.start, end: from + place.end };
    from += place.end;
  }
}

/** Small letters, place by place: "İ" has two, of which one is kept. */
export function smallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return text.replace(/\p{Lu}/gu, (letter) => letter.toLowerCase().slice(0, letter.length));
}

/** Whether a place stands in a question, which says nothing. */
export function isAsked({ text }: Page, { start }: Span): boolean {
  const sentence = sentenceAround(text, start);
  return /[?？؟]["'”’»)\]]*\s*$/u.test(text.slice(sentence.start, sentence.end));
}

const apart = (a: Span, b: Span) => Math.max(a.start - b.end, b.start - a.end);

/** Characters to each side; what is longer is cut. */
const LONGEST_SENTENCE = 600;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentence of a line that a place begins in. */
export function sentenceAround(text: string, at: number): Span {
  const line = Math.max(at - LONGEST_SENTENCE, text.lastIndexOf("\n", at - 1) + 1);
  const found = text.slice(at, at + LONGEST_SENTENCE).indexOf("\n");
  const row = text.slice(line, at + (found < 0 ? LONGEST_SENTENCE : found));
  const sentence = sentences.segment(row).containing(at - line);
  if (!sentence) return { start: line, end: line + row.length };
  return { start: line + sentence.index, end: line + sentence.index + sentence.segment.length };
}

/** The sentence of a place, from the name before it on where that is near. */
export function passageOf({ text }: Page, place: Span, name: NamePlace | null): string {
  const first = sentenceAround(text, place.start);
  const last = sentenceAround(text, Math.max(place.start, place.end - 1));
  const from =
    name && place.end - name.start < LONGEST_PASSAGE ? Math.min(name.start, first.start) : first.start;
  const isLong = last.end - from > LONGEST_PASSAGE;
  const start = isLong ? Math.max(first.start, place.start - LONGEST_PASSAGE / 2) : from;
  return text
    .slice(start, Math.min(last.end, start + LONGEST_PASSAGE))
    .toWellFormed()
    .replace(/\s+/gu, " ")
    .trim();
}
