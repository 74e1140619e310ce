import type { Page, Span } from "./place-on-page.ts";
import type { WrittenNumber } from "./read-number.ts";
import { boundOf, readSaid, type SaidValue } from "./read-said.ts";
import { isSameCount } from "./same-unit.ts";
import { type Candidate, type SoughtClaim, saysOf } from "./sought-claim.ts";

type Amount = Extract<SaidValue, { kind: "money" | "number" }>;

/** Where a page may say an amount, or one of the facts. */
export function* amountsLike(
  page: Page,
  claim: SoughtClaim,
  said: Amount,
  numbers: readonly WrittenNumber[],
): Generator<Candidate> {
  const { value, facts } = claim;
  const amounts = [said.amount, ...facts.flatMap((fact) => ("amount" in fact ? [fact.amount] : []))];
  for (const [nth, number] of numbers.entries()) {
    if (!amounts.some((amount) => isNear(number.amount, amount))) continue;
    const says = () => {
      if (said.kind === "number" && !isSameCount(page, number, { ...claim, value: value ?? "" }, said.amount))
        return null;
      const place = said.kind === "money" ? priceAround(page, numbers, nth) : number;
      const found = readOn(page, place, said.kind);
      if (found?.kind !== "money" && found?.kind !== "number") return null;
      return saysOf({ ...found, bound: boundAround(page, number, numbers[nth - 1]) }, said, facts);
    };
    yield { start: number.start, end: number.end, says };
  }
}

/** Close enough to be read: a price may be told by year, and "about". */
function isNear(found: number, said: number): boolean {
  return [said, said * 12, said / 12].some((one) => Math.abs(found - one) <= Math.max(found, one) * 0.12);
}

const LONGEST_BOUND = 20;

/** "Over 10,000", "10,000+". */
function boundAround({ small }: Page, { start, end }: Span, before: Span | undefined): Amount["bound"] {
  const from = Math.max(before?.end ?? 0, start - LONGEST_BOUND, small.lastIndexOf("\n", start) + 1);
  const [sign = ""] =
    /^\s?(?:\+|[\p{Script=Han}\p{Script=Hangul}]{1,2})/u.exec(small.slice(end, end + 3)) ?? [];
  return boundOf(`${small.slice(from, start)}${sign}`);
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

export function readOn(
  { text, language }: Page,
  { start, end }: Span,
  kind: SaidValue["kind"],
): SaidValue | null {
  const value = text.slice(start, end);
  return readSaid({ value, sentence: value, language }, kind);
}
