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

it("a fact of a market goes there before that of all markets, and is none anywhere else", () => {
  const facts = [fact("all", price(20), null), fact("de", price(24), GERMANY)];
  expect(idsFor(facts, GERMANY)).toEqual(["de"]);
  for (const market of [FRANCE, null]) expect(idsFor(facts, market)).toEqual(["all"]);
  const said = { attribute: "price", subject: "Starter", language: "en", at } as const;
  const judged = (value: string, market: Market | null) =>
    judgeByCode({ ...said, value, sentence: value }, factsFor(facts, { company: "", market, at })).verdict;
  expect(judged("$20 per seat a month", GERMANY)).toBe("false");
  expect(judged("$20 per seat a month", FRANCE)).toBe("true");
  expect(judged("$24 per seat a month", GERMANY)).toBe("true");
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
