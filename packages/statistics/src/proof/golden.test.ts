import { describe, expect, it } from "vitest";
import { type CurvePoint, changeOf } from "./curve.ts";
import { countDraws, drawnEffect, drawOrder, wavesOf, waveWeights } from "./drawn.ts";
import { holm, proposeControls } from "./plan.ts";
import {
  bivariateNormal,
  drawnPowerOf,
  powerDeviate,
  powerOf,
  scatterOf,
  smallestEffect,
  type UndrawnPlan,
  variancesOf,
} from "./power.ts";
import { seededNumbers } from "./random.ts";
import { type Cell, type ExperimentDesign, readExperiment } from "./read-experiment.ts";
import { type PromptReading, readThreeWays } from "./readings.ts";
import { judgeEffect } from "./verdict.ts";
import { tPValue, tRange, welch } from "./welch.ts";

/** The golden numbers of `proof.md` §11, each found by two independent methods; to 1e-4. */
const near = (found: number | undefined, wanted: number) =>
  expect(Math.abs((found ?? Number.NaN) - wanted), `${found}`).toBeLessThan(1.01e-4);
const nearRange = (found: { low: number; high: number } | undefined, low: number, high: number) => {
  near(found?.low, low);
  near(found?.high, high);
};

const reading = ([level, change, slope]: readonly number[]): PromptReading => ({
  level: level ?? 0,
  change: change ?? 0,
  slope: slope ?? 0,
  distance: 7.5,
  baseVariance: 6,
});
const T = [
  [20, 12, 0.3],
  [35, 7, -0.2],
  [28, 9, 0.6],
  [41, 3, 0],
  [16, 15, 0.4],
  [25, 6, 0.1],
].map(reading);
const C = [
  [38, 1, 0.2],
  [45, -2, -0.3],
  [30, 4, 0.1],
  [52, 0, 0],
  [27, 3, -0.1],
  [49, -1, 0.2],
  [33, 2, -0.4],
].map(reading);

it("a difference of means has its error, freedom and range", () => {
  const found = welch([12, 7, 9, 3, 15, 6], [1, -2, 4, 0, 3, -1, 2]);
  near(found.estimate, 7.6667);
  near(found.error, 1.9437);
  near(found.freedom, 7.1007);
  nearRange(tRange(found, 0.05), 3.0838, 12.2495);
  near(tPValue(found), 0.0054);
  nearRange(tRange(found, 0.0294), 2.3818, 12.9516);
  nearRange(tRange(welch([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 0.1), 0.05), -0.2306, 0.2306);
});

it("two looks at .0294 err together in 5 of 100", () => {
  const c = 2.177_9;
  const between = (x: number, y: number) => bivariateNormal(x, y, Math.SQRT1_2);
  near(1 - (between(c, c) - between(-c, c) - between(c, -c) + between(-c, -c)), 0.05);
});

it("a prompt's curve tells its change, course and scatter, over a missed week", () => {
  const values = [-4, -1, -3, 0, -2, 1, 0, 2, -1];
  const before = [0, 1, 2, 3, 4, 5, 7, 8, 9].map(
    (week, nth): CurvePoint => ({ week, value: values[nth] ?? 0 }),
  );
  const counted = [6, 8, 5, 9].map((value, nth) => ({ week: 12 + nth, value }));
  const found = changeOf(before, before.slice(1), counted);
  near(found.change, 7.5);
  near(found.slope, 0.3958);
  near(found.distance, 8.625);
  near(found.baseVariance, 0.3571);
});

it("three readings of one change have one range", () => {
  const found = readThreeWays(T, C, { level: 0.05 });
  near(found.reliability, 0.9499);
  near(found.headStart, 0.2429);
  near(found.inStep.value, 7.6667);
  nearRange(found.inStep.range, 3.0838, 12.2495);
  near(found.backToMean.value, 7.0838);
  nearRange(found.backToMean.range, 2.9607, 11.207);
  near(found.onOldCourse.value, 5.8452);
  nearRange(found.onOldCourse.range, 2.4232, 9.2672);
  nearRange(found.effect.range, 2.4232, 12.2495);
});

/** Twelve prompts, the first half aimed at; three models, two of which change version. */
const CELLS = Array.from({ length: 12 }, (_, i) => i)
  .flatMap((i) =>
    [0, 1, 2].flatMap((m) =>
      Array.from({ length: 15 }, (_unused, t): Cell => {
        const works = i < 6 && t >= 11 ? 8 + i / 2 : 0;
        const epochs = ["a1", t <= 3 ? "b1" : "b2", t <= 12 ? "c1" : "c2"];
        return {
          promptId: `p${i}`,
          modelId: `m${m}`,
          epoch: epochs[m] ?? "",
          week: t,
          value:
            30 + 2 * i + 4 * m + 3 * Math.sin(0.9 * i + 1.3 * m + 0.7 * t) + 2 * Math.cos(0.5 * t) + works,
          answers: 3,
        };
      }),
    ),
  )
  .filter(({ promptId, modelId, week }) => !(promptId === "p3" && modelId === "m0" && week === 5));
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => `p${from + nth}`);
const DESIGN: ExperimentDesign = {
  targets: ids(0, 6),
  controls: ids(6, 12),
  start: 10,
  lastStart: 10,
  lag: 1,
  counted: 4,
  level: 0.05,
};

