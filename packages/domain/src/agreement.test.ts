import { describe, expect, it } from "vitest";
import { agreementClauses } from "./agreement.ts";
import { asColumnId } from "./columns.ts";
import { aggregateRankings, type ColumnRanking } from "./ranking.ts";

function ranking(columnId: string, names: readonly string[]): ColumnRanking {
  const results = names.map((name, index) => ({
    rank: index + 1,
    name: name,
    domain: `${name.toLowerCase()}.com`,
    description: "",
  }));
  return { columnId: asColumnId(columnId), results };
}

function say(answers: Record<string, readonly string[]>): string[] {
  const rankings = Object.entries(answers).map(([id, names]) => ranking(id, names));
  return agreementClauses(aggregateRankings(rankings, "company"), rankings.length, "company").map((clause) =>
    clause.map((part) => part.text).join(""),
  );
}

describe("agreementClauses", () => {
  it("says core, split and tail", () => {
    expect(say({ a: ["X", "Y", "Z"], b: ["X", "Z", "Y"], c: ["Y", "X", "W"] })).toEqual([
      "All three models list the same two companies, and two of them put X first.",
      "They part over W: third for one model, not listed by two.",
      "1 of 4 companies is named by a single model.",
    ]);
  });

  it("has nothing to say about one answer, or none", () => {
    expect(say({ a: ["X", "Y"] })).toEqual([]);
    expect(agreementClauses([], 5, "company")).toEqual([]);
  });

  it("speaks of two models as both", () => {
    expect(say({ a: ["X", "Y"], b: ["X", "Y"] })).toEqual([
      "Both models list the same two companies, and both put X first.",
    ]);
  });

  it("says when nothing is shared and no first place is", () => {
    expect(say({ a: ["X"], b: ["Y"] })).toEqual([
      "No company is listed by both models.",
      "They part over X: first for one model, not listed by one.",
      "2 of 2 companies are named by a single model.",
    ]);
  });

  it("leaves a tied first place out", () => {
    const [core] = say({ a: ["X", "Y"], b: ["X", "Y"], c: ["Y", "X"], d: ["Y", "X"] });
    expect(core).toBe("All four models list the same two companies.");
  });

  it("takes the widest range when everybody lists the top ten, from six positions on", () => {
    const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    const [, split] = say({ a: names, b: ["H", "A", "B", "C", "D", "E", "F", "G"] });
    expect(split).toBe("They part over H: first to eighth.");
    expect(say({ a: ["A", "B", "C"], b: ["C", "A", "B"] })).toHaveLength(1);
  });

  it("prefers the better average among equally few votes", () => {
    const [, split] = say({ a: ["X", "Y", "P"], b: ["X", "Q", "Y"], c: ["X", "Y"] });
    expect(split).toContain("They part over Q: second for one model, not listed by two.");
  });
});
