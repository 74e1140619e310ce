/** What claims and facts are about (`names-claims-topics-markets.md` §2.1, record 97). */
export const CLAIM_ATTRIBUTES = [
  "price",
  "free_plan",
  "trial",
  "limit",
  "feature",
  "integration",
  "platform",
  "language",
  "place",
  "founded",
  "people",
  "size",
  "customers",
  "certification",
  "availability",
  "status",
  "audience",
  "other",
] as const;
export type Attribute = (typeof CLAIM_ATTRIBUTES)[number];

export const VALUE_KINDS = ["money", "number", "date", "yes_no", "set", "text"] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

export const PRICE_PERIODS = ["day", "week", "month", "year", "once"] as const;
export type Period = (typeof PRICE_PERIODS)[number];

/** What a fact says. Amounts are in whole units of the currency or count; `unit` is what a price is paid for. */
export type FactValue =
  | {
      readonly kind: "money";
      readonly amount: number;
      /** ISO 4217. */
      readonly currency: string;
      readonly period: Period | null;
      readonly unit: "seat" | null;
    }
  | { readonly kind: "number"; readonly amount: number }
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  | { readonly kind: "date"; readonly date: string }
  | { readonly kind: "yes_no"; readonly is: boolean }
  | { readonly kind: "set"; readonly items: readonly string[]; readonly isComplete: boolean }
  | { readonly kind: "text"; readonly text: string };

/** Name of an attribute on screens. */
export const ATTRIBUTE_NAMES: Readonly<Record<Attribute, string>> = {
  price: "Price",
  free_plan: "Free plan",
  trial: "Trial",
  limit: "Limit",
  feature: "Feature",
  integration: "Integration",
  platform: "Platform",
  language: "Language",
  place: "Place",
  founded: "Founded",
  people: "Founders",
  size: "Employees",
  customers: "Customers",
  certification: "Certification",
  availability: "Availability",
  status: "Status",
  audience: "Audience",
  other: "Other",
};

/** The kinds of values that a fact of an attribute may have, the usual one first. */
export const KINDS_OF_ATTRIBUTE: Readonly<Record<Attribute, readonly [ValueKind, ...ValueKind[]]>> = {
  price: ["money"],
  free_plan: ["yes_no"],
  trial: ["yes_no", "number", "text"],
  limit: ["number", "text"],
  feature: ["set", "yes_no", "text"],
  integration: ["set", "number", "yes_no"],
  platform: ["set"],
  language: ["set", "number"],
  place: ["set"],
  founded: ["date"],
  people: ["set"],
  size: ["number"],
  customers: ["number", "set"],
  certification: ["set", "yes_no"],
  availability: ["set", "text"],
  status: ["text"],
  audience: ["text"],
  other: ["text", "number", "date", "yes_no", "set", "money"],
};
