import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { geoLabel, geoOf } from "./geo.ts";
import { marketCode, readMarket } from "./market.ts";
import { COUNTRIES, isMarket, MARKET_LANGUAGES, TESTED_LANGUAGES } from "./market-names.ts";
import { promptKey } from "./prompt.ts";

const markets = fc.record({
  country: fc.constantFrom(...COUNTRIES),
  language: fc.constantFrom(...MARKET_LANGUAGES),
});
const PORTUGAL = { country: "PT", language: "pt" };

describe("a market's code", () => {
  it("gives the market back, in letters of either case", () => {
    fc.assert(
      fc.property(markets, (market) => {
        expect(readMarket(marketCode(market))).toEqual(market);
        expect(readMarket(marketCode(market).toLowerCase())).toEqual(market);
      }),
    );
  });

  it.each(["", "PT", "PT/", "/pt", "P1/pt", "PT/x", "PT/pt/br", null])("is not %s", (code) => {
    expect(readMarket(code)).toBeNull();
  });

  it.each(["XX/pt", "PT/xx"])("is of no market: %s", (code) => {
    expect(isMarket(readMarket(code) ?? expect.fail(code))).toBe(false);
  });

  it("has a country and a language once each, and knows every tested language", () => {
    expect(new Set(COUNTRIES).size).toBe(249);
    expect(new Set(MARKET_LANGUAGES).size).toBe(MARKET_LANGUAGES.length);
    for (const language of TESTED_LANGUAGES) expect(MARKET_LANGUAGES).toContain(language);
  });
});

it("keys of a question differ by market, and a typed text is no part of the market's", () => {
  fc.assert(
    fc.property(fc.string(), fc.option(markets), fc.option(markets), (prompt, one, other) => {
      const isSame = (one && marketCode(one)) === (other && marketCode(other));
      expect(promptKey(prompt, one) === promptKey(prompt, other)).toBe(isSame);
    }),
  );
  const key = promptKey("Best oven", PORTUGAL);
  expect(["pt", "pt/pt", "n pt"].filter((text) => key.includes(promptKey(text)))).toEqual([]);
});

describe("how a model was told", () => {
  const asked = (prompt: string, market: typeof PORTUGAL | null = PORTUGAL) => ({ prompt, market });

  it.each([
    ["no market", asked("Best oven", null), { isSent: true, isTold: true }, "none", null],
    ["its search", asked("Best oven"), { isSent: true, isTold: true }, "sent", "Sent: Portugal"],
    ["the instruction", asked("Best oven"), { isSent: false, isTold: true }, "told", "Told: Portugal"],
    [
      "the words",
      asked("Best oven in Portugal?"),
      { isSent: false, isTold: false },
      "worded",
      "Asked about Portugal",
    ],
    ["the language", asked("Melhor forno"), { isSent: false, isTold: false }, "language", "In Portuguese"],
    ["a longer word", asked("Best portugals"), { isSent: false, isTold: false }, "language", "In Portuguese"],
  ] as const)("is by %s", (_by, question, how, geo, label) => {
    expect(geoOf(question, how)).toBe(geo);
    expect(geoLabel(geo, question.market)).toBe(label);
  });

  it("finds a country's name in scripts without spaces", () => {
    const japan = { country: "JP", language: "ja" };
    expect(geoOf({ prompt: "日本で人気の掃除機は", market: japan }, { isSent: false, isTold: false })).toBe(
      "worded",
    );
  });
});
