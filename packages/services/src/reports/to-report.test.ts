import {
  aggregateRankings,
  asColumnId,
  BUILT_IN_CATALOGUE,
  describeColumn,
  type SearchModel,
} from "@standings/domain";
import { describe, expect, it } from "vitest";
import type { Result } from "../searches/find-result.ts";
import { toReport } from "./to-report.ts";

const ID = "01a1fba7-3080-70c5-82c5-3a2fe8a941c0";

function answer(columnId: string, names: readonly string[]): SearchModel {
  const results = names.map((name, index) => {
    return { rank: index + 1, name, domain: `${name}.com`, description: "", rationale: `Why ${name}.` };
  });
  const facts = {
    citations: [],
    sector: null,
    grounding: null,
    durationMs: 1,
    error: null,
  };
  return {
    ...describeColumn(asColumnId(columnId), BUILT_IN_CATALOGUE),
    status: "success",
    outcome: "ranked",
    results,
    ...facts,
  };
}

const comparison: Result = {
  id: ID,
  kind: "comparison",
  prompt: "Best CRM",
  prompt2: "Best ERP",
  sector: null,
  webSearch: true,
  market: null,
  isPrivate: false,
  isSandbox: false,
  wasCensored: false,
  censorReason: null,
  createdAt: "2026-11-22T00:00:00.000Z",
  models: [
    answer("openai/gpt-4.1-mini_prompt1", ["acme", "bolt", "core"]),
    answer("openai/gpt-4.1-mini_prompt2", ["core", "acme"]),
  ],
  results: [],
};
const reportOf = (changes: Partial<Result>) =>
  toReport({ ...comparison, ...changes }, "comparison", {
    publicUrl: "https://standings.example",
    names: BUILT_IN_CATALOGUE,
    company: null,
  });

describe("the report of a comparison", () => {
  it("has the sentence, the overlap and every company's ranks", () => {
    const { agreement, overlap, movements } = reportOf({});
    expect(agreement).toMatch(/^2 companies are on both lists; 1 only on the first\. core rises most/);
    expect(overlap).toBeGreaterThan(0.5);
    expect(movements).toContainEqual({ name: "bolt", first: 2, second: null });
  });

  it.each([
    ["censored", { wasCensored: true }],
    ["without the second answer", { models: comparison.models.slice(0, 1) }],
  ])("has none of them when it is %s", (_, changes) => {
    expect(reportOf(changes)).toMatchObject({ agreement: null, overlap: null, movements: [] });
  });
});

it("a ranking's row has the reason of the model that ranks it best, and whose it is; the own company's place is told", () => {
  const models = [
    answer("openai/gpt-4.1-mini", ["acme"]),
    answer("anthropic/claude-3.5-haiku", ["bolt", "acme"]),
  ];
  const report = toReport(
    { ...comparison, kind: "company", prompt2: null, models, results: aggregateRankings(models, "company") },
    "aggregated",
    {
      publicUrl: "https://standings.example",
      names: BUILT_IN_CATALOGUE,
      company: { domain: "bolt.com", name: "Bolt Inc." },
    },
  );
  expect(report.aggregate.map(({ name, reason, reasonBy }) => [name, reason, reasonBy])).toEqual([
    ["acme", "Why acme.", "GPT 4.1"],
    ["bolt", "Why bolt.", "Claude 3.5"],
  ]);
  expect(report.overlap).toBeGreaterThan(0);
  const standing = "#2 · listed by 1 of 2 models · behind acme in 1 of 2";
  expect(report.own).toEqual({ domain: "bolt.com", name: "bolt", standing });
});

it.each([
  ["shared", {}, `https://standings.example/trending-company-ranking/${ID}`],
  ["private", { isPrivate: true }, `https://standings.example/archived-compare-prompts-result/${ID}`],
  ["censored, which has no page,", { wasCensored: true }, null],
])("a result that is %s is found at its page", (_, changes, address) => {
  expect(reportOf(changes).address).toBe(address);
});
