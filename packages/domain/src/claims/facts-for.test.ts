import { expect, it } from "vitest";
import type { Market } from "../market.ts";
import type { FactValue } from "./attributes.ts";
import { type BrandFact, factKey, factsFor, isChangeOf } from "./fact.ts";
import { judgeByCode } from "./verdict.ts";

const GERMANY: Market = { country: "DE", language: "de" };
const FRANCE: Market = { country: "FR", language: "fr" };
const at = "2026-05-01T00:00:00Z";

function fact(id: string, value: FactValue, market: Market | null, more: Partial<BrandFact> = {}): BrandFact {
  return {
    ...{ id, company: "", attribute: "price", subject: "Starter", value, market, from: null, to: null },
    ...{
      state: "confirmed",
      sourceKind: "person",
      sourceUrl: null,
      quote: null,
      confirmedAt: null,
      isOld: false,
    },
    ...more,
  };
}
const price = (amount: number, currency = "USD"): FactValue => ({
  ...{ kind: "money", amount, currency, period: "month", unit: "seat" },
});
const list = (items: readonly string[], isComplete: boolean): FactValue => ({
  kind: "set",
  items,
  isComplete,
});

const idsFor = (
  facts: readonly BrandFact[],
  market: Market | null,
  said: Partial<{ company: string; at: string }> = {},
) => factsFor(facts, { company: "", market, at, ...said }).map(({ id }) => id);

/** What code says of a price that answers name in a market. */
function judged(facts: readonly BrandFact[], amount: number, market: Market | null) {
  const value = `$${amount} per seat a month`;
  const said = {
    attribute: "price",
    subject: "Starter",
    language: "en",
    at,
    value,
    sentence: value,
  } as const;
  return judgeByCode(said, factsFor(facts, { company: "", market, at })).verdict;
}

it("a fact of a market goes there before that of all markets, and is none anywhere else", () => {
  const facts = [fact("all", price(20), null), fact("de", price(24), GERMANY)];
  expect(idsFor(facts, GERMANY)).toEqual(["de"]);
  for (const market of [FRANCE, null]) expect(idsFor(facts, market)).toEqual(["all"]);
  expect(judged(facts, 20, GERMANY)).toBe("false");
  expect(judged(facts, 20, FRANCE)).toBe("true");
  expect(judged(facts, 24, GERMANY)).toBe("true");
});

it("a fact that begins after the day of the claim replaces none and judges none", () => {
  const facts = [fact("all", price(20), null), fact("de", price(24), GERMANY, { from: "2026-06-01" })];
  expect(judged(facts, 20, GERMANY)).toBe("true");
  expect(judged(facts, 24, GERMANY)).toBe("false");
  expect(idsFor(facts, GERMANY, { at: "2026-05-31T23:59:59Z" })).toEqual(["all"]);
  expect(idsFor(facts, GERMANY, { at: "2026-06-01T00:00:00Z" })).toEqual(["de"]);
  expect(judged([fact("all", price(24), null, { from: "2026-06-01" })], 24, FRANCE)).toBe("cannot_tell");
});

it("what held in all markets once is outdated in a market that has a fact of its own", () => {
  const old = fact("old", price(18), null, { to: "2026-01-31" });
  const facts = [old, fact("all", price(20), null, { from: "2026-02-01" }), fact("de", price(24), GERMANY)];
  expect([18, 20, 24].map((amount) => judged(facts, amount, GERMANY))).toEqual(["outdated", "false", "true"]);
  expect([18, 20, 24].map((amount) => judged(facts, amount, FRANCE))).toEqual(["outdated", "true", "false"]);
});

it("it replaces what is of the same measure alone, and while it holds", () => {
  const all = fact("all", price(20), null);
  expect(idsFor([all, fact("de", price(20, "EUR"), GERMANY)], GERMANY)).toEqual(["de", "all"]);
  expect(idsFor([all, fact("de", price(90), GERMANY, { subject: "Pro" })], GERMANY)).toEqual(["de", "all"]);
  const ended = fact("de", price(24), GERMANY, { to: "2026-04-30" });
  expect(idsFor([all, ended], GERMANY)).toEqual(["de", "all"]);
  expect(idsFor([all, ended], GERMANY, { at: "2026-04-30T23:00:00Z" })).toEqual(["de"]);
  expect(idsFor([all, fact("de", price(24), GERMANY, { state: "proposed" })], GERMANY)).toEqual(["all"]);
  expect(idsFor([all], GERMANY, { company: "other.com" })).toEqual([]);
});

it("a list of a market adds to that of all markets, unless it is complete", () => {
  const more = { attribute: "integration", subject: "" } as const;
  const all = fact("all", list(["Slack"], false), null, more);
  expect(idsFor([all, fact("de", list(["Datev"], false), GERMANY, more)], GERMANY)).toEqual(["de", "all"]);
  expect(idsFor([all, fact("de", list(["Datev"], true), GERMANY, more)], GERMANY)).toEqual(["de"]);
});

it("facts of two markets are neither the same nor a change of each other", () => {
  const [all, german, french] = [
    fact("1", price(20), null),
    fact("2", price(20), GERMANY),
    fact("3", price(24), FRANCE),
  ];
  expect(factKey(all)).not.toBe(factKey(german));
  expect(isChangeOf(french, german)).toBe(false);
  expect(isChangeOf(french, all)).toBe(false);
  expect(isChangeOf(fact("4", price(22), GERMANY), german)).toBe(true);
});
