import { expect, it } from "vitest";
import { StatedFacts } from "./stated-facts.ts";

const statedIn = (...nodes: object[]) => {
  const facts = new StatedFacts();
  for (const node of nodes) facts.take(node);
  return facts.list();
};
const offer = (changes: object) => ({
  "@type": "Product",
  offers: { "@type": "Offer", name: "Crew", price: "12.50", priceCurrency: "EUR", ...changes },
});

it("an organization states its year, its people and its places", () => {
  const facts = statedIn({
    "@type": ["Thing", "Corporation"],
    foundingDate: "2009-04-01T00:00:00Z",
    numberOfEmployees: { "@type": "QuantitativeValue", value: "310" },
    address: [{ addressLocality: "Lisbon" }, { addressLocality: " Porto " }],
  });
  expect(facts.map(({ attribute, value }) => [attribute, value])).toEqual([
    ["founded", { kind: "date", date: "2009-04-01" }],
    ["size", { kind: "number", amount: 310 }],
    ["place", { kind: "set", items: ["Lisbon", "Porto"], isComplete: false }],
  ]);
});

it.each([
  [
    "a month, each user",
    { priceSpecification: { billingDuration: "P1M", unitText: "user" } },
    "month",
    "seat",
  ],
  ["a year by its code", { priceSpecification: { referenceQuantity: { unitCode: "ANN" } } }, "year", null],
  ["no period", {}, null, null],
])("an offer states its price: %s", (_, changes, period, unit) => {
  expect(statedIn(offer(changes))).toEqual([
    {
      attribute: "price",
      subject: "Crew",
      value: { kind: "money", amount: 12.5, currency: "EUR", period, unit },
    },
  ]);
});

it.each([
  ["a price in words", { price: "from 12" }],
  ["a price with a comma", { price: "1.299,00" }],
  ["a currency by its sign", { priceCurrency: "€" }],
  ["a negative price", { price: -1 }],
])("%s states nothing", (_, changes) => {
  expect(statedIn(offer(changes))).toEqual([]);
});

it("a page states no more than it may, and the same once", () => {
  const offers = Array.from({ length: 200 }, (_, at) => ({
    name: `Plan ${at % 100}`,
    price: 1,
    priceCurrency: "USD",
  }));
  expect(statedIn({ "@type": "SoftwareApplication", offers })).toHaveLength(60);
});
