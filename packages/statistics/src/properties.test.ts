import { FIXED_LEVEL, STEPWISE_LEVEL, STUDY_LOOKS, type StudyOutcome } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupAnswers, type StudyAnswer } from "./answers.ts";
import { compare, differencesOf } from "./compare.ts";
import { forecastRounds, isHopeless } from "./forecast.ts";
import { intervalOf, pValue } from "./interval.ts";
import { type Component, estimateOf, sampleOf } from "./sample.ts";
import { makeStudyReport } from "./study-report.ts";
import { benjaminiHochberg, makeTiers } from "./tiers.ts";

const KEYS = [..."abcdefghijklmno"];
const values = fc.array(fc.constantFrom(0, 0.05, 0.35, 0.5, 0.9, 1), { minLength: 2, maxLength: 12 });
const level = fc.constantFrom(FIXED_LEVEL, STEPWISE_LEVEL);

/** One arm of several models, or two. */
const components: fc.Arbitrary<Component[]> = fc
  .tuple(fc.array(values, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([samples, hasTwoArms]) =>
    samples.map((sample, index) => ({
      ...sampleOf(sample),
      weight: (hasTwoArms && index % 2 === 1 ? -1 : 1) / samples.length,
    })),
  );

const answer = (modelId: string, round: number): fc.Arbitrary<StudyAnswer> =>
  fc
    .tuple(
      fc.constantFrom<StudyOutcome>("listed", "listed", "listed", "nobody", "refused", "failed"),
      fc.shuffledSubarray(KEYS, { maxLength: 12 }),
    )
    .map(([outcome, list]) => ({
      modelId,
      round,
      outcome,
      listings: outcome === "listed" ? list.map((key, index) => ({ key, rank: index + 1 })) : [],
    }));

const study: fc.Arbitrary<StudyAnswer[]> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .chain(([models, rounds]) =>
    fc.tuple(
      ...Array.from({ length: models }, (_, m) =>
        Array.from({ length: rounds }, (_round, round) => answer(`m${m}`, round + 1)),
      ).flat(),
    ),
  );

it("parts of different sizes that are all full add up to 1, and no range ends above it", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, (sizes) => {
      const all = sizes.reduce((sum, size) => sum + size, 0);
      const full = sizes.map((size) => ({ ...sampleOf([1, 1, 1]), weight: size / all }));
      expect(estimateOf(full)).toBe(1);
      expect(intervalOf(full, FIXED_LEVEL).high).toBe(1);
    }),
  );
});

describe("a range", () => {
  it("lies within what is possible, holds the estimate and widens with caution", () => {
    fc.assert(
      fc.property(components, (made) => {
        const floor = made.reduce((sum, { weight }) => sum + Math.min(0, weight), 0);
        const ceiling = made.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
        const estimate = estimateOf(made);
        const [fixed, stepwise] = [intervalOf(made, FIXED_LEVEL), intervalOf(made, STEPWISE_LEVEL)];
        for (const { low, high } of [fixed, stepwise]) {
          expect(low).toBeGreaterThanOrEqual(floor - 1e-9);
          expect(high).toBeLessThanOrEqual(ceiling + 1e-9);
          expect(low).toBeLessThanOrEqual(estimate);
          expect(high).toBeGreaterThanOrEqual(estimate);
        }
        expect(stepwise.low).toBeLessThanOrEqual(fixed.low + 1e-6);
        expect(stepwise.high).toBeGreaterThanOrEqual(fixed.high - 1e-6);
      }),
    );
  });

  it("leaves out exactly the values whose p is below α", () => {
    fc.assert(
      fc.property(components, level, fc.double({ min: 0, max: 1, noNaN: true }), (made, alpha, share) => {
        const floor = made.reduce((sum, { weight }) => sum + Math.min(0, weight), 0);
        const ceiling = made.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
        const theta = floor + share * (ceiling - floor);
        const { low, high } = intervalOf(made, alpha);
        // At the ends themselves rounding decides.
        fc.pre(Math.min(Math.abs(theta - low), Math.abs(theta - high)) > 1e-5);
        expect(pValue(made, theta) < alpha).toBe(theta < low || theta > high);
      }),
      { numRuns: 500 },
    );
  });

  it("does not depend on the order of the models", () => {
    fc.assert(
      fc.property(components, level, (made, alpha) => {
        const [here, there] = [intervalOf(made, alpha), intervalOf(made.toReversed(), alpha)];
        expect(there.low).toBeCloseTo(here.low, 5);
        expect(there.high).toBeCloseTo(here.high, 5);
      }),
    );
  });

  it("narrows with more answers like those", () => {
    fc.assert(
      fc.property(values, (sample) => {
        const once = intervalOf([{ ...sampleOf(sample), weight: 1 }], FIXED_LEVEL);
        const fourTimes = [...sample, ...sample, ...sample, ...sample];
        const more = intervalOf([{ ...sampleOf(fourTimes), weight: 1 }], FIXED_LEVEL);
        expect(more.high - more.low).toBeLessThanOrEqual(once.high - once.low + 1e-6);
      }),
    );
  });
});

