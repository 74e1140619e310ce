import type { NamePlace } from "../mentions/choose-places.ts";
import { amountsLike, readOn } from "./amounts-on-page.ts";
import { type Attribute, KINDS_OF_ATTRIBUTE } from "./attributes.ts";
import {
  isAsked,
  isOfSubject,
  NEAR,
  nameNear,
  type Page,
  passageOf,
  placesOf,
  type Span,
  sentenceAround,
  smallLetters,
} from "./place-on-page.ts";
import { languageOfAnswer, numbersIn, type WrittenNumber } from "./read-number.ts";
import { readSaid, type SaidValue } from "./read-said.ts";
import { type Candidate, type SoughtClaim, saysOf } from "./sought-claim.ts";
import { isToldIn, toldAt } from "./told-on-page.ts";
import { FOUNDING } from "./value-words.ts";
import { subjectKey } from "./verdict.ts";
import { quotedRuns, type WordRuns, wordRunsOf } from "./word-runs.ts";
import { hasWord } from "./words-in-text.ts";

/** Characters that tell a page's language. */
const TELLS_LANGUAGE = 20_000;
/** Places of a page that are looked at for a claim; a page that says one number everywhere is no reason to read on. */
const MOST_PLACES = 100;

/**
 * Looks for claims on a page, given its visible text by lines and where it names companies; gives the page's own words, null where
 * it does not say it, or says what is true as well. A typed value counts within 300 characters of a name of its company, with no
 * other company between, and where the claim is of a plan, if it is the nearest to the value; plain text by a run of eight words
 * of the quote. Questions say nothing.
 */
export function claimOnPage(
  text: string,
  names: readonly NamePlace[],
): (claim: SoughtClaim) => string | null {
  const page: Page = {
    ...{ text, small: smallLetters(text), language: languageOfAnswer(text.slice(0, TELLS_LANGUAGE)) },
    names: names.toSorted((a, b) => a.start - b.start),
  };
  let numbers: readonly WrittenNumber[] | null = null;
  let runs: WordRuns | null = null;
  return (claim) => {
    const said = typedValue(claim);
    if (said === null) {
      runs ??= wordRunsOf(text);
      return wordsOnPage(page, claim, runs);
    }
    if (said.kind === "money" || said.kind === "number") numbers ??= numbersIn(page.small, page.language);
    return valueOnPage(page, claim, candidatesOf(page, claim, said, numbers ?? []));
  };
}

function wordsOnPage(page: Page, claim: SoughtClaim, runs: WordRuns): string | null {
  for (const run of quotedRuns(runs, claim.quotes)) {
    const name = nameNear(page, run);
    if (name?.company === claim.company && !isAsked(page, run)) return passageOf(page, run, name);
  }
  return null;
}

function valueOnPage(page: Page, claim: SoughtClaim, places: Iterable<Candidate>): string | null {
  let passage: string | null = null;
  let looked = 0;
  for (const place of places) {
    looked += 1;
    if (looked > MOST_PLACES) return null;
    const name = nameNear(page, place);
    if (name?.company !== claim.company || isAsked(page, place)) continue;
    const is = place.says();
    if (is === null || !isOfSubject(page, claim, place)) continue;
    if (is === "fact") return null;
    passage ??= passageOf(page, place, name);
  }
  return passage;
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
  if (said.kind === "date") yield* datesLike(page, claim, said);
  if (said.kind === "yes_no")
    for (const topic of topicsOf(claim.attribute, claim.subject))
      yield* topicsLike(page, claim, topic, said.is);
  if (said.kind === "set") yield* itemsLike(page, said);
}

function* datesLike(
  page: Page,
  { attribute, facts }: SoughtClaim,
  said: Extract<SaidValue, { kind: "date" }>,
): Generator<Candidate> {
  const isYear = said.date.length === 4;
  const dates = [said.date, ...facts.flatMap((fact) => ("date" in fact ? [fact.date] : []))];
  const years = new Set(dates.map((date) => date.slice(0, 4)));
  for (const { index, 0: year } of page.small.matchAll(/(?<![\d.,])(?:1[5-9]|20)\d\d(?![\d]|[.,]\d)/gu)) {
    if (!years.has(year)) continue;
    const place = { start: index, end: index + year.length };
    const says = () => {
      if (attribute === "founded" && !isOfFounding(page, place)) return null;
      const found = isYear ? ({ kind: "date", date: year, bound: "exact" } as const) : dayAround(page, place);
      return saysOf(found, said, facts);
    };
    yield { ...place, says };
  }
}

const LONGEST_LABEL = 40;
/** Segmenters see no end of a sentence before figures; short words may be cut: "est. 2012". */
const END = /(?<=\p{L}{5}[.!])\s+/u;

/** Whether a word of founding stands in the sentence of a year, or in the cell before it. */
function isOfFounding({ text, small }: Page, { start }: Span): boolean {
  const sentence = sentenceAround(text, start);
  const before = small.slice(sentence.start, start).split(END).at(-1) ?? "";
  if (hasWord(`${before}${small.slice(start, sentence.end)}`, FOUNDING)) return true;
  const [cell = "", label = ""] = small
    .slice(Math.max(0, start - 2 * LONGEST_LABEL), start)
    .split("\n")
    .reverse();
  return cell.trim() === "" && label.length <= LONGEST_LABEL && hasWord(label, FOUNDING);
}

function dayAround(page: Page, { start, end }: Span): SaidValue | null {
  const sentence = sentenceAround(page.text, start);
  const around = { start: Math.max(sentence.start, start - 20), end: Math.min(sentence.end, end + 8) };
  return readOn(page, around, "date");
}

/** Where what a claim grants or denies is named. */
function* topicsLike(page: Page, { facts }: SoughtClaim, topic: string, is: boolean): Generator<Candidate> {
  for (const place of placesOf(page, topic, { start: 0, end: page.text.length })) {
    const says = () => {
      const told = toldAt(page, place);
      return told === null ? null : saysOf({ kind: "yes_no", is: told }, { kind: "yes_no", is }, facts);
    };
    yield { ...place, says };
  }
}

/** Where the first item of a set is named; the others have to be near, and told or denied alike. */
function* itemsLike(page: Page, said: Extract<SaidValue, { kind: "set" }>): Generator<Candidate> {
  const [first = "", ...others] = said.items;
  const is = !said.isNegated;
  for (const place of placesOf(page, first, { start: 0, end: page.text.length })) {
    const around = { start: Math.max(0, place.start - NEAR), end: place.end + NEAR };
    const says = () =>
      toldAt(page, place) === is && others.every((item) => isToldIn(page, item, around, is)) ? "claim" : null;
    yield { ...place, says };
  }
}
