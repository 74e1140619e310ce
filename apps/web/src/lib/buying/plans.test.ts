import { describe, expect, it } from "vitest";
import { isSearchIncluded, previewsLeft } from "./plans.ts";

describe("isSearchIncluded", () => {
  it.each([
    ["business", null, true],
    ["pro", { used: 11, limit: 12 }, true],
    ["pro", { used: 12, limit: 12 }, false],
    ["free_trial", null, false],
    ["free", null, false],
  ] as const)("%s with analyses %j: %s", (plan, analyses, included) => {
    expect(isSearchIncluded({ plan, analyses })).toBe(included);
  });
});

describe("previewsLeft", () => {
  it("is never negative, also when the limit was lowered", () => {
    expect(previewsLeft({ previews: { used: 1, limit: 3 } })).toBe(2);
    expect(previewsLeft({ previews: { used: 5, limit: 3 } })).toBe(0);
  });
});
