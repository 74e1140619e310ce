import { describe, expect, it } from "vitest";
import { asColumnId } from "./columns.ts";
import { compareAnswers, comparisonClauses, placesGained } from "./comparison.ts";
import { aggregateRankings } from "./ranking.ts";

const FIRST = asColumnId("m#1");
const SECOND = asColumnId("m#2");

/** Each letter is a company. */
function compare(first: string, second: string) {
  const listOf = (letters: string) =>
    [...letters].map((name, index) => ({ rank: index + 1, name, domain: `${name}.com`, description: "" }));
  const rankings = [
    { columnId: FIRST, results: listOf(first) },
    { columnId: SECOND, results: listOf(second) },
  ];
  return compareAnswers(aggregateRankings(rankings, "company"), FIRST, SECOND);
}

function sentence(first: string, second: string): string {
  const clauses = comparisonClauses(compare(first, second));
  return clauses.map((parts) => parts.map((part) => part.text).join("")).join(" ");
}

describe("two lists", () => {
  it("share companies, and have some of their own", () => {
    const comparison = compare("abcd", "bae");
    expect(comparison).toMatchObject({ shared: 2, onlyFirst: 2, onlySecond: 1 });
    const places = Object.fromEntries(
      comparison.movements.map((movement) => [movement.entry.name, placesGained(movement)]),
    );
    expect(places).toEqual({ a: -1, b: 1, c: null, d: null, e: null });
  });

  it.each([
    ["equal", "abc", "abc", 1],
    ["apart", "abc", "def", 0],
  ])("overlap when they are %s", (_, first, second, overlap) => {
    expect(compare(first, second).overlap).toBeCloseTo(overlap);
  });
});

describe("the sentence of a comparison", () => {
  it.each([
    ["", "", ""],
    ["abc", "abc", "The same 3 companies are on both lists, in the same order."],
    ["a", "a", "The same company is on both lists, at the same place."],
    [
      "ab",
      "ba",
      "The same 2 companies are on both lists. b rises most, from #2 to #1; a falls most, from #1 to #2.",
    ],
    [
      "ab",
      "cd",
      "No company is on both lists; 2 only on the first and 2 only on the second. " +
        "c rises most, from not listed to #1; a falls most, from #1 to not listed.",
    ],
    ["abc", "ab", "2 companies are on both lists; 1 only on the first."],
    [
      "a",
      "ba",
      "1 company is on both lists; 1 only on the second. " +
        "b rises most, from not listed to #1; a falls most, from #1 to #2.",
    ],
    [
      "abcd",
      "dx",
      "1 company is on both lists; 3 only on the first and 1 only on the second. " +
        "d rises most, from #4 to #1; a falls most, from #1 to not listed.",
    ],
  ])("for %j and %j", (first, second, expected) => expect(sentence(first, second)).toBe(expected));

  it.each([
    ["cab", "abc", "c, your company, falls from #1 to #3."],
    ["abc", "cab", "c, your company, rises from #3 to #1."],
    ["abc", "abd", "c, your company, falls from #3 to not listed."],
    ["abd", "abc", "c, your company, rises from not listed to #3."],
    ["abc", "bac", "c, your company, stays #3."],
    ["ab", "ba", "The same 2 companies are on both lists."],
  ])("begins with the reader's company, for %j and %j", (first, second, expected) => {
    const [clause] = comparisonClauses(compare(first, second), "c.com");
    expect(clause?.map((part) => part.text).join("")).toBe(expected);
  });
});
