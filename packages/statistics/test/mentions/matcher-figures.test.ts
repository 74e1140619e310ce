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

it("publishes what the matcher does on the passages that nobody looks at, in all and by language", () => {
  const { figures, byLanguage } = measureMatcher("kept");
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

it("does no worse than it did on all passages that were labelled blind", () => {
  const { figures } = measureMatcher("blind");
  expect(figures.passages).toBeGreaterThanOrEqual(700);
  expect(figures.found / (figures.found + figures.wronglyFound)).toBeGreaterThanOrEqual(0.975);
  expect(figures.found / figures.mentions).toBeGreaterThanOrEqual(0.97);
  expect(figures.rightStances / figures.spoken).toBeGreaterThanOrEqual(0.97);
});

it("errs on few of the passages that it was mended with", () => {
  const { figures, faults } = measureMatcher("mended with");
  expect(figures.passages).toBe(1154);
  expect(faults).toEqual([
    "later, none as named: Sooner or Later\n\nPlan social posts in batches.",
    "stern, none as named: Der Stern leuchtet über dem Magazin.",
    "youzan, none as named: 他的作品有赞有弹。",
    "linear, none as named: A Linear function has one slope.",
    "linear, none as named: Linear TV is in decline.",
    "pipedrive, contrast as named: Folk aims to be the anti-Pipedrive.",
    "pipedrive, absent as named: Pipedrive kenne ich nicht.",
    "pipedrive, contrast as named: Prefiero Folk a Pipedrive.",
    "hubspot, named as none: For news, follow @HubSpot on LinkedIn.",
    "vela, named as named: Vela no solo reserva: con Vela también cobras.",
    "gusto, named as contrast: If Gusto is too basic, Rippling adds devices.",
    "brandolini, named as none: Il miglior espresso è quello di Brandolini o di Lavazza.",
  ]);
});
