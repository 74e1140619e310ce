import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACTION_COST,
  allowancePeriod,
  CREDIT_PACKS,
  canExportPdf,
  creditsToTakeBack,
  findPack,
  SUBSCRIPTION_STATUSES,
  statusTone,
} from "../src/index.ts";

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

describe("plans", () => {
  const now = new Date("2026-11-30T23:59:59.999Z");

  it("counts by UTC days and months", () => {
    expect(allowancePeriod("pro_analyses", now)).toBe("2026-11-01");
    expect(allowancePeriod("censored_previews", now)).toBe("2026-11-30");
    expect(allowancePeriod("pro_analyses", new Date(now.getTime() + 1))).toBe("2026-12-01");
  });

  it("exports PDFs on a plan, in a running trial, or after a purchase", () => {
    const may = SUBSCRIPTION_STATUSES.map((plan) =>
      [null, "2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00.000Z"].map((trialEndsAt) =>
        canExportPdf({ plan, trialEndsAt, hasPurchased: false }, now),
      ),
    );
    expect(may).toEqual([
      [false, false, true],
      [false, false, false],
      [true, true, true],
      [true, true, true],
    ]);
    expect(canExportPdf({ plan: "free", trialEndsAt: null, hasPurchased: true }, now)).toBe(true);
  });
});

it("colours a status as the specification says", () => {
  const words = [
    "succeeded",
    "paid",
    "Pending",
    "processing",
    "failed",
    "declined",
    "canceled",
    "cancelled",
    "refunded",
  ];
  expect(words.map(statusTone)).toEqual([
    "good",
    "good",
    "waiting",
    "waiting",
    "bad",
    "bad",
    "off",
    "off",
    "neutral",
  ]);
});
