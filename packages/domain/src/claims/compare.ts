import type { FactValue } from "./attributes.ts";
import { fold, itemKey, type SaidValue } from "./read-said.ts";

/** What code can say of a claim beside one fact. */
export type Compared = "true" | "false" | "cannot_tell";

/** "About" allows a tenth, a rounded count a twentieth, a year one beside it. */
const ABOUT = 0.1;
const ROUNDED = 0.05;
const YEARS = 1;
/** Keeps binary fractions from deciding. */
const NOISE = 1e-9;

/**
 * Holds what an answer says against a fact (`names-claims-topics-markets.md` §2.4). What can't be compared is never false:
 * other currencies, a price per person against one for all, an item that an open set does not name, plain text.
 */
export function compareValues(said: SaidValue, fact: FactValue): Compared {
  if (said.kind === "money" && fact.kind === "money") return compareMoney(said, fact);
  if (said.kind === "number" && fact.kind === "number") return compareNumbers(said, fact.amount);
  if (said.kind === "date" && fact.kind === "date") return compareDates(said, fact.date);
  if (said.kind === "yes_no" && fact.kind === "yes_no") return said.is === fact.is ? "true" : "false";
  if (said.kind === "set" && fact.kind === "set") return compareSets(said, fact);
  if (said.kind === "text" && fact.kind === "text")
    return itemKey(said.text) === itemKey(fold(fact.text)) ? "true" : "cannot_tell";
  return "cannot_tell";
}

type Said<Kind extends SaidValue["kind"]> = Extract<SaidValue, { kind: Kind }>;
type Fact<Kind extends FactValue["kind"]> = Extract<FactValue, { kind: Kind }>;

function compareMoney(said: Said<"money">, fact: Fact<"money">): Compared {
  if (said.amount === 0) return fact.amount === 0 ? "true" : "false";
  if (said.currency !== fact.currency || (said.per !== null && fact.unit === null)) return "cannot_tell";
  const perFact = inPeriodOf(said, fact);
  if (perFact === null) return "cannot_tell";
  const isTold = said.per === fact.unit && (said.period !== null || fact.period === null);
  const found = isPrice(said, perFact, fact.amount);
  return found ? "true" : isTold ? "false" : "cannot_tell";
}

/** How many of what is said are one of the fact; null where nobody knows. A period that is left out is the fact's. */
function inPeriodOf({ period }: Said<"money">, fact: Fact<"money">): number | null {
  if (period === fact.period || period === null) return 1;
  if (period === "year" && fact.period === "month") return 1 / 12;
  return period === "month" && fact.period === "year" ? 12 : null;
}

/** A price is true as it is, cut to its last digit, or rounded to it. */
function isPrice({ amount, unit, bound }: Said<"money">, factor: number, fact: number): boolean {
  const said = amount * factor;
  if (bound === "over") return fact >= said - NOISE;
  if (bound === "under") return fact < said + NOISE;
  if (bound === "about") return Math.abs(said - fact) <= fact * ABOUT + NOISE;
  if (Math.abs(said - fact) < NOISE * Math.max(1, fact)) return true;
  const whole = fact / factor;
  const isCut = amount <= whole + NOISE && whole - amount < unit - NOISE;
  const isRounded = Math.abs(amount - whole) <= unit / 2 + NOISE;
  return (isCut || isRounded) && Math.abs(amount - whole) <= whole * ROUNDED + NOISE;
}

function compareNumbers({ amount, place, bound }: Said<"number">, fact: number): Compared {
  const apart = Math.abs(amount - fact);
  if (bound === "over") return fact >= amount ? "true" : "false";
  if (bound === "under") return fact < amount ? "true" : "false";
  if (bound === "about") return apart <= fact * ABOUT + NOISE ? "true" : "false";
  return apart <= Math.min(place / 2, fact * ROUNDED) + NOISE && (apart === 0 || place > 1)
    ? "true"
    : "false";
}

function compareDates({ date, bound }: Said<"date">, fact: string): Compared {
  if (bound === "about")
    return Math.abs(Number(date.slice(0, 4)) - Number(fact.slice(0, 4))) <= YEARS ? "true" : "false";
  if (fact.startsWith(date)) return "true";
  // The month of a year that the fact alone tells.
  return date.startsWith(fact) ? "cannot_tell" : "false";
}

function compareSets({ items, isNegated }: Said<"set">, fact: Fact<"set">): Compared {
  const known = new Set(fact.items.map(itemKey));
  const held = items.filter((item) => known.has(item)).length;
  if (isNegated) {
    if (held > 0) return held === items.length ? "false" : "cannot_tell";
    return fact.isComplete ? "true" : "cannot_tell";
  }
  if (held === items.length) return "true";
  // Of "Berlin, Germany" and of "Slack and others" a part is known: nobody knows what the rest is.
  return fact.isComplete && held === 0 ? "false" : "cannot_tell";
}
