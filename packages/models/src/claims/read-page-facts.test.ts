import fc from "fast-check";
import { expect, it } from "vitest";
import { type ClaimedFact, checkPageFacts } from "./read-page-facts.ts";

const PAGE = [
  "Kestrel Desk: prices",
  "The Basic plan costs $24 per seat a month.",
  "The Team plan costs $1,240 a year.",
  "Kestrel Desk was founded in 2011. It serves more than 12,000 customers.",
  "Kestrel Desk runs on macOS, Windows and iOS.",
  "Is the Basic plan $9 a month?",
  "If you pay early, Basic would cost $19 a month.",
].join("\n");

const fact = (attribute: string, subject: string, value: string, quote: string): ClaimedFact => ({
  ...{ attribute, subject, value, quote },
});
const RIGHT = [
  fact("price", "Basic", "$24 per seat a month", "The Basic plan costs $24 per seat a month."),
  fact("price", "Team", "$1,240 a year", "The Team plan costs $1,240 a year."),
  fact("founded", "", "2011", "Kestrel Desk was founded in 2011."),
  fact("customers", "", "more than 12,000 customers", "It serves more than 12,000 customers."),
  fact("platform", "", "macOS, Windows and iOS", "Kestrel Desk runs on macOS, Windows and iOS."),
];

it("what a page states is typed, in its own words", () => {
  const { facts, dropped } = checkPageFacts(RIGHT, PAGE);
  expect(facts.map(({ subject, value }) => [subject, value])).toEqual([
    ["Basic", { kind: "money", amount: 24, currency: "USD", period: "month", unit: "seat" }],
    ["Team", { kind: "money", amount: 1_240, currency: "USD", period: "year", unit: null }],
    ["", { kind: "date", date: "2011" }],
    ["", { kind: "number", amount: 12_000 }],
    ["", { kind: "set", items: ["macOS", "Windows", "iOS"], isComplete: false }],
  ]);
  expect(facts.map(({ quote }) => quote)).toEqual(RIGHT.map(({ quote }) => quote));
  expect(Object.values(dropped).every((count) => count === 0)).toBe(true);
});

/** What a reader can do wrong, each to a fact that was right. */
const FAULTS: readonly ((one: ClaimedFact, digit: number) => ClaimedFact)[] = [
  // Another number, in both, in the value, in the quote.
  (one, digit) => ({ ...one, value: shifted(one.value, digit), quote: shifted(one.quote, digit) }),
  (one, digit) => ({ ...one, value: shifted(one.value, digit) }),
  (one, digit) => ({ ...one, quote: shifted(one.quote, digit) }),
  (one) => ({ ...one, quote: "Kestrel Desk won the Golden Stapler of 2031.", value: "2031" }),
  (one) => ({ ...one, quote: `${one.quote} It is so.` }),
  (one) => ({ ...one, quote: one.quote.split(" ").slice(1).reverse().join(" ") }),
  // A part of a number.
  () => fact("customers", "", "000 customers", "000 customers."),
  () => fact("price", "Team", "$1,24", "The Team plan costs $1,24"),
  () => fact("price", "Basic", "$9 a month", "Is the Basic plan $9 a month?"),
  () => fact("price", "Basic", "$19 a month", "Basic would cost $19 a month."),
  (one) => ({ ...one, subject: "Platinum" }),
  (one) => ({ ...one, attribute: "weather" }),
  (one) => ({ ...one, value: "" }),
];

function shifted(text: string, by: number): string {
  const changed = text.replace(/\d/gu, (digit) => String((Number(digit) + by) % 10));
  return changed === text ? `${text} 7` : changed;
}

it("none of 100 faults of a reader is kept, and each is counted", () => {
  const faults = fc.sample(
    fc
      .tuple(fc.constantFrom(...RIGHT), fc.constantFrom(...FAULTS), fc.integer({ min: 1, max: 9 }))
      .map(([one, fault, digit]) => fault(one, digit)),
    { numRuns: 100, seed: 34 },
  );
  const { facts, dropped } = checkPageFacts(faults, PAGE);
  expect(facts).toEqual([]);
  expect(Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(100);
});
