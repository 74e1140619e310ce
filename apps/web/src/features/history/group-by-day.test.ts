import type { SearchSummary } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { groupByDay } from "./group-searches.ts";

function search(id: string, date: Date): SearchSummary {
  return {
    id,
    kind: "company",
    prompt2: null,
    prompt: "Best crm",
    sector: null,
    webSearch: true,
    market: null,
    isPrivate: false,
    isSandbox: true,
    createdAt: date.toISOString(),
    columns: [],
    top: [],
    own: null,
    discovery: null,
  };
}

describe("groupByDay", () => {
  const now = new Date(2026, 10, 1, 0, 30);

  it("names today and yesterday, also across the end of a month", () => {
    const days = groupByDay(
      [
        search("a", new Date(2026, 10, 1, 0, 10)),
        search("b", new Date(2026, 9, 31, 23, 59)),
        search("c", new Date(2026, 9, 31, 8)),
        search("d", new Date(2026, 9, 7, 9)),
      ],
      now,
    );
    expect(days.map((day) => [day.label, day.searches.map((one) => one.id)])).toEqual([
      ["Today", ["a"]],
      ["Yesterday", ["b", "c"]],
      ["Oct 7, 2026", ["d"]],
    ]);
  });

  it("gives no days for no searches", () => {
    expect(groupByDay([], now)).toEqual([]);
  });
});
