import { expect, it } from "vitest";
import { checkWords, foundFactsWords, rateGrounds } from "./claims-sentence.ts";
import { rateWords } from "./rate.ts";

it.each([
  [1, "We found 1 fact on webflow.com.", "Check it · 1 min"],
  [23, "We found 23 facts on webflow.com.", "Check them · 3 min"],
])("%i proposed facts say how long they take to check", (facts, found, check) => {
  expect(foundFactsWords(facts, "webflow.com")).toEqual([found, check]);
});

it.each([
  [1, "Check 1 statement · 1 min"],
  [23, "Check 23 statements · 3 min"],
  [30, "Check 30 statements · 4 min"],
])("%i statements take as long to check as facts", (left, words) => {
  expect(checkWords(left)).toBe(words);
});

it.each([
  [0, "0%"],
  [0.004, "less than 1%"],
  [0.005, "1%"],
  [0.18, "18%"],
])("a rate of %d is never told as nothing where something is wrong", (rate, words) => {
  expect(rateWords(rate)).toBe(words);
});

it("a rate says why its range is wide, or why it has none", () => {
  const range = { low: 0, high: 0.54 };
  const rate = { value: 0.1, method: "as_judged", labels: 0, errsOtherwise: false } as const;
  const groundsOf = (once: number, of: typeof range | null) =>
    rateGrounds({ ...rate, range: of, asJudged: { value: 0.1, range: of }, once }, null);
  expect(groundsOf(0, range)).not.toContain("once");
  expect(groundsOf(1, range)).toMatch(
    / 1 model answered once, and the range holds whatever else it may say\.$/,
  );
  expect(groundsOf(2, range)).toMatch(
    / 2 models answered once, and the range holds whatever else they may say\.$/,
  );
  expect(groundsOf(5, null)).toMatch(/ There is no range, because no model answered twice\.$/);
});
