import {
  type Attribute,
  type BrandFact,
  checkFact,
  type FactValue,
  type FactWish,
  KINDS_OF_ATTRIBUTE,
  marketCodeOf,
  type Period,
  PRICE_PERIODS,
  readMarket,
  type ValueKind,
} from "@standings/domain";

/** A fact as a form holds it. */
export interface FactDraft {
  readonly attribute: Attribute;
  readonly kind: ValueKind;
  readonly subject: string;
  /** A price, a number, a date, or text. */
  readonly text: string;
  readonly currency: string;
  readonly period: Period | "";
  readonly isPerSeat: boolean;
  readonly is: boolean;
  /** Separated by commas or lines. */
  readonly items: string;
  readonly isComplete: boolean;
  /** Code of the market whose answers it is held against; "": of all. */
  readonly market: string;
  /** `YYYY-MM-DD`; "": open. */
  readonly from: string;
  readonly to: string;
}

export function newDraft(attribute: Attribute, subject = ""): FactDraft {
  const [kind] = KINDS_OF_ATTRIBUTE[attribute];
  return {
    ...{ attribute, kind, subject, text: "", currency: "USD", period: "month", isPerSeat: false },
    ...{ is: true, items: "", isComplete: false, market: "", from: "", to: "" },
  };
}

export function toDraft({ attribute, subject, value, market, from, to }: BrandFact): FactDraft {
  const draft = {
    ...newDraft(attribute, subject),
    kind: value.kind,
    market: marketCodeOf(market) ?? "",
    from: from ?? "",
    to: to ?? "",
  };
  switch (value.kind) {
    case "money": {
      const { amount, currency, period, unit } = value;
      return { ...draft, text: String(amount), currency, period: period ?? "", isPerSeat: unit === "seat" };
    }
    case "number":
      return { ...draft, text: String(value.amount) };
    case "date":
      return { ...draft, text: value.date };
    case "yes_no":
      return { ...draft, is: value.is };
    case "set":
      return { ...draft, items: value.items.join(", "), isComplete: value.isComplete };
    case "text":
      return { ...draft, text: value.text };
  }
}

/** The fact of a draft; a sentence for its writer where it is none yet. */
export function readDraft(draft: FactDraft, company: string): FactWish | string {
  const { attribute, subject, from, to } = draft;
  return checkFact({
    company,
    attribute,
    subject,
    value: valueOfDraft(draft),
    market: readMarket(draft.market),
    from: from || null,
    to: to || null,
  });
}

function valueOfDraft({ kind, text, ...draft }: FactDraft): FactValue {
  switch (kind) {
    case "money": {
      const { currency, period, isPerSeat } = draft;
      return {
        ...{ kind, amount: amountOf(text), currency: currency.trim().toUpperCase() },
        ...{
          period: PRICE_PERIODS.find((known) => known === period) ?? null,
          unit: isPerSeat ? "seat" : null,
        },
      };
    }
    case "number":
      return { kind, amount: amountOf(text) };
    case "date":
      return { kind, date: text.trim() };
    case "yes_no":
      return { kind, is: draft.is };
    case "set":
      return { kind, items: draft.items.split(/[,\n]/u), isComplete: draft.isComplete };
    case "text":
      return { kind, text };
  }
}

/** "1,299.50" as people write it in English; NaN for what is no amount. */
function amountOf(text: string): number {
  const plain = text.trim();
  return /^\d+(?:,\d{3})*(?:\.\d+)?$/u.test(plain) ? Number(plain.replaceAll(",", "")) : Number.NaN;
}
