import { describe, expect, it } from "vitest";
import { asColumnId } from "./columns.ts";
import { aggregateRankings, type ColumnRanking, type RankedEntry } from "./ranking.ts";
import { bestReason, reasonOf } from "./reason.ts";

const listed = (columnId: string, rank: number, texts: Partial<RankedEntry>): ColumnRanking => ({
  columnId: asColumnId(columnId),
  results: [{ rank, name: "Kit", domain: "kit.com", description: "", ...texts }],
});

describe("the reason for an aggregated entry", () => {
  const late = listed("late", 4, { rationale: "Fourth." });
  it.each([
    [
      "is that of the model that ranks it best",
      [late, listed("early", 2, { rationale: "Second." })],
      "Second.",
      "early",
    ],
    [
      "passes over a model without one",
      [late, listed("early", 2, { description: "Mail." })],
      "Fourth.",
      "late",
    ],
    ["passes over an empty one", [late, listed("early", 2, { rationale: "  " })], "Fourth.", "late"],
    [
      "is nobody's when there is only a description",
      [listed("early", 2, { description: "Mail." })],
      "Mail.",
      null,
    ],
  ])("%s", (_, rankings, text, columnId) => {
    const [entry] = aggregateRankings(rankings, "company");
    expect(entry && bestReason(entry, rankings)).toEqual({ text, columnId });
  });

  it("is the saved one when the answers are not at hand", () => {
    const [entry] = aggregateRankings([late], "company");
    expect(entry && bestReason(entry, [])).toEqual({ text: "Fourth.", columnId: "late" });
  });
});

it("of one model is its rationale, else its description", () => {
  expect(reasonOf({ rationale: "Because.", description: "Mail." })).toBe("Because.");
  expect(reasonOf({ rationale: "", description: "Mail." })).toBe("Mail.");
  expect(reasonOf({})).toBe("");
});
