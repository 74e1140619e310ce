import { aggregateRankings, asColumnId, BUILT_IN_CATALOGUE, describeColumn } from "@standings/domain";
import { expect, it } from "vitest";
import type { AnsweredColumn } from "./columns/model-column.ts";
import { findExportProblem } from "./export-problem.ts";

function standingsOf(...names: string[]) {
  const results = names.map((name, index) => ({ rank: index + 1, name, domain: "" }));
  const column: AnsweredColumn = {
    phase: "answered",
    ...describeColumn(asColumnId("a"), BUILT_IN_CATALOGUE),
    results,
    citations: [],
    grounding: null,
    durationMs: 1,
    wasCensored: false,
    censorReason: null,
  };
  return { answered: [column], results: aggregateRankings([column], "company") };
}

const empty = standingsOf();
const full = standingsOf("Attio");

it.each([
  ["aggregated", empty, false, "No results available to export"],
  ["by_model", empty, false, "No results available to export"],
  ["aggregated", empty, true, "No aggregated results available to export"],
  ["by_model", empty, true, "No model results available to export"],
  ["comparison", empty, true, "No results available to export"],
  ["aggregated", full, true, null],
  ["by_model", full, false, null],
] as const)("%s", (view, standings, isArchived, problem) => {
  expect(findExportProblem({ view, standings, isArchived })).toBe(problem);
});

it("says that the month's analyses are used up", () => {
  const hidden = { kind: "positions", reason: "pro_limit_exceeded" } as const;
  expect(findExportProblem({ view: "by_model", standings: full, isArchived: false, hidden })).toBe(
    "Monthly limit reached",
  );
});
