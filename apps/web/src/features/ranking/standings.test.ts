import {
  asColumnId,
  BUILT_IN_CATALOGUE,
  type ColumnId,
  describeColumn,
  type RankedEntry,
} from "@standings/domain";
import { describe, expect, it } from "vitest";
import type { ModelColumn } from "./columns/model-column.ts";
import { buildStandings, isRecommended, overlapOf, wholeSentence } from "./standings.ts";

const [A, B, C] = ["a", "b", "c"].map(asColumnId) as [ColumnId, ColumnId, ColumnId];

function column(columnId: ColumnId, rows: readonly [name: string, domain: string][]): ModelColumn {
  const results = rows.map(([name, domain], index) => ({
    rank: index + 1,
    name,
    domain,
    description: `${name} for ${columnId}`,
  }));
  return {
    phase: "answered",
    ...describeColumn(columnId, BUILT_IN_CATALOGUE),
    results,
    citations: [],
    grounding: null,
    durationMs: 1,
    wasCensored: false,
    censorReason: null,
  };
}

const row = (columns: readonly ModelColumn[], model: number, index: number): RankedEntry => {
  const found = columns[model];
  const company = found?.phase === "answered" ? found.results[index] : undefined;
  if (!company) throw new Error("no such row");
  return company;
};

describe("buildStandings", () => {
  const columns = [
    column(A, [
      ["Attio", "attio.com"],
      ["Folk", "folk.app"],
    ]),
    column(B, [
      ["Folk", ""],
      ["Attio", "attio.com"],
    ]),
    {
      phase: "waiting",
      ...describeColumn(C, BUILT_IN_CATALOGUE),
      startedAt: null,
      freeRetriesLeft: 2,
    } as const,
  ];
  const standings = buildStandings(columns, "company");

  it("identifies a row without a domain by the domain that other models give its name", () => {
    expect(standings.keyOf(B, row(columns, 1, 0))).toBe("folk.app");
  });

  it("finds each model's own row of a company, best first", () => {
    expect(standings.mentions("attio.com").map(({ columnId, entry }) => [columnId, entry.rank])).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
  });

  it("counts only models that answered", () => {
    expect(standings.columns).toEqual(["a", "b"]);
  });

  it("measures the overlap of two or more answers", () => {
    expect(overlapOf(standings)).toBeCloseTo(0.9);
    expect(overlapOf(buildStandings(columns.slice(0, 1), "company"))).toBeNull();
  });

  it("identifies experts by name, with any domain", () => {
    const experts = buildStandings(
      [column(A, [["Dr. Kim Lee", "kim.com"]]), column(B, [["Kim Lee", ""]])],
      "expert",
    );
    expect(experts.results).toHaveLength(1);
    expect(experts.results[0]?.points).toBe(20);
  });

  it("recommends an entry from half of the models asked on", () => {
    const attio = standings.find("attio.com");
    if (!attio) throw new Error("no company");
    expect(isRecommended(attio, 4)).toBe(true);
    expect(isRecommended(attio, 5)).toBe(false);
  });
});

describe("wholeSentence", () => {
  const cut = (columnId: ColumnId) => ({ ...column(columnId, [["Attio", ""]]), isCut: true });

  it.each([
    ["One model answered.", [cut(A)]],
    ["No model’s answer is whole.", [cut(A), cut(B)]],
    ["One model’s answer is whole.", [column(A, [["Folk", ""]]), cut(B)]],
    ["Two models’ answers are whole, and name no company.", [column(A, []), column(B, []), cut(C)]],
  ])("%s", (sentence, columns) => {
    expect(wholeSentence(buildStandings(columns, "company"))).toBe(sentence);
  });
});
