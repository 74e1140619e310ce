import { describe, expect, it } from "vitest";
import { isByDate, readHistorySearch, showsAll, toFilter } from "./filter.ts";

describe("readHistorySearch", () => {
  it("keeps what it knows", () => {
    expect(readHistorySearch({ q: " crm ", kind: "expert", sort: "prompt" })).toEqual({
      q: "crm",
      kind: "expert",
      sort: "prompt",
    });
  });

  it.each([{}, { q: "  ", kind: "planet", sort: "toString" }, { q: 7, kind: null, sort: "-createdAt" }])(
    "leaves out defaults and nonsense: %j",
    (search) => {
      expect(readHistorySearch(search)).toEqual({ q: undefined, kind: undefined, sort: undefined });
      expect(toFilter(readHistorySearch(search))).toEqual({ text: "", kind: null, sort: "-createdAt" });
    },
  );
});

it("knows when nothing is left out, and when days group the rows", () => {
  expect(showsAll(toFilter({ sort: "prompt" }))).toBe(true);
  expect(showsAll(toFilter({ kind: "expert" }))).toBe(false);
  expect(
    [{}, { sort: "createdAt" }, { sort: "-prompt" }].map((s) => isByDate(toFilter(readHistorySearch(s)))),
  ).toEqual([true, true, false]);
});