it("an experiment is read from its cells, each model under one version", () => {
  const found = readExperiment(CELLS, DESIGN);
  if (found.kind !== "read") return expect.fail(found.reason);
  expect(found.reading.models).toEqual([
    { modelId: "m0", epoch: "a1" },
    { modelId: "m1", epoch: "b2" },
    { modelId: "m2", epoch: "c1" },
  ]);
  near(found.reading.effect.value, 9.3435);
  nearRange(found.reading.effect.range, 6.4305, 12.3633);
  near(found.reading.reliability, 0.9989);
  near(found.reading.placebo?.value, 0);
  nearRange(found.reading.placebo?.range, -1.0187, 1.0186);
  near(found.reading.controlsChange.value, 2.3059);
  nearRange(found.reading.controlsChange.range, 0.8823, 3.7295);
});

it.each([
  [[1, 8], null, "rose"],
  [[-8, -1], null, "fell"],
  [[-4, 8], null, "no_change"],
  [[-12, 8], null, "no_gain"],
  [[-4, 12], null, "cannot_tell"],
  [[-4, 12], [2, 12], "not_shown"],
] as const)("a range of %o, in step %o, is told as %s", (range, inStep, wanted) => {
  const toInterval = ([low, high]: readonly [number, number]) => ({ low, high });
  const judged = { range: toInterval(range), inStep: inStep && toInterval(inStep), worth: 9 };
  expect(judgeEffect({ ...judged, isLastLook: true })).toBe(wanted);
});

describe("what a plan could see", () => {
  const plan = (changes: Partial<UndrawnPlan>): UndrawnPlan => ({
    targets: 10,
    controls: 10,
    before: 8,
    lag: 2,
    counted: 4,
    level: 0.05,
    noise: 62,
    drift: 0.5,
    ...changes,
  });
  it("rests on how a change and an old course scatter", () => {
    const found = variancesOf(plan({}));
    near(found.step, 29.3125);
    near(found.course, 125.6935);
    near(found.correlation, 0.417);
    near(variancesOf(plan({ before: 16 })).correlation, 0.8421);
    near(bivariateNormal(0.5, 1, 0.6), 0.6418);
    near(bivariateNormal(-0.3, 0.2, 0.9), 0.3701);
    near(powerDeviate(3, 0.025, 18), 0.8761);
  });
  it.each([
    [{}, 13.5919, 0.4763],
    [{ controls: 20, before: 16 }, 7.8083, 0.8945],
    [{ targets: 20, controls: 30, before: 26, counted: 8 }, 4.7382, 0.9994],
    [{ controls: 20, before: 16, level: 0.0294 }, 8.6031, null],
  ])("%o sees the smallest effect that it promises", (changes, smallest, ofNine) => {
    const chosen = plan(changes);
    near(
      smallestEffect((effect) => powerOf(effect, chosen)),
      smallest,
    );
    if (ofNine !== null) near(powerOf(9, chosen), ofNine);
  });
  it("learns noise and drift from the past of its prompts", () => {
    const curves = [0, 1, 2, 3, 4].map((i) =>
      Array.from({ length: 8 }, (_, t) => ({
        week: t,
        value: 3 * Math.sin(2.3 * i + 1.9 * t) + 0.4 * i * t,
      })),
    );
    const found = scatterOf(curves);
    near(found?.noise, 6.9977);
    near(found?.drift, 0.573);
  });
  it.each([
    [8, { noise: 21, drift: 1 / 6 }, 7.8506],
    [6, { noise: 21, drift: 1 / 6 }, 7.361],
    [20, { noise: 62, drift: 0.5 }, 6.6],
  ])(
    "%i actions with drawn dates see the smallest effect that they promise",
    (actions, scatter, smallest) => {
      const waves = wavesOf(actions) ?? expect.fail("no waves");
      const starts = waves.sizes.map((_, wave) => 8 + wave * waves.gap);
      const weeks = Array.from({ length: 24 }, (_, nth) => 8 + nth);
      const weights = waveWeights({ sizes: waves.sizes, starts, lag: 2 }, weeks);
      const drawn = {
        waves: waves.sizes,
        before: 8,
        lag: 2,
        weights,
        draws: countDraws(waves.sizes),
        ...scatter,
      };
      near(
        smallestEffect((effect) => drawnPowerOf(effect, drawn)),
        smallest,
      );
    },
  );
});

