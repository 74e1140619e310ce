import { type Attribute, type FactValue, KINDS_OF_ATTRIBUTE, type ValueKind } from "./attributes.ts";
import type { StatedFact } from "./fact.ts";
import { JOINED, readSaid, type SaidValue, type Saying } from "./read-said.ts";

/** A fact that the text of a company's own page states, in the page's own words (`names-claims-topics-markets.md` §2.2). */
export interface PageFact extends StatedFact {
  readonly quote: string;
}

/** Facts of one page that are kept. */
export const MAX_PAGE_FACTS = 30;

/** Why a fact that a reader found on a page is not kept, in the order in which it is looked at. */
export const NO_PAGE_FAULTS = {
  not_said: 0,
  not_asserted: 0,
  unknown_field: 0,
  no_value: 0,
  repeated: 0,
  too_many: 0,
};
export type PageFactFault = keyof typeof NO_PAGE_FAULTS;

export interface PageFactsRead {
  readonly facts: readonly PageFact[];
  readonly dropped: Readonly<Record<PageFactFault, number>>;
}

/** What readings of a site's pages came to. */
export interface PagesRead {
  readonly read: number;
  /** Pages whose reading failed. */
  readonly failed: number;
  /** Facts that were found and whose words, figures or values do not hold. */
  readonly dropped: number;
}

/**
 * What a page says as a fact of an attribute, of the first kind that reads it; null where it is too vague for one ("about", "from",
 * a price without a currency).
 */
export function statedValue(attribute: Attribute, saying: Saying): FactValue | null {
  for (const kind of KINDS_OF_ATTRIBUTE[attribute]) {
    const value = valueAs(kind, saying);
    if (value !== null) return value;
  }
  return null;
}

function valueAs(kind: ValueKind, saying: Saying): FactValue | null {
  if (kind === "text") return { kind, text: saying.value };
  const said = readSaid(saying, kind);
  return said && isFirm(said) ? toFact(said, saying) : null;
}

/** "More than 248,000 companies" is how a count is stated; of a price or a day it is none. */
function isFirm(said: SaidValue): boolean {
  if (said.kind === "number") return said.bound === "exact" || said.bound === "over";
  return !("bound" in said) || said.bound === "exact";
}

function toFact(said: SaidValue, { value }: Saying): FactValue | null {
  switch (said.kind) {
    case "money": {
      const { kind, amount, currency, period, per } = said;
      return currency === null ? null : { kind, amount, currency, period, unit: per };
    }
    case "number":
      return { kind: said.kind, amount: said.amount };
    case "date":
      return { kind: said.kind, date: said.date };
    case "yes_no":
      return said;
    case "set": {
      const items = value
        .split(JOINED)
        .map((item) => item.replace(/^\s*(?:and|und|et|y|e|en)\s/u, "").trim());
      return said.isNegated ? null : { kind: said.kind, items, isComplete: false };
    }
    case "text":
      return said;
  }
}