describe("a study", () => {
  it("does not depend on the order of its answers", () => {
    fc.assert(
      fc.property(study, fc.constantFrom(null, "a", "zz"), (answers, focus) => {
        const options = { kind: "company", rounds: 6, level: FIXED_LEVEL, focus } as const;
        const report = makeStudyReport(answers, options);
        expect(makeStudyReport(answers.toReversed(), options)).toEqual(report);
      }),
    );
  });

  it("has scores in order, places of the compared ones alone, and rows for the one in focus", () => {
    fc.assert(
      fc.property(study, (answers) => {
        const report = makeStudyReport(answers, {
          kind: "company",
          rounds: 6,
          level: FIXED_LEVEL,
          focus: "zz",
        });
        const scores = report.entries.map(({ score }) => score.value);
        for (const [index, score] of scores.entries())
          expect(score).toBeLessThanOrEqual((scores[index - 1] ?? 1) + 1e-9);
        const isAnswered = report.models.some(({ answered }) => answered > 0);
        expect(report.entries.some(({ key }) => key === "zz")).toBe(isAnswered);
        const isRepeated = report.models.some(({ answered }) => answered >= 2);
        for (const [index, { key, place, score }] of report.entries.entries()) {
          expect(place !== null).toBe(isRepeated && (index < 10 || key === "zz"));
          expect(score.range !== null).toBe(isRepeated);
        }
      }),
    );
  });

  it("mirrors a comparison whose sides are swapped", () => {
    fc.assert(
      fc.property(study, level, (answers, alpha) => {
        const models = groupAnswers(answers, "company").filter(({ valid }) => valid.length >= 2);
        fc.pre(models.length > 0);
        const here = compare(models, ["a", "b"], 20, alpha);
        const there = compare(models, ["b", "a"], 20, alpha);
        expect(there.difference).toBeCloseTo(-here.difference, 9);
        expect(there.range.low).toBeCloseTo(-here.range.high, 5);
        expect(there.range.high).toBeCloseTo(-here.range.low, 5);
        expect(there.p).toBeCloseTo(here.p, 6);
      }),
    );
  });

  it("forecasts a later look, and does not give up what a look could tell", () => {
    fc.assert(
      fc.property(study, (answers) => {
        const models = groupAnswers(answers, "company").filter(({ valid }) => valid.length >= 2);
        fc.pre(models.length > 0);
        const differences = differencesOf(models, ["a", "b"], 20);
        const forecast = forecastRounds(differences, 6);
        if (forecast !== null) {
          expect(STUDY_LOOKS).toContain(forecast);
          expect(forecast).toBeGreaterThan(6);
        }
        if (forecastRounds(differences, 12) !== null) expect(isHopeless(differences, 12, 50)).toBe(false);
        expect(isHopeless(differences, 6, 50)).toBe(false);
      }),
    );
  });

  it("has tiers that agree with the pairs that are apart", () => {
    fc.assert(
      fc.property(study, level, (answers, alpha) => {
        const models = groupAnswers(answers, "company").filter(({ valid }) => valid.length >= 2);
        fc.pre(models.length > 0);
        const report = makeStudyReport(answers, { kind: "company", rounds: 6, level: alpha });
        const keys = report.entries.slice(0, 10).map(({ key }) => key);
        const { places, areApart } = makeTiers(models, keys, 20, alpha);
        for (const [index, place] of places.entries()) {
          const leader = places.findIndex(({ tier }) => tier === place.tier);
          expect(areApart(keys[leader] ?? "", place.key)).toBe(false);
          const next = places[index + 1];
          if (next) expect(next.tier - place.tier).toBe(Number(areApart(keys[leader] ?? "", next.key)));
          expect(place.bestRank).toBeLessThanOrEqual(index + 1);
          expect(place.worstRank).toBeGreaterThanOrEqual(index + 1);
        }
      }),
    );
  });
});

it("Benjamini and Hochberg's procedure is that of the definition", () => {
  const p = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(p, { maxLength: 20 }), fc.constantFrom(0.05, 0.015, 0.3), (all, q) => {
      const sorted = all.toSorted((a, b) => a - b);
      let count = 0;
      for (const [index, one] of sorted.entries())
        if (one <= (q * (index + 1)) / all.length) count = index + 1;
      const rejected = all.map((one) => count > 0 && one <= (sorted[count - 1] ?? 0));
      expect(benjaminiHochberg(all, q)).toEqual(rejected);
    }),
  );
});