it("controls are as high as the targets, the nearest to their mean first", () => {
  const candidates = Object.entries({ a: 9, b: 12, c: 55, d: 31, e: 29 }).map(([id, level]) => ({
    id,
    level,
  }));
  expect(proposeControls([20, 30, 40], candidates)).toEqual(["d", "e", "b"]);
  expect(holm([0.01, 0.04, 0.03, 0.005], 0.05)).toEqual([true, false, false, true]);
});

describe("dates that are drawn", () => {
  it("come from the entropy alone", () => {
    expect(drawOrder([..."abcdef"], "00ff").join("")).toBe("fbcade");
    const { uniform } = seededNumbers(20261126);
    for (const wanted of [0.5154, 0.7436, 0.9178, 0.6292]) near(uniform(), wanted);
  });
  it.each([
    [6, [2, 2, 2], 90],
    [7, [3, 2, 2], 210],
    [8, [4, 4], 70],
    [11, [6, 5], 462],
    [20, [10, 10], 184_756],
  ])("%i actions go in waves of %o", (actions, sizes, draws) => {
    expect(wavesOf(actions)?.sizes).toEqual(sizes);
    expect(countDraws(sizes)).toBe(draws);
  });
  it("weigh live actions against waiting ones, week by week", () => {
    const weights = waveWeights(
      { sizes: [2, 2, 2], starts: [8, 11, 14], lag: 1 },
      [8, 9, 10, 11, 12, 13, 14],
    );
    const at13 = weights.map((contrast) => contrast.find(({ week }) => week === 13)?.weight);
    for (const [wave, wanted] of [0.0526, 0.0526, -0.1053].entries()) near(at13[wave], wanted);
  });

  const actionsOf = (waves: readonly (readonly (readonly number[])[])[], from: number) =>
    waves.flatMap((actions, wave) =>
      actions.map((values) => ({ wave, points: values.map((value, nth) => ({ week: from + nth, value })) })),
    );
  it("give an exact chance and range with eight actions", () => {
    const first = [
      [5, 8, 6],
      [9, 4, 7],
      [6, 6, 9],
      [3, 5, 4],
    ];
    const second = [
      [1, -2, 2],
      [0, 3, -1],
      [4, 1, 2],
      [-3, 0, 1],
    ];
    const found = drawnEffect(actionsOf([first, second], 10), { sizes: [4, 4], starts: [8, 13], lag: 2 }, 1);
    near(found?.value, 5.3333);
    near(found?.p, 0.0286);
    nearRange(found?.range, 1.6667, 7.6667);
  });
  it("give an exact chance and range with six actions in three waves", () => {
    const waves = [
      [
        [0, 2, 5, 6, 5, 7],
        [1, 4, 7, 6, 8, 5],
      ],
      [
        [0, 1, 1, 3, 6, 7],
        [-1, 0, 2, 2, 5, 4],
      ],
      [
        [0, 1, -1, 0, 1, 1],
        [1, -2, 0, 2, 0, 3],
      ],
    ];
    const found = drawnEffect(actionsOf(waves, 8), { sizes: [2, 2, 2], starts: [8, 11, 14], lag: 1 }, 1);
    near(found?.value, 4.5263);
    near(found?.p, 0.0111);
    nearRange(found?.range, 2.7778, 5.5789);
  });
  it("are drawn ten thousand times where there are more ways", () => {
    const actions = Array.from({ length: 20 }, (_, k) => ({
      wave: k % 2,
      points: [8, 9, 10, 11].map((week) => ({
        week,
        value: 4 * Math.sin(1.1 * k + 0.6 * (week - 8)) + (k % 2 === 0 ? 2 : 0),
      })),
    }));
    const found = drawnEffect(actions, { sizes: [10, 10], starts: [8, 12], lag: 1 }, 20261126);
    near(found?.value, 2.2523);
    near(found?.p, 0.0724);
    nearRange(found?.range, -0.2499, 4.7737);
  });
});
