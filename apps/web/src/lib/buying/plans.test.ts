import type { SubscriptionStatus, Usage } from "@standings/domain";
import { describe, expect, it } from "vitest";
import {
  canPayForSearch,
  dependsOnUsage,
  fullPrice,
  isSearchIncluded,
  previewsLeft,
  startPrice,
  takesCredit,
} from "./plans.ts";

const used = (usage: Partial<Usage>): Usage => {
  return { plan: "free", credits: 5, analyses: null, previews: { used: 0, limit: 3 }, ...usage };
};

describe("isSearchIncluded", () => {
  it.each([
    ["business", null, true],
    ["pro", { used: 11, limit: 12 }, true],
    ["pro", { used: 12, limit: 12 }, false],
    ["free_trial", null, false],
    ["free", null, false],
  ] as const)("%s with analyses %j: %s", (plan, analyses, included) => {
    expect(isSearchIncluded(used({ plan, analyses }))).toBe(included);
  });
});

describe("previewsLeft", () => {
  it("is never negative, also when the limit was lowered", () => {
    expect(previewsLeft(used({ previews: { used: 1, limit: 3 } }))).toBe(2);
    expect(previewsLeft(used({ previews: { used: 5, limit: 3 } }))).toBe(0);
  });
});

describe("prices", () => {
  it.each<[SubscriptionStatus, number, Partial<Usage> | null, string | null, string | null]>([
    ["free", 1, null, "1 credit", "1 credit"],
    ["free", 0, {}, "free preview", "1 credit"],
    ["free", 0, { previews: { used: 3, limit: 3 } }, "1 credit", "1 credit"],
    ["business", 0, {}, null, null],
    ["business", 0, null, null, null],
    ["pro", 0, null, null, null],
    ["pro", 0, { analyses: { used: 1, limit: 12 } }, null, null],
    ["pro", 4, { analyses: { used: 12, limit: 12 } }, "free preview", "1 credit"],
  ])("%s with %d credits and usage %j: %s, %s", (plan, credits, usage, start, full) => {
    const user = { subscription_status: plan, credits };
    const known = usage === null ? undefined : used({ plan, credits, ...usage });
    expect([startPrice(user, known), fullPrice(user, known)]).toEqual([start, full]);
  });

  it("are shown in credits to a guest", () => {
    expect([startPrice(null, undefined), fullPrice(null, undefined)]).toEqual(["1 credit", "1 credit"]);
  });
});

describe("payment rules known from the account alone", () => {
  it.each<[SubscriptionStatus, number, boolean, boolean, boolean]>([
    ["free", 1, true, true, false],
    ["free", 0, false, false, true],
    ["free_trial", 2, true, true, false],
    ["pro", 0, false, false, true],
    ["pro", 3, false, true, true],
    ["business", 0, false, true, true],
  ])("%s with %d credits", (subscription_status, credits, takes, canPay, depends) => {
    const user = { subscription_status, credits };
    expect([takesCredit(user), canPayForSearch(user), dependsOnUsage(user)]).toEqual([
      takes,
      canPay,
      depends,
    ]);
  });

  it("is nothing for a guest", () => {
    expect([takesCredit(null), canPayForSearch(null), dependsOnUsage(null)]).toEqual([false, false, false]);
  });
});
