import { FIXED_LEVEL, MATCHER_FIGURES } from "@standings/domain";
import { expect, it } from "vitest";
import { toEstimate } from "../../src/estimates.ts";
import { equalWeights, sampleOf } from "../../src/sample.ts";
import { measureMatcher } from "./measure-matcher.ts";

/** A share of cases, with the range that the product gives any share. */
function shareOf(hits: number, misses: number) {
  const values = Array.from({ length: hits + misses }, (_, index) => Number(index < hits));
  return toEstimate(equalWeights([sampleOf(values)]), FIXED_LEVEL);
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

it("publishes what the matcher does on passages that it had not seen", () => {
  const { figures } = measureMatcher("unseen-half");
  const mendedWith = measureMatcher("first-half").figures.passages;
  const { found, mentions, wronglyFound } = figures;
  const published = [shareOf(found, wronglyFound), shareOf(found, mentions - found)].map(
    ({ value, range }) => ({
      value: rounded(value),
      range: range && { low: rounded(range.low), high: rounded(range.high) },
    }),
  );
  expect(MATCHER_FIGURES).toEqual({ ...figures, mendedWith, precision: published[0], recall: published[1] });
});

it("finds the mentions of the half it was mended with, and takes one plural for another word", () => {
  const { figures, faults } = measureMatcher("first-half");
  expect(figures).toMatchObject({ passages: 98, mentions: 63, found: 63 });
  expect(faults).toEqual(["naver, none: Check the navers of each graph node before ranking pages."]);
});
