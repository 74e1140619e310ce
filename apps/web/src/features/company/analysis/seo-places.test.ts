import type { SeoAdvice } from "@standings/domain";
import { expect, test } from "vitest";
import { advicePlaces } from "./place-advice.ts";

const piece = (...facts: number[]) => ({ text: "Text", facts });

test("every piece of advice has a place of its own, in the order of the page", () => {
  const advice: SeoAdvice = {
    summary: [piece(1), piece(2, 3)],
    keywords: ["crm"],
    seoStrengths: [piece(4)],
    seoWeaknesses: [],
    aeoStrengths: [],
    aeoWeaknesses: [piece(1)],
    recommendations: [{ ...piece(3), reason: "Because" }],
  };
  const places = advicePlaces(advice);
  expect(places.map(({ label, facts }) => [label, ...facts])).toEqual([
    ["Summary 1", 1],
    ["Summary 2", 2, 3],
    ["SEO strength 1", 4],
    ["AEO weakness 1", 1],
    ["Recommendation 1", 3],
  ]);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});
