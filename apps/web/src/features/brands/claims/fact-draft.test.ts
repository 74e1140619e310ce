import type { BrandFact } from "@standings/domain";
import { expect, it } from "vitest";
import { newDraft, readDraft, toDraft } from "./fact-draft.ts";

const VALUES: readonly Pick<BrandFact, "attribute" | "value">[] = [
  {
    attribute: "price",
    value: { kind: "money", amount: 1299.5, currency: "EUR", period: "year", unit: "seat" },
  },
  { attribute: "size", value: { kind: "number", amount: 420 } },
  { attribute: "founded", value: { kind: "date", date: "2011-05" } },
  { attribute: "free_plan", value: { kind: "yes_no", is: false } },
  { attribute: "platform", value: { kind: "set", items: ["Web", "iOS"], isComplete: true } },
  { attribute: "audience", value: { kind: "text", text: "Dentists" } },
];

it.each(VALUES)("a fact of $attribute that is opened and saved is the same", ({ attribute, value }) => {
  const market = { country: "DE", language: "de" };
  const wish = { attribute, value, company: "", subject: "Base", from: "2024-01-01", to: null, market };
  const fact: BrandFact = {
    ...{ ...wish, id: "1", state: "confirmed", sourceKind: "person", sourceUrl: null, quote: null },
    ...{ confirmedAt: null, isOld: false },
  };
  expect(readDraft(toDraft(fact), "")).toEqual(wish);
});

it.each([
  ["a price without digits", { text: "call us" }, /price of 0 or more/],
  ["a price with a comma for a point", { text: "12,50" }, /price of 0 or more/],
  ["no currency", { text: "12", currency: "dollars" }, /currency/],
  ["an end before the beginning", { text: "12", from: "2025-02-01", to: "2025-01-01" }, /ends after/],
])("%s is told to the writer", (_, changes, said) => {
  expect(readDraft({ ...newDraft("price"), ...changes }, "")).toMatch(said);
});
