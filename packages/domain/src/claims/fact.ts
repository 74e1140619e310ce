import { type Market, marketCodeOf } from "../market.ts";
import { type Attribute, type FactValue, KINDS_OF_ATTRIBUTE } from "./attributes.ts";
import type { PagesRead } from "./page-fact.ts";
import { itemKey } from "./read-said.ts";
import { subjectKey } from "./verdict.ts";

/** Facts of a brand's companies (`names-claims-topics-markets.md` §2.1, record 97). */
export const FACT_STATES = ["proposed", "confirmed", "rejected"] as const;
export type FactState = (typeof FACT_STATES)[number];
export const FACT_SOURCES = ["json_ld", "page", "person"] as const;
export type FactSource = (typeof FACT_SOURCES)[number];

/** Characters of a subject or an item, of a text, and items of a set. */
export const MAX_FACT_NAME = 80;
export const MAX_FACT_TEXT = 300;
export const MAX_FACT_ITEMS = 100;
const MAX_AMOUNT = 1e12;

/** A fact as somebody writes it. */
export interface FactWish {
  /** Key of a company of the brand; "": the brand. */
  readonly company: string;
  readonly attribute: Attribute;
  readonly subject: string;
  readonly value: FactValue;
  /** Answers of this market alone are held against it; null: of all. */
  readonly market: Market | null;
  /** First and last day that it holds, `YYYY-MM-DD`; null: open. */
  readonly from: string | null;
  readonly to: string | null;
}

/** A fact as a company's own page states it. */
export type StatedFact = Pick<FactWish, "attribute" | "subject" | "value">;

export interface BrandFact extends FactWish {
  readonly id: string;
  readonly state: FactState;
  readonly sourceKind: FactSource;
  readonly sourceUrl: string | null;
  /** The page's own words, where a model read them; code has found them there. */
  readonly quote: string | null;
  /** ISO 8601; null: nobody has. */
  readonly confirmedAt: string | null;
  /** It holds without a last day and was last confirmed more than `FACT_OLD_DAYS` days ago: it asks to be looked at. */
  readonly isOld: boolean;
}

/** Days after which a confirmed fact asks to be looked at (`names-claims-topics-markets.md` §2.2). */
export const FACT_OLD_DAYS = 180;

/** How often a site is read for facts at most. */
export const FACTS_READ_EVERY_MS = 86_400_000;

/** Facts with one key say the same. */
export function factKey(fact: Omit<FactWish, "from" | "to">): string {
  return [marketCodeOf(fact.market) ?? "", aboutOf(fact), amountOf(fact.value)].join("\n");
}

/** Whether a fact, once it is confirmed, ends another that holds: the same measure with another value. */
export function isChangeOf(fact: FactWish, other: FactWish): boolean {
  if (fact.value.kind === "set" || fact.value.kind === "text" || other.to !== null) return false;
  const isSame = isOf(fact.market, other.market) && aboutOf(fact) === aboutOf(other);
  return isSame && factKey(fact) !== factKey(other);
}

/** A claim, and the market and the moment (ISO 8601) in which it was said last. */
export interface PlacedClaim {
  readonly company: string;
  readonly market: Market | null;
  readonly at: string;
}

/**
 * Confirmed facts that a claim is held against: those of its company in its market and in all that had begun on its day. One of the
 * market goes before those of all markets on the same measure where both hold on that day; a list that names some of them adds to theirs.
 */
export function factsFor<Fact extends BrandFact>(
  facts: readonly Fact[],
  { company, market, at }: PlacedClaim,
): Fact[] {
  const day = at.slice(0, 10);
  const begun = facts.filter(
    (fact) =>
      fact.company === company && fact.state === "confirmed" && (fact.from === null || fact.from <= day),
  );
  const holds = ({ to }: Fact) => to === null || to >= day;
  const ofMarket = begun.filter((fact) => fact.market !== null && isOf(fact.market, market));
  const first = ofMarket.filter(
    (fact) => holds(fact) && (fact.value.kind !== "set" || fact.value.isComplete),
  );
  const others = begun.filter(
    (fact) => fact.market === null && !(holds(fact) && first.some((one) => aboutOf(one) === aboutOf(fact))),
  );
  return [...ofMarket, ...others];
}

