import { describe, expect, it } from "vitest";
import { countLabel, isByDate, readHistorySearch, showsAll, toFilter } from "./filter.ts";

describe("readHistorySearch", () => {
  it("keeps known parameters", () => {
    expect(readHistorySearch({ q: " crm ", kind: "expert", sort: "prompt" })).toEqual({
      q: "crm",
      kind: "expert",
      sort: "prompt",
    });
  });

  it.each([{}, { q: "  ", kind: "planet", sort: "toString" }, { q: 7, kind: null, sort: "-createdAt" }])(
    "drops defaults and unknown values: %j",
    (search) => {
      expect(readHistorySearch(search)).toEqual({ q: undefined, kind: undefined, sort: undefined });
      expect(toFilter(readHistorySearch(search))).toEqual({ text: "", kind: null, sort: "-createdAt" });
    },
  );
});

it("knows an empty filter, and orders that group rows by day", () => {
  expect(showsAll(toFilter({ sort: "prompt" }))).toBe(true);
  expect(showsAll(toFilter({ kind: "expert" }))).toBe(false);
  expect(
    [{}, { sort: "createdAt" }, { sort: "-prompt" }].map((s) => isByDate(toFilter(readHistorySearch(s)))),
  ).toEqual([true, true, false]);
});

it.each([
  [1, false, "1 search"],
  [750, false, "750 searches"],
  [750, true, "700+ searches"],
  [79, true, "70+ searches"],
  [1000, true, "1000+ searches"],
])("%j searches, of more: %j, are told as %j", (total, isLowerBound, label) => {
  expect(countLabel(total, isLowerBound)).toBe(label);
});
