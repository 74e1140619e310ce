import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agreementClauses, overlapOfVotes } from "./agreement.ts";
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
    expect(say({ a: ["X", "P", "Y", "Q"], b: ["X", "R", "Y", "S"], c: ["Y", "T", "X"] })).toEqual([
      "All three models list the same two companies, and two of them put X first.",
      "They disagree most on P: #2 for one model, missing from two.",
      "5 of 7 companies are named by a single model.",
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
      "No company is on both lists.",
      "They disagree most on X: #1 for one model, missing from one.",
      "2 of 2 companies are named by a single model.",
    ]);
  });

  it("says who leads when another entry is first most often", () => {
    const [core] = say({
      a: ["K", "X", "L"],
      b: ["K", "Y", "L"],
      c: ["Z", "W", "L"],
      d: ["L"],
      e: ["M", "L"],
    });
    expect(core).toBe(
      "Only one company is on all five lists. L leads overall; K is first most often (2 of 5).",
    );
  });

  it("names no dispute over the company that is first most often, or when the lists are close", () => {
    const disputed = say({ a: ["X", "P", "Q"], b: ["X", "R", "S"], c: ["P", "R", "Q", "S"] });
    expect(disputed).toEqual(["No company is on all three lists, but two models put X first."]);
    const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    const close = say({ a: names, b: names, c: [...names.slice(0, 7), "I"] });
    expect(close.join(" ")).not.toContain("They disagree");
  });

  it("leaves a tied first place out", () => {
    const [core] = say({ a: ["X", "Y"], b: ["X", "Y"], c: ["Y", "X"], d: ["Y", "X"] });
    expect(core).toBe("All four models list the same two companies.");
  });

  it("takes the widest range when everybody lists the top ten, from six positions on", () => {
    const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    const [, split] = say({ a: names, b: names.toReversed() });
    expect(split).toBe("They disagree most on A: #1 to #8.");
    expect(say({ a: ["A", "B", "C"], b: ["C", "A", "B"] })).toHaveLength(1);
  });

  it("prefers the better average among equally few votes", () => {
    const [, split] = say({ a: ["X", "Z", "Y", "P"], b: ["Y", "Z", "Q"], c: ["Z", "X"] });
    expect(split).toBe("They disagree most on Q: #3 for one model, missing from two.");
  });

  it("speaks of experts as such", () => {
    const rankings = [ranking("a", ["Ada", "Grace"]), ranking("b", ["Ada"])];
    const said = agreementClauses(aggregateRankings(rankings, "expert"), 2, "expert");
    expect(said.map((clause) => clause.map(({ text }) => text).join(""))).toEqual([
      "Only one expert is on both lists, and both models put Ada first.",
      "1 of 2 experts is named by a single model.",
    ]);
  });

  it("leaves out a list that was cut off: who is not on it may have come later", () => {
    const lists = { a: ["X", "Y", "Z"], b: ["X", "Y", "Z"], c: ["Q"] };
    const rankings = Object.entries(lists).map(([id, names]) => ranking(id, names));
    const results = aggregateRankings(rankings, "company");
    const cut = new Set([asColumnId("c")]);
    const clauses = agreementClauses(results, 3, "company", cut);
    expect(clauses.map((clause) => clause.map(({ text }) => text).join(""))).toEqual([
      "Both models list the same three companies, and both put X first.",
      "One cut-off list does not count here.",
    ]);
    expect(overlapOfVotes(results, 3, cut)).toBe(1);
    expect(overlapOfVotes(results, 3)).toBeLessThan(1);
    expect(agreementClauses(results, 3, "company", new Set([...cut, asColumnId("b")]))).toEqual([]);
  });

  it("counts a model that named nobody as one that answered", () => {
    const [core] = agreementClauses(
      aggregateRankings([ranking("a", ["X"]), ranking("b", ["X"])], "company"),
      3,
      "company",
    );
    expect(core?.map(({ text }) => text).join("")).toBe(
      "No company is on all three lists, but two models put X first.",
    );
  });

  it("names only entries of the ranking, each part with something to say", () => {
    const lists = fc.array(fc.shuffledSubarray([..."ABCDEFGHIJKLMNOP"], { maxLength: 12 }), {
      minLength: 2,
      maxLength: 5,
    });
    fc.assert(
      fc.property(lists, (names) => {
        const results = aggregateRankings(
          names.map((list, index) => ranking(`m${index}`, list)),
          "company",
        );
        const clauses = agreementClauses(results, names.length, "company");
        expect(clauses.length).toBeLessThanOrEqual(3);
        for (const clause of clauses) {
          expect(clause.map(({ text }) => text).join("")).toMatch(/^[A-Z0-9].*\.$/);
          for (const part of clause) {
            expect(part.text).not.toBe("");
            if (part.kind === "entry") expect(results).toContain(part.entry);
          }
        }
      }),
    );
  });
});
