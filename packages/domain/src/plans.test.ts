import { describe, expect, it } from "vitest";
import {
  allowancePeriod,
  canExportPdf,
  fullPayerOf,
  isOutOfCredits,
  payerOf,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "./plans.ts";

describe("plans", () => {
  const now = new Date("2026-11-30T23:59:59.999Z");

  it("counts by UTC days and months", () => {
    expect(allowancePeriod("pro_analyses", now)).toBe("2026-11-01");
    expect(allowancePeriod("censored_previews", now)).toBe("2026-11-30");
    expect(allowancePeriod("pro_analyses", new Date(now.getTime() + 1))).toBe("2026-12-01");
  });

  it.each([
    ["2026-01-01T00:00:00.000Z", "2026-01-01", "2026-01-01"],
    ["2026-02-28T23:00:00-05:00", "2026-03-01", "2026-03-01"],
    ["2024-02-29T12:00:00Z", "2024-02-01", "2024-02-29"],
  ])("counts %s in the month of %s and on the day %s", (time, month, day) => {
    expect(allowancePeriod("pro_analyses", new Date(time))).toBe(month);
    expect(allowancePeriod("censored_previews", new Date(time))).toBe(day);
  });

  it("takes a trial's end that is no date for over", () => {
    const rights = { plan: "free_trial", trialEndsAt: "soon", hasPurchased: false } as const;
    expect(canExportPdf(rights, now)).toBe(false);
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

describe("what pays for a run", () => {
  // Plan, credits, analyses left, previews left; what pays, and what pays in full.
  it.each<[SubscriptionStatus, number, number, number, string, string | null]>([
    ["free", 2, 0, 3, "credits", "credits"],
    ["free", 1, 0, 3, "preview", null],
    ["free", 0, 0, 0, "none", null],
    ["free_trial", 2, 0, 0, "credits", "credits"],
    ["pro", 0, 1, 3, "pro", "pro"],
    ["pro", 9, 1, 3, "pro", "pro"],
    ["pro", 9, 0, 3, "preview", "credits"],
    ["pro", 9, 0, 0, "none", "credits"],
    ["pro", 1, 0, 0, "none", null],
    ["business", 0, 0, 0, "business", "business"],
  ])("%s with %d credits, %d analyses and %d previews: %s, in full %s", (plan, credits, ...rest) => {
    const [analysesLeft, previewsLeft, payer, fullPayer] = rest;
    const means = { plan, credits, analysesLeft, previewsLeft };
    expect([payerOf(means, 2), fullPayerOf(means, 2)]).toEqual([payer, fullPayer]);
  });

  it.each<[SubscriptionStatus, number, number, boolean]>([
    ["free", 0, 0, true],
    ["free", 1, 0, false],
    ["pro", 0, 1, false],
    ["pro", 0, 0, true],
    ["business", 0, 0, false],
  ])("%s with %d credits and %d analyses is out of credits: %s", (plan, credits, analysesLeft, isOut) => {
    // A censored preview pays for nothing in full.
    expect(isOutOfCredits({ plan, credits, analysesLeft, previewsLeft: 3 })).toBe(isOut);
  });

  it.each([
    [0, "preview", null],
    [1, "credits", "credits"],
  ] as const)("for what costs nothing, with %d credits: %s, in full %s", (credits, payer, fullPayer) => {
    const means = { plan: "free", credits, analysesLeft: 0, previewsLeft: 1 } as const;
    expect([payerOf(means, 0), fullPayerOf(means, 0)]).toEqual([payer, fullPayer]);
  });
});
