import type { SourceAdvice } from "@standings/domain";
import { expect, test } from "vitest";
import { sourcePlaces } from "./place-advice.ts";

const piece = (...facts: number[]) => ({ text: "Text", facts });

test("every piece of advice has a place of its own, in the order of the page", () => {
  const advice: SourceAdvice = {
    summary: [piece(1)],
    recommendations: [piece(2, 3), piece(4)],
    missingOpportunities: [piece(5)],
    priorityActions: [{ ...piece(6), platforms: [], cost: "Free", effort: "Low", impact: "High" }],
    sourceCategories: [{ ...piece(7), category: "Review sites", sources: [] }],
  };
  const places = sourcePlaces(advice);
  expect(places.map(({ label, facts }) => [label, ...facts])).toEqual([
    ["Summary 1", 1],
    ["Recommendation 1", 2, 3],
    ["Recommendation 2", 4],
    ["Missing opportunity 1", 5],
    ["Action 1", 6],
    ["Category 1", 7],
  ]);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});
