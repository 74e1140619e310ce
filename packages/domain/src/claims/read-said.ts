import type { Period, ValueKind } from "./attributes.ts";
import { numbersIn, type WrittenNumber } from "./read-number.ts";
import {
  ABOUT,
  BILLED,
  CURRENCY_WORDS,
  FREE,
  FREE_PARTS,
  MONTHS,
  NEGATIONS,
  OVER,
  PERIOD_WORDS,
  SEAT_WORDS,
  SHARED_SIGNS,
  UNDER,
  UNSURE,
} from "./value-words.ts";
import { findWord, hasWord, withoutWords } from "./words-in-text.ts";

export type Bound = "exact" | "about" | "over" | "under";

/** What an answer says, read as a value of one kind. Units and `place`: as `WrittenNumber`. */
export type SaidValue =
  | {
      readonly kind: "money";
      readonly amount: number;
      readonly place: number;
      readonly unit: number;
      /** Null: not told, or a sign of several. */
      readonly currency: string | null;
      readonly period: Period | null;
      readonly per: "seat" | null;
      readonly bound: Bound;
    }
  | { readonly kind: "number"; readonly amount: number; readonly place: number; readonly bound: Bound }
  | { readonly kind: "date"; readonly date: string; readonly bound: Bound }
  | { readonly kind: "yes_no"; readonly is: boolean }
  | { readonly kind: "set"; readonly items: readonly string[]; readonly isNegated: boolean }
  | { readonly kind: "text"; readonly text: string };

/** A value as an answer writes it, and the sentence that it stands in. */
export interface Saying {
  readonly value: string;
  readonly sentence: string;
  readonly language: string;
}

/** Reads what is said as a value of a kind; null where it is none, or more than one could be meant. */
export function readSaid({ value, sentence, language }: Saying, kind: ValueKind): SaidValue | null {
  const text = fold(value);
  if (kind === "money") return readMoney(text, language);
  if (kind === "number") return readAmount(text, language);
  if (kind === "date") return readDate(text);
  if (kind === "yes_no") return readYesNo(clauseOf(fold(sentence), text));
  if (kind === "set") return readSet(text, clauseOf(fold(sentence), text));
  return text === "" ? null : { kind: "text", text };
}

/** Small letters, digits of every script, spaces and signs alike. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/\s+/gu, (spaces) => (spaces.length > 1 ? " " : spaces))
    .trim();
}

function readMoney(text: string, language: string): SaidValue | null {
  const priced = withoutBilling(
    withoutWords(
      text,
      SEAT_WORDS.filter((word) => /\d/u.test(word)),
    ),
  );
  const number = onlyNumber(numbersIn(priced, language), priced);
  const terms = { currency: currencyOf(priced, language), period: periodOf(priced), per: perOf(text) };
  if (number === null) return isFree(text) ? { kind: "money", ...FREE_PRICE, ...terms } : null;
  if (/%|％/u.test(priced)) return null;
  const { amount, place, unit } = number;
  return { kind: "money", amount, place, unit, ...terms, bound: boundOf(priced) };
}

const FREE_PRICE = { amount: 0, place: 1, unit: 1, bound: "exact" } as const;

/** "free", but no free trial, no free plan beside another, and not "not free". */
function isFree(text: string): boolean {
  if (!hasWord(text, FREE) || hasWord(text, NEGATIONS)) return false;
  return !FREE_PARTS.some((part) => text.includes(part));
}

function withoutBilling(text: string): string {
  const billed = findWord(text, BILLED);
  if (billed === null) return text;
  const rest = text.slice(billed.end);
  const end = /[,;()]/u.exec(rest)?.index ?? rest.length;
  // "paid monthly: $20" has its amount behind.
  return /\d/u.test(rest.slice(0, end)) ? text : `${text.slice(0, billed.start)} ${rest.slice(end)}`;
}

/** The number of a text that has one; null for ranges, lists and none. */
function onlyNumber(numbers: readonly WrittenNumber[], text: string): WrittenNumber | null {
  const [first, ...others] = numbers;
  if (!first || others.some(({ amount }) => amount !== first.amount)) return null;
  return /^\s*[-–−]\s*(?=\p{Sc}?\d)/u.test(text.slice(first.start)) ? null : first;
}

const SIGNS = Object.entries(CURRENCY_WORDS)
  .flatMap(([currency, words]) => words.map((word) => ({ currency, word })))
  .sort((a, b) => b.word.length - a.word.length);

