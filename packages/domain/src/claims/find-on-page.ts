import type { NamePlace } from "../mentions/choose-places.ts";
import { type Attribute, KINDS_OF_ATTRIBUTE } from "./attributes.ts";
import { isSameValue } from "./is-same-value.ts";
import {
  isOfSubject,
  NEAR,
  nameNear,
  type Page,
  passageOf,
  type Span,
  sentenceAround,
} from "./place-on-page.ts";
import { languageOfAnswer, numbersIn, type WrittenNumber } from "./read-number.ts";
import { readSaid, type SaidValue, type Saying } from "./read-said.ts";
import { subjectKey } from "./verdict.ts";
import { findRun, type WordRuns, wordRunsOf } from "./word-runs.ts";
import { findWord } from "./words-in-text.ts";

/** Characters that tell a page's language. */
const TELLS_LANGUAGE = 20_000;
/** Places of a page that are read for a claim; a page that says one number everywhere is no reason to read on. */
const MOST_PLACES = 100;
/** Smaller numbers are of many things: the word behind them has to be the same. */
const SMALL_NUMBER = 1_000;

/** What is looked for: a claim as its first statement says it. */
export interface SoughtClaim extends Omit<Saying, "value"> {
  readonly attribute: Attribute;
  readonly subject: string;
  readonly value: string | null;
  /** Place of its company among those whose names were found. */
  readonly company: number;
  /** What else of the company values of the attribute are of, as its plans. */
  readonly subjects: readonly string[];
  /** Sentences of answers that say it. */
  readonly sentences: readonly string[];
}

/** A place that may say a value; `isSaid` reads it. */
interface Candidate extends Span {
  readonly isSaid: () => boolean;
}

/**
 * Looks for claims on a page, given its visible text by lines and where it names companies; gives the page's own words, null where
 * it does not say it. A typed value counts within 300 characters of a name of its company, with no other company between, and
 * where the claim is of a plan, if it is the nearest to the value; plain text by a run of eight words.
 */
export function claimOnPage(
  text: string,
  names: readonly NamePlace[],
): (claim: SoughtClaim) => string | null {
  const page: Page = {
    text,
    small: text.toLowerCase().length === text.length ? text.toLowerCase() : text,
    language: languageOfAnswer(text.slice(0, TELLS_LANGUAGE)),
    names: names.toSorted((a, b) => a.start - b.start),
  };
  let numbers: readonly WrittenNumber[] | null = null;
  let runs: WordRuns | null = null;
  return (claim) => {
    const said = typedValue(claim);
    if (said === null) {
      runs ??= wordRunsOf(text);
      const run = findRun(runs, claim.sentences);
      return run && passageOf(page, run, null);
    }
    if (said.kind === "money" || said.kind === "number") numbers ??= numbersIn(page.small, page.language);
    let read = 0;
    for (const place of candidatesOf(page, claim, said, numbers ?? [])) {
      const name = nameNear(page, place);
      if (name?.company !== claim.company) continue;
      if (place.isSaid() && isOfSubject(page, claim, place)) return passageOf(page, place, name);
      read += 1;
      if (read === MOST_PLACES) return null;
    }
    return null;
  };
}

/** Null: its words are all there is, or its value can't be compared. */
function typedValue({ attribute, subject, value, sentence, language }: SoughtClaim): SaidValue | null {
  for (const kind of KINDS_OF_ATTRIBUTE[attribute]) {
    const said = kind === "text" || value === null ? null : readSaid({ value, sentence, language }, kind);
    if (said === null || (said.kind === "money" && said.currency === null)) continue;
    return said.kind === "yes_no" && topicsOf(attribute, subject).length === 0 ? null : said;
  }
  return null;
}

/** What a yes or no is about, as pages write it. */
const TOPICS: { readonly [Of in Attribute]?: readonly string[] } = {
  free_plan: ["free plan", "free tier", "free version", "free edition", "forever free", "free forever"],
  trial: ["free trial", "trial"],
};

function topicsOf(attribute: Attribute, subject: string): readonly string[] {
  const key = subjectKey(subject);
  return TOPICS[attribute] ?? (key === "" ? [] : [key]);
}

/** Where a page may say a value, whomever it says it of. */
function* candidatesOf(
  page: Page,
  claim: SoughtClaim,
  said: SaidValue,
  numbers: readonly WrittenNumber[],
): Generator<Candidate> {
  if (said.kind === "money" || said.kind === "number") yield* amountsLike(page, claim, said, numbers);
  if (said.kind === "date") yield* datesLike(page, said);
  if (said.kind === "yes_no")
    for (const topic of topicsOf(claim.attribute, claim.subject)) yield* wordsLike(page, topic, said);
  if (said.kind === "set") {
    const [first = "", ...others] = said.items;
    for (const { start, end, isSaid } of wordsLike(page, first, said)) {
      const around = page.small.slice(Math.max(0, start - NEAR), end + NEAR);
      yield {
        start,
        end,
        isSaid: () => isSaid() && others.every((item) => findWord(around, [item]) !== null),
      };
    }
  }
}