function isOf(one: Market | null, other: Market | null): boolean {
  return marketCodeOf(one) === marketCodeOf(other);
}

/** What facts of one measure share, but for their market. */
function aboutOf({ company, attribute, subject, value }: Omit<FactWish, "market" | "from" | "to">): string {
  return [company, attribute, subjectKey(subject), measureOf(value)].join("\n");
}

/** A price a month and one a year are two measures. */
function measureOf(value: FactValue): string {
  return value.kind === "money" ? `money ${value.currency} ${value.period} ${value.unit}` : value.kind;
}

function amountOf(value: FactValue): string {
  switch (value.kind) {
    case "money":
    case "number":
      return String(value.amount);
    case "date":
      return value.date;
    case "yes_no":
      return String(value.is);
    case "set":
      return value.items.map(itemKey).sort().join("|");
    case "text":
      return value.text.toLowerCase();
  }
}

export interface BrandFacts {
  /** ISO 8601: when the brand's site was read for facts; null: never. */
  readonly readAt: string | null;
  /** Grows with every confirmed change. */
  readonly version: number;
  readonly facts: readonly BrandFact[];
}

/** The same after a site has been read. */
export interface ProposedFacts extends BrandFacts {
  /** How many are new. */
  readonly proposed: number;
  /** Why the site was not read, in a sentence; null when it was. */
  readonly unread: string | null;
  /** What a model found in the text of its pages; null: none reads here. */
  readonly pages: PagesRead | null;
}

/** A fact without what is too much; a sentence for its writer where it can't be one. */
export function checkFact(wish: FactWish): FactWish | string {
  const subject = oneLine(wish.subject);
  if (subject.length > MAX_FACT_NAME) return `A subject has ${MAX_FACT_NAME} characters at most`;
  if (!KINDS_OF_ATTRIBUTE[wish.attribute].includes(wish.value.kind))
    return "This attribute has no value of this kind";
  if (wish.from !== null && wish.to !== null && wish.from > wish.to) return "A fact ends after it begins";
  const value = checkValue(wish.value);
  return typeof value === "string" ? value : { ...wish, subject, value };
}

function checkValue(value: FactValue): FactValue | string {
  switch (value.kind) {
    case "money":
      if (!isAmount(value.amount)) return "Please give a price of 0 or more";
      return Intl.supportedValuesOf("currency").includes(value.currency)
        ? value
        : "Please give a currency by its three letters";
    case "number":
      return isAmount(value.amount) ? value : "Please give a number of 0 or more";
    case "date":
      return isDay(value.date) ? value : "Please give a year, a month (2014-03) or a day (2014-03-31)";
    case "yes_no":
      return value;
    case "set": {
      const items = [...new Map(value.items.map((item) => [itemKey(item), oneLine(item)])).entries()]
        .filter(([key]) => key !== "")
        .map(([, item]) => item);
      if (items.length === 0 || items.length > MAX_FACT_ITEMS)
        return `Please name one to ${MAX_FACT_ITEMS} of them`;
      if (items.some((item) => item.length > MAX_FACT_NAME))
        return `A name has ${MAX_FACT_NAME} characters at most`;
      return { ...value, items };
    }
    case "text": {
      const text = oneLine(value.text);
      return text.length > 0 && text.length <= MAX_FACT_TEXT
        ? { ...value, text }
        : `Please write one to ${MAX_FACT_TEXT} characters`;
    }
  }
}

function isAmount(amount: number): boolean {
  return Number.isFinite(amount) && amount >= 0 && amount <= MAX_AMOUNT;
}

function isDay(date: string): boolean {
  const [year, month = "01", day = "01"] = date.split("-");
  if (!/^\d{4}(?:-\d{2}){0,2}$/.test(date)) return false;
  const read = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${year}-${month}-${day}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
