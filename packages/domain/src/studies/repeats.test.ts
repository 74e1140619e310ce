import fc from "fast-check";
import { expect, it } from "vitest";
import type { AggregatedEntry } from "../ranking.ts";
import { compareRepeats, repeatsSentence } from "./repeats.ts";

const list = (names: readonly string[], day = 10) => ({
  createdAt: `2026-11-${day}T08:00:00.000Z`,
  results: names.map(
    (name, index): AggregatedEntry => ({
      rank: index + 1,
      name,
      domain: name === "Zoho" ? "" : `${name.toLowerCase()}.com`,
      description: "",
      points: 20 - index,
      averageRank: index + 1,
      votes: [],
    }),
  ),
});
const sentenceOf = (shown: readonly string[], ...others: (readonly string[])[]) => {
  const repeats = compareRepeats(
    list(shown),
    others.map((names) => list(names)),
    "company",
  );
  return repeats && repeatsSentence(repeats);
};

it.each([
  [
    ["A", "B", "C"],
    [["A", "B", "C"]],
    "You asked this twice: of the first 3, half kept their rank, and all were listed every time. The two lists share 100%.",
  ],
  [
    ["A", "B", "C"],
    [
      ["B", "A", "C"],
      ["B", "C", "A"],
    ],
    "You asked this 3 times: of the first 3, half moved by 1 place at most, and all were listed every time. Two of the lists share 90%.",
  ],
  [
    ["A", "B"],
    [["A", "C"]],
    /^You asked this twice: of the first 2, half kept their rank, and 1 was not listed every time\./,
  ],
  [
    ["A"],
    [["B"]],
    "You asked this twice: of the first 1, none was listed every time. The two lists share 0%.",
  ],
])("%j beside %j", (shown, others, sentence) => {
  expect(sentenceOf(shown, ...others)).toMatch(sentence);
});

it("is nothing without another list, or without an entry", () => {
  expect(compareRepeats(list(["A"]), [], "company")).toBeNull();
  expect(compareRepeats(list([]), [list(["A"])], "company")).toBeNull();
});

it("tells a company without a domain by the name that another list gives one", () => {
  const zoho = { ...list(["Zoho"]).results[0], domain: "zoho.com" } as AggregatedEntry;
  const other = { createdAt: "2026-11-09T08:00:00.000Z", results: [zoho] };
  expect(compareRepeats(list(["Zoho"]), [other], "company")).toMatchObject({
    searches: 2,
    since: "2026-11-09T08:00:00.000Z",
    notAlways: 0,
    medianMove: 0,
    overlap: 1,
  });
});

it("moves by no more than the lists are long, and does not depend on the order of the others", () => {
  const names = fc.shuffledSubarray([..."ABCDEFGHIJKLMN"], { minLength: 1 });
  fc.assert(
    fc.property(names, fc.array(names, { minLength: 1, maxLength: 5 }), (shown, others) => {
      const lists = others.map((one) => list(one));
      const repeats = compareRepeats(list(shown), lists, "company");
      const backwards = compareRepeats(list(shown), lists.toReversed(), "company");
      expect({ ...backwards, overlap: 0 }).toEqual({ ...repeats, overlap: 0 });
      expect(repeats?.medianMove ?? 0).toBeLessThan(14);
      expect(repeats?.notAlways).toBeLessThanOrEqual(repeats?.compared ?? 0);
    }),
  );
});