type Amount = Extract<SaidValue, { kind: "money" | "number" }>;

function* amountsLike(
  page: Page,
  claim: SoughtClaim,
  said: Amount,
  numbers: readonly WrittenNumber[],
): Generator<Candidate> {
  for (const [nth, number] of numbers.entries()) {
    if (!isNear(number.amount, said.amount)) continue;
    const isSaid = () => {
      const place = said.kind === "money" ? priceAround(page, numbers, nth) : number;
      const found = readOn(page, place, said.kind);
      if (found === null || !isSameValue(found, said)) return false;
      return said.kind === "money" || said.amount >= SMALL_NUMBER || hasSameUnit(page, number, claim);
    };
    yield { start: number.start, end: number.end, isSaid };
  }
}

/** Close enough to be read: a price may be told by year. */
function isNear(found: number, said: number): boolean {
  return [said, said * 12, said / 12].some((one) => Math.abs(found - one) <= Math.max(found, one) * 0.06);
}

const BEFORE = /(?:\p{L}{0,3}\p{Sc}|(?<!\p{L})\p{L}{2,3})\s?$/u;
const LONGEST_SIGN = 6;
const LONGEST_TERMS = 40;

/** A number with the sign before it, and what follows up to the next number. */
function priceAround({ small }: Page, numbers: readonly WrittenNumber[], nth: number): Span {
  const [before, number, next] = [numbers[nth - 1], numbers[nth], numbers[nth + 1]];
  if (!number) return { start: 0, end: 0 };
  const from = Math.max(before?.end ?? 0, number.start - LONGEST_SIGN);
  const start = number.start - (BEFORE.exec(small.slice(from, number.start))?.[0].length ?? 0);
  const line = small.indexOf("\n", number.end);
  const to = Math.min(
    next?.start ?? small.length,
    number.end + LONGEST_TERMS,
    line < 0 ? small.length : line,
  );
  const rest = small.slice(number.end, to);
  const sign = to === next?.start ? (BEFORE.exec(rest)?.[0].length ?? 0) : 0;
  return { start, end: to - sign };
}

function readOn({ text, language }: Page, { start, end }: Span, kind: SaidValue["kind"]): SaidValue | null {
  const value = text.slice(start, end);
  return readSaid({ value, sentence: value, language }, kind);
}

function hasSameUnit({ small }: Page, { end }: Span, { value, sentence }: SoughtClaim): boolean {
  const unit = /^[\s-]*(\p{L}+)/u;
  const at = sentence.indexOf(value ?? "");
  const said = unit.exec(
    `${value?.replace(/^[^\d]*[\d.,]+/u, "")}${sentence.slice(at + (value?.length ?? 0))}`,
  );
  const found = unit.exec(small.slice(end, end + LONGEST_TERMS))?.[1] ?? "";
  const stem = said?.[1]?.toLowerCase().slice(0, 3) ?? "";
  return stem !== "" && found.startsWith(stem);
}

function* datesLike(page: Page, said: Extract<SaidValue, { kind: "date" }>): Generator<Candidate> {
  const isYear = said.date.length === 4;
  for (const { index, 0: year } of page.small.matchAll(/(?<![\d.,])(?:1[5-9]|20)\d\d(?![\d]|[.,]\d)/gu)) {
    const place = { start: index, end: index + year.length };
    yield { ...place, isSaid: () => (isYear ? year === said.date : isSameDay(page, place, said)) };
  }
}

function isSameDay(page: Page, { start, end }: Span, said: SaidValue): boolean {
  const sentence = sentenceAround(page.text, start);
  const around = { start: Math.max(sentence.start, start - 20), end: Math.min(sentence.end, end + 8) };
  const found = readOn(page, around, "date");
  return found !== null && isSameValue(found, said);
}

type Told = Extract<SaidValue, { kind: "yes_no" | "set" }>;

/** Where words stand that are told, or denied, as the claim does. */
function* wordsLike({ text, small, language }: Page, word: string, said: Told): Generator<Candidate> {
  for (let from = 0; ; ) {
    const found = findWord(small.slice(from), [word]);
    if (found === null) return;
    const place = { start: from + found.start, end: from + found.end };
    from = place.end;
    const isSaid = () => {
      const { start, end } = sentenceAround(text, place.start);
      const value = text.slice(place.start, place.end);
      const told = readSaid({ value, sentence: text.slice(start, end), language }, said.kind);
      if (told?.kind === "yes_no") return said.kind === "yes_no" && told.is === said.is;
      return told?.kind === "set" && said.kind === "set" && told.isNegated === said.isNegated;
    };
    yield { ...place, isSaid };
  }
}
