import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CREDIT_PACKS, creditsToTakeBack, findPack, packPrices } from "./credit-packs.ts";
import { ACTION_COST, signupOffer } from "./credits.ts";

describe("packs", () => {
  it("cost what the specification says, with the savings they name", () => {
    const prices = CREDIT_PACKS.map(({ credits, usd }) => [credits, usd, (usd / credits).toFixed(2)]);
    expect(prices).toEqual([
      [20, 40, "2.00"],
      [50, 75, "1.50"],
      [100, 99, "0.99"],
    ]);
    for (const { usd, credits, savingsPercent } of CREDIT_PACKS) {
      const saved = Math.round((1 - usd / credits / 2) * 100);
      expect(Math.abs((savingsPercent ?? 0) - saved)).toBeLessThanOrEqual(1);
    }
    expect([findPack("50")?.name, findPack(100)?.name, findPack("30"), findPack("")]).toEqual([
      "Popular",
      "Power",
      undefined,
      undefined,
    ]);
  });

  it("are said with their prices", () => {
    expect(packPrices()).toBe("20 for $40, 50 for $75, 100 for $99");
    expect(packPrices((usd) => `${usd} USD`)).toBe("20 for 40 USD, 50 for 75 USD, 100 for 99 USD");
  });

  it("have one that most buy, and cheaper credits the larger they are", () => {
    expect(CREDIT_PACKS.filter((pack) => pack.isMostPopular).map((pack) => pack.id)).toEqual(["50"]);
    const each = CREDIT_PACKS.map(({ usd, credits }) => usd / credits);
    expect(each).toEqual(each.toSorted((a, b) => b - a));
  });

  it("offers free credits only where new accounts get some", () => {
    expect([5, 1, 0].map(signupOffer)).toEqual(["5 free credits", "1 free credit", null]);
  });

  it("names what actions cost", () => {
    expect(ACTION_COST).toEqual({
      prompt_analysis: 1,
      expert_analysis: 1,
      prompt_comparison: 1,
      prompt_discovery: 2,
      seo_analysis: 1,
      source_analysis: 0,
    });
  });
});

describe("credits to take back", () => {
  it("is everything for a full refund, nothing for none, and never decreases with the refund", () => {
    const amounts = fc.record({
      credits: fc.integer({ min: 1, max: 1000 }),
      amount: fc.integer({ min: 1, max: 100_000 }),
      a: fc.integer({ min: 0, max: 100_000 }),
      b: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(amounts, ({ credits, amount, a, b }) => {
        expect(creditsToTakeBack(credits, amount, amount)).toBe(credits);
        expect(creditsToTakeBack(credits, amount, 0)).toBe(0);
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(creditsToTakeBack(credits, amount, less)).toBeLessThanOrEqual(
          creditsToTakeBack(credits, amount, more),
        );
      }),
    );
    expect(creditsToTakeBack(20, 4000, 1000)).toBe(5);
    expect(creditsToTakeBack(100, 9900, 4999)).toBe(50);
  });
});