function currencyOf(text: string, language: string): string | null {
  let rest = text.replace(/\d+/gu, " ");
  const found = new Set<string>();
  for (const { currency, word } of SIGNS) {
    if (!hasWord(rest, [word])) continue;
    found.add(currency);
    rest = withoutWords(rest, [word]);
  }
  for (const [sign, byLanguage] of Object.entries(SHARED_SIGNS))
    if (hasWord(rest, [sign])) found.add(byLanguage[language] ?? sign);
  const [only] = found;
  return found.size === 1 && only && only.length === 3 ? only : null;
}

function periodOf(text: string): Period | null {
  const found = (["month", "year", "week", "day", "once"] as const).filter((period) =>
    hasWord(text, PERIOD_WORDS[period]),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function perOf(text: string): "seat" | null {
  return hasWord(text, [...SEAT_WORDS, "seats", "users", "members", "agents"]) ? "seat" : null;
}

export function boundOf(text: string): Bound {
  if (hasWord(text, ABOUT)) return "about";
  if (hasWord(text, OVER)) return "over";
  return hasWord(text, UNDER) ? "under" : "exact";
}

function readAmount(text: string, language: string): SaidValue | null {
  if (/%|％/u.test(text)) return null;
  const number = onlyNumber(numbersIn(text, language), text);
  if (number === null) return null;
  return { kind: "number", amount: number.amount, place: number.place, bound: boundOf(text) };
}

function readDate(text: string): SaidValue | null {
  const bound = boundOf(text);
  if (bound === "over" || bound === "under") return null;
  const iso = /(?<!\d)(\d{4})[-/.年]\s?(\d{1,2})(?:[-/.月]\s?(\d{1,2})日?)?(?!\d)/u.exec(text);
  if (iso) return dateOf(bound, iso[1], Number(iso[2]), iso[3] ? Number(iso[3]) : null);
  const years = [...new Set(text.match(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/gu) ?? [])];
  if (years.length !== 1) return null;
  const rest = text.replace(years[0] ?? "", " ");
  const month = MONTHS.findIndex((names) => hasWord(rest, names)) + 1;
  const day = month > 0 ? /(?<!\d)(\d{1,2})(?!\d)/u.exec(rest)?.[1] : undefined;
  // Of figures without the name of a month nobody knows which is the month.
  if (month === 0 && /\d/u.test(rest)) return { kind: "date", date: years[0] ?? "", bound };
  return dateOf(bound, years[0], month, day ? Number(day) : null);
}

function dateOf(bound: Bound, year: string | undefined, month: number, day: number | null): SaidValue | null {
  if (!year || month > 12 || (day !== null && day > 31)) return null;
  const two = (part: number) => String(part).padStart(2, "0");
  const date = [year, ...(month > 0 ? [two(month)] : []), ...(month > 0 && day ? [two(day)] : [])].join("-");
  return { kind: "date", date, bound };
}

function readYesNo(clause: string): SaidValue | null {
  if (clause === "" || hasWord(clause, UNSURE)) return null;
  const isNegated = hasWord(clause, NEGATIONS);
  // Two negations, or one of something else beside it, can be either.
  const rest = isNegated ? withoutFirst(clause) : clause;
  return isNegated && hasWord(rest, NEGATIONS) ? null : { kind: "yes_no", is: !isNegated };
}

function withoutFirst(clause: string): string {
  const found = findWord(clause, NEGATIONS);
  return found ? clause.slice(found.end) : clause;
}

/** The part of a sentence between commas, brackets and "but" that the value stands in. */
function clauseOf(sentence: string, value: string): string {
  const at = value === "" ? -1 : sentence.indexOf(value);
  if (at < 0) return value === "" ? sentence : value;
  const before = sentence.slice(0, at).split(CLAUSES).at(-1) ?? "";
  const after = sentence.slice(at + value.length).split(CLAUSES)[0] ?? "";
  return `${before}${value}${after}`;
}

export const CLAUSES =
  /[,;:()。、，；]|\s(?:but|although|though|while|aber|mais|pero|ma|mas|maar)\s|\s[–—]\s/u;

export const JOINED = /[,;、，；/]|\s(?:and|und|et|y|e|en|as well as|&|plus)\s|\s[–—]\s/u;

function readSet(text: string, clause: string): SaidValue | null {
  if (hasWord(clause, UNSURE)) return null;
  const items = text
    .split(JOINED)
    .map(itemKey)
    .filter((item) => item !== "");
  return items.length === 0 ? null : { kind: "set", items, isNegated: hasWord(clause, NEGATIONS) };
}

/** An item as sets compare it: small letters and figures, words apart. */
export function itemKey(item: string): string {
  return fold(item)
    .replace(/^(?:and|und|et|y|e|en|in|the)\s/u, "")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}
