import {
  asModelId,
  BUILT_IN_CATALOGUE,
  type ColumnId,
  comparisonColumns,
  describeColumn,
} from "@standings/domain";
import { describe, expect, it } from "vitest";
import type { AnsweredColumn } from "../columns/model-column.ts";
import { buildStandings } from "../standings.ts";
import { compareLists, findOtherRank, otherPromptNote } from "./compare.ts";

const [FIRST, SECOND] = comparisonColumns(asModelId("openai/gpt-4.1-mini"));

function column(columnId: ColumnId, domains: readonly string[], wasCensored = false): AnsweredColumn {
  return {
    phase: "answered",
    ...describeColumn(columnId, BUILT_IN_CATALOGUE),
    results: domains.map((domain, index) => ({ rank: index + 1, name: domain, domain })),
    citations: [],
    grounding: null,
    durationMs: 1,
    wasCensored,
    censorReason: null,
  };
}

const columns = [column(FIRST, ["a.com", "b.com", "c.com"]), column(SECOND, ["b.com", "d.com"])];
const standings = buildStandings(columns, "company");
const [b] = columns[1]?.results ?? [];
const [a] = columns[0]?.results ?? [];
if (!a || !b) throw new Error("no rows");

describe("compareLists", () => {
  it("counts shared entries and entries of only one list", () => {
    expect(compareLists(standings)).toMatchObject({ shared: 1, onlyFirst: 2, onlySecond: 1 });
  });

  it("is 1 for equal lists and 0 for lists with nothing in common", () => {
    const same = buildStandings([column(FIRST, ["a.com"]), column(SECOND, ["a.com"])], "company");
    const apart = buildStandings([column(FIRST, ["a.com"]), column(SECOND, ["b.com"])], "company");
    expect(compareLists(same)?.overlap).toBeCloseTo(1);
    expect(compareLists(apart)?.overlap).toBe(0);
  });

  it("is null before both answers, and for hidden positions", () => {
    expect(compareLists(buildStandings(columns.slice(0, 1), "company"))).toBeNull();
    const hidden = [column(FIRST, ["a.com"], true), column(SECOND, ["a.com"])];
    expect(compareLists(buildStandings(hidden, "company"))).toBeNull();
  });

  it("is null where a list was cut off, which claims nobody's absence", () => {
    const [first, second] = columns;
    if (!first || !second) throw new Error("no columns");
    const cut = buildStandings([first, { ...second, isCut: true }], "company");
    expect(compareLists(cut)).toBeNull();
    expect(findOtherRank(cut, FIRST, a)).toBeUndefined();
    expect(findOtherRank(cut, SECOND, b)).toBe(2);
  });
});

describe("findOtherRank", () => {
  it("finds the rank in the other answer, or its absence", () => {
    expect(otherPromptNote(findOtherRank(standings, SECOND, b), 1)).toBe("#2 for prompt 1");
    expect(otherPromptNote(findOtherRank(standings, FIRST, a), 2)).toBe("Not for prompt 2");
  });

  it("claims no absence before the other answer arrives, or while it is hidden", () => {
    const alone = buildStandings(columns.slice(0, 1), "company");
    expect(otherPromptNote(findOtherRank(alone, FIRST, a), 2)).toBe("");
    const hidden = buildStandings(
      [column(FIRST, ["a.com"], true), column(SECOND, ["b.com"], true)],
      "company",
    );
    expect(findOtherRank(hidden, FIRST, a)).toBeUndefined();
  });
});
