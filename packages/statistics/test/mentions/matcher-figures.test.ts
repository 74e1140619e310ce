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

it("publishes what the matcher does on passages that it had not seen, in all and by language", () => {
  const { figures, byLanguage } = measureMatcher("unseen");
  const mendedWith = measureMatcher("mended with").figures.passages;
  const { found, mentions, wronglyFound, spoken, rightStances } = figures;
  const published = [
    shareOf(found, wronglyFound),
    shareOf(found, mentions - found),
    shareOf(rightStances, spoken - rightStances),
  ].map(({ value, range }) => ({
    value: rounded(value),
    range: range && { low: rounded(range.low), high: rounded(range.high) },
  }));
  expect(MATCHER_FIGURES).toEqual({
    ...figures,
    mendedWith,
    precision: published[0],
    recall: published[1],
    stance: published[2],
    byLanguage,
  });
});

it("errs on five of the passages that it was mended with", () => {
  const { figures, faults } = measureMatcher("mended with");
  expect(figures).toMatchObject({ passages: 411, mentions: 216, found: 216, spoken: 348, rightStances: 348 });
  expect(faults).toEqual([
    "later, none as named: Sooner or Later\n\nPlan social posts in batches.",
    "stern, none as named: Der Stern leuchtet über dem Magazin.",
    "front, none as named: Die Front des Hauses ist neu gestrichen.",
    "rakuten, none as named: 楽天的な人に向いています。",
    "youzan, none as named: 他的作品有赞有弹。",
  ]);
});
