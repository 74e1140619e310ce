import { ASSUMED_SPREAD } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { intervalOf } from "../interval.ts";
import { equalWeights, sampleOf } from "../sample.ts";
import { differencesInTable } from "../strata.ts";
import { allocate, expectedHalfWidth } from "./allocate.ts";
import { drawByWeight } from "./draw-by-weight.ts";
import { assumedSpread, spreadToPlan } from "./spread-to-plan.ts";
import {
  changeOfTopic,
  compareStrata,
  componentsOfTopics,
  differenceOverWordings,
  estimateOfTopic,
  type Wording,
} from "./topic-range.ts";

const near = (found: number | undefined, wanted: number) =>
  expect(Math.abs((found ?? Number.NaN) - wanted), `${found}`).toBeLessThan(1e-4);
const nearRange = (found: { low: number; high: number } | null | undefined, [low, high]: number[]) => {
  near(found?.low, low ?? 0);
  near(found?.high, high ?? 0);
};
const digits = (text: string) => [...text].map(Number);
const wordingOf = (text: string): Wording => ({ weight: 1, models: text.split("/").map(digits) });
const one = (wordings: readonly Wording[]) => [{ share: 1, wordings }];
const values = (...all: number[]) => all.map((value): Wording => ({ weight: 1, models: [[value]] }));

const W = ["11/10", "00/01", "11/11", "00/00", "10/00", "01/11"].map(wordingOf);
const V = [[3, 2], [0, 1], [5, 5], [1, 0], [2, 2], [4], [0], [1]].map(
  (rounds): Wording => ({
    weight: 1,
    models: [0, 1, 2, 3, 4].map((model) => rounds.map((listing) => (model < listing ? 1 : 0))),
  }),
);

describe("a topic asked in every wording twice", () => {
  const topic = estimateOfTopic(one(W), 0.05);
  it("is told over ways of asking, for these wordings, and apart from repeats of one question", () => {
    near(topic?.value, 0.5);
    nearRange(topic?.overWordings, [0.1983, 0.8017]);
    nearRange(topic?.theseWordings, [0.3063, 0.6937]);
    const asRepeats = [0, 1].map((model) => sampleOf(W.flatMap(({ models }) => models[model] ?? [])));
    nearRange(intervalOf(equalWeights(asRepeats), 0.05), [0.2941, 0.7059]);
  });
  it("tells what the wording makes and what chance makes", () => {
    near(topic?.spread?.wording, 0.3291);
    near(topic?.spread?.noise, 0.2887);
    near(topic?.spread?.designEffect, 3.6);
    expect(topic?.spread?.degrees).toEqual({ wording: 5, noise: 12 });
  });
});

it("wordings asked twice lend their noise to those asked once", () => {
  const topic = estimateOfTopic(one(V), 0.05);
  near(topic?.value, 0.3875);
  nearRange(topic?.overWordings, [0.1612, 0.6745]);
  nearRange(topic?.theseWordings, [0.3225, 0.4588]);
  near(topic?.spread?.wording, 0.3487);
  near(topic?.spread?.noise, 0.1095);
  near(topic?.spread?.designEffect, 17.4628);
  expect(topic?.spread?.degrees).toEqual({ wording: 7, noise: 25 });
});

it("strata weigh by their share, wordings by their weight", () => {
  const strata = [
    { share: 0.5, wordings: values(0, 0.1, 0, 0.2) },
    { share: 0.3, wordings: values(0.3, 0.5, 0.2, 0.4) },
    { share: 0.2, wordings: values(0.8, 0.6, 1, 0.7) },
  ];
  const topic = estimateOfTopic(strata, 0.05);
  near(topic?.value, 0.2975);
  nearRange(topic?.overWordings, [0.082, 0.5821]);
  const weighted = values(0.1, 0.3, 0.5, 0.7).map((wording, nth) => ({ ...wording, weight: 4 - nth }));
  const byWeight = estimateOfTopic(one(weighted), 0.05);
  near(byWeight?.value, 0.3);
  nearRange(byWeight?.overWordings, [0.0834, 0.7364]);
});

it.each([
  ["twelve wordings that never list it", Array(12).fill(0), 0, [0, 0.2468]],
  ["twelve wordings alike", Array(12).fill(0.4), 0.4, [0.3176, 0.5251]],
  ["two wordings", [0.2, 0.6], 0.4, [0.0744, 0.8735]],
] as const)("%s have a range", (_name, all, value, range) => {
  const topic = estimateOfTopic(one(values(...all)), 0.05);
  near(topic?.value, value);
  nearRange(topic?.overWordings, [...range]);
});

it("one wording has a figure and no range, and a wording without a model's answer is missing", () => {
  const missing: Wording = { weight: 1, models: [[]] };
  expect(estimateOfTopic(one([...values(0.4), missing]), 0.05)).toMatchObject({
    value: 0.4,
    overWordings: null,
  });
  expect(estimateOfTopic(one([missing]), 0.05)).toBeNull();
});

it("a difference of two companies is told over ways of asking", () => {
  const found = differenceOverWordings([0.2, 0.1, -0.1, 0.4, 0.3, 0, 0.2, 0.1, 0.3, 0.2, -0.2, 0.3], 0.05);
  near(found?.value, 0.15);
  nearRange(found?.range, [-0.1095, 0.3506]);
});

it.each([
  [4, 15, 0.2865],
  [12, 5, 0.1569],
  [20, 3, 0.1193],
  [60, 1, 0.0747],
])("%i wordings in %i rounds are to be expected within ± %f", (wordings, rounds, halfWidth) => {
  near(expectedHalfWidth({ wordings, rounds, repeated: 0 }), halfWidth);
});

it.each([
  [{ budget: 12, frame: 100 }, { wordings: 12, rounds: 1, repeated: 0, cost: 12 }, 0.1791],
  [{ budget: 24, frame: 100 }, { wordings: 19, rounds: 1, repeated: 5, cost: 24 }, 0.1345],
  [{ budget: 60, frame: 100 }, { wordings: 50, rounds: 1, repeated: 10, cost: 60 }, 0.0796],
  [{ budget: 60, frame: 20 }, { wordings: 20, rounds: 3, repeated: 0, cost: 60 }, 0.1193],
  [
    { budget: 60, frame: 100, wordingCost: 0.5 },
    { wordings: 33, rounds: 1, repeated: 10, cost: 59.5 },
    0.0985,
  ],
])("%o is spent on as many wordings as it buys", (options, wanted, halfWidth) => {
  const found = allocate(options);
  expect(found).toMatchObject(wanted);
  near(found.halfWidth, halfWidth);
});

describe("how far wordings scatter in strata", () => {
  const often = ["11/11", "11/11", "11/11"].map(wordingOf);
  const never = ["00/00", "00/00"].map(wordingOf);
  const strata = (...all: (readonly Wording[])[]) =>
    all.map((wordings) => ({ share: 1 / all.length, wordings }));
  const spreadOf = (...all: (readonly Wording[])[]) => estimateOfTopic(strata(...all), 0.05)?.spread;
  it("is nothing where each has one share, however far apart they are", () => {
    expect(spreadOf(often, never)).toMatchObject({
      wording: 0,
      noise: 0,
      degrees: { wording: 3, noise: 10 },
      models: 2,
    });
    expect(spreadOf([...often, ...never])?.wording).toBeGreaterThan(0.5);
  });
  it("is pooled within them by degrees of freedom, and a stratum of one wording has none", () => {
    // Of W: its wordings about their mean, and the noise of a round.
    const [squares, noise] = [0.75, 0.5 / 6];
    near(spreadOf(W)?.wording, Math.sqrt(squares / 5 - noise / 2));
    const both = spreadOf(W, never);
    expect(both?.degrees).toEqual({ wording: 6, noise: 16 });
    const less = (6 / 8) * noise;
    near(both?.noise, Math.sqrt(less));
    near(both?.wording, Math.sqrt(squares / 6 - less / 2));
    expect(spreadOf(W, often.slice(0, 1))?.degrees).toEqual({ wording: 5, noise: 14 });
    expect(spreadOf(often.slice(0, 1), never.slice(0, 1))).toBeNull();
  });
});

describe("what a plan expects to scatter", () => {
  const known = { wording: 0.3, noise: 0.1, degrees: { wording: 20, noise: 100 }, models: 5 };
  it("is the topic's own, drawn towards what is assumed as by four degrees of freedom", () => {
    const found = spreadToPlan([known], 5);
    near(found.wording, Math.sqrt((20 * 0.09 + 4 * 0.04) / 24));
    near(found.noise, Math.sqrt((100 * 0.01 + 4 * 0.0361) / 104));
    const none = spreadToPlan([{ ...known, wording: 0, noise: 0, degrees: { wording: 4, noise: 12 } }], 5);
    near(none.wording, 0.2 / Math.sqrt(2));
    near(none.noise, 0.19 / 2);
  });
  it("is pooled by degrees of freedom; the same wordings asked again tell more of chance alone", () => {
    const small = { wording: 0.1, noise: 0.3, degrees: { wording: 5, noise: 20 }, models: 5 };
    const found = spreadToPlan([known, small], 5);
    near(found.wording, Math.sqrt(((20 * (20 * 0.09 + 5 * 0.01)) / 25 + 4 * 0.04) / 24));
    near(found.noise, Math.sqrt((100 * 0.01 + 20 * 0.09 + 4 * 0.0361) / 124));
    near(spreadToPlan([known, known], 5).wording, spreadToPlan([known], 5).wording);
    expect(spreadToPlan([known, known], 5).noise).toBeLessThan(spreadToPlan([known], 5).noise);
  });
  it("is left to chance the less the more models are asked, whatever other sets asked", () => {
    near(assumedSpread(1).noise, 0.19 * Math.sqrt(5));
    expect(assumedSpread(5)).toEqual(ASSUMED_SPREAD);
    // The same scatter of each answer, told by the answers of two models and of five.
    const ofTwo = { ...known, noise: known.noise * Math.sqrt(5 / 2), models: 2 };
    near(spreadToPlan([known, ofTwo], 5).noise, spreadToPlan([known, known], 5).noise);
    near(spreadToPlan([known, ofTwo], 2).noise, spreadToPlan([known, known], 5).noise * Math.sqrt(5 / 2));
    near(spreadToPlan([known, ofTwo], 2).wording, spreadToPlan([known, known], 5).wording);
  });
});

describe("strata of a topic", () => {
  const often = values(...Array(12).fill(0.9), 0.8, 1);
  const seldom = values(...Array(12).fill(0.1), 0, 0.2);
  const strata = (...all: (readonly Wording[])[]) =>
    all.map((wordings) => ({ share: 1 / all.length, wordings }));
  it("are told apart where they differ more than their wordings do, the greatest difference first", () => {
    const middle = values(...Array(7).fill(0.3), ...Array(7).fill(0.7));
    const found = compareStrata(strata(seldom, often, middle), 0.05);
    // The others differ alike.
    expect(found.map(({ higher, lower }) => [higher, lower])).toEqual([
      [1, 0],
      [2, 0],
      [1, 2],
    ]);
    near(found[0]?.difference, 0.8);
    for (const { difference, range } of found) {
      expect(range.low).toBeGreaterThan(0);
      expect(range.low).toBeLessThanOrEqual(difference);
      expect(range.high).toBeGreaterThanOrEqual(difference);
    }
  });
  it("are not told apart where they are alike or have fewer than four wordings", () => {
    expect(compareStrata(strata(values(1, 1, 1), seldom), 0.05)).toEqual([]);
    expect(compareStrata(strata(often, often), 0.05)).toEqual([]);
    expect(compareStrata(strata(values(1), seldom), 0.05)).toEqual([]);
    expect(compareStrata(strata(values(0.2, 0.6), values(0.3, 0.8)), 0.05)).toEqual([]);
  });
});

describe("a topic less the same topic of other buyers", () => {
  const often = values(...Array(12).fill(0.9), 0.8, 1);
  const seldom = values(...Array(12).fill(0.1), 0, 0.2);
  const tell = (...tables: Parameters<typeof componentsOfTopics>[0][]) =>
    differencesInTable(tables.map(componentsOfTopics), 0.05);
  it("is told over ways of asking, with its levels alike", () => {
    const [difference] = tell([{ wordings: seldom, others: often }]);
    expect(difference).toMatchObject({ isApart: true });
    near(difference?.value, -0.8);
    expect(difference?.range.high).toBeLessThan(-0.5);
    const [level] = tell([
      { wordings: seldom, others: often },
      { wordings: values(0.5, 0.5), others: values(0.5, 0.5) },
    ]);
    near(level?.value, -0.4);
    const [turned] = tell([{ wordings: often, others: seldom }]);
    near(turned?.range.low, -(difference?.range.high ?? 0));
  });
  it("is told apart among all cells of its table", () => {
    const alike = { wordings: values(0.2, 0.6, 0.4, 0.8), others: values(0.3, 0.7, 0.5, 0.5) };
    const close = { wordings: values(0.1, 0.2, 0.3, 0.1, 0.2), others: values(0.5, 0.7, 0.4, 0.6, 0.9) };
    expect(tell([close])[0]?.isApart).toBe(true);
    const many = tell([close], ...Array.from({ length: 11 }, () => [alike]));
    expect(many.map((one) => one?.isApart)).not.toContain(true);
    expect(many[0]?.range).toEqual(tell([close])[0]?.range);
  });
  it("is not told below four wordings, nor in a level of which one market has one", () => {
    expect(tell([{ wordings: values(0, 0, 0), others: often }])).toEqual([null]);
    expect(tell([])).toEqual([null]);
    const [difference] = tell([
      { wordings: seldom, others: often },
      { wordings: values(1), others: often },
    ]);
    near(difference?.value, -0.8);
  });
});

describe("a topic now less the same topic before", () => {
  const asked = (...answers: number[][]) =>
    answers.map((all): Wording => ({ weight: 1, models: [all, all] }));
  const [always, never] = [
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ];
  const levels = (general: readonly Wording[], niche: readonly Wording[]) => [
    { share: 0.5, wordings: general },
    { share: 0.5, wordings: niche },
  ];
  const many = (answers: number[]) => asked(...Array.from({ length: 8 }, () => answers));
  it("is the difference of its two figures, whatever the sizes of its levels and the weights of its wordings", () => {
    const before = levels(many(always), asked(always, always));
    const change = changeOfTopic(levels(many(always), asked(never, never)), before, 0.05);
    near(change?.value, -0.5);
    expect(change?.range.low).toBeLessThan(-0.5);
    expect(change?.range.high).toBeLessThan(-0.35);
    const weighted = (answers: number[]): Wording[] => [
      { weight: 3, models: [answers] },
      { weight: 1, models: [always] },
    ];
    near(changeOfTopic(one(weighted(never)), one(weighted(always)), 0.05)?.value, -0.75);
    const [now, then] = [
      one(W),
      one(W.toReversed().map((wording, nth) => (nth < 2 ? { ...wording, weight: 4 } : wording))),
    ];
    const figures = [now, then].map((strata) => estimateOfTopic(strata, 0.05)?.value ?? Number.NaN);
    near(changeOfTopic(now, then, 0.05)?.value, (figures[0] ?? 0) - (figures[1] ?? 0));
  });
  it("is not told of answers that came once", () => {
    const once = levels(many(always), asked(always, [1]));
    expect(changeOfTopic(once, levels(many(always), asked(always, always)), 0.05)).toBeNull();
    expect(changeOfTopic([], [], 0.05)).toBeNull();
  });
});

describe("a draw by weight", () => {
  const frame = [1, 2, 7, 0].map((weight, id) => ({ id, weight }));
  it("takes each as often as it weighs, the same for the same entropy, and a longer one begins as a shorter", () => {
    const drawn = drawByWeight(frame, 5_000, "a");
    const shares = frame.map(({ id }) => drawn.filter((one) => one.id === id).length / drawn.length);
    for (const [nth, share] of [0.1, 0.2, 0.7, 0].entries())
      expect(Math.abs((shares[nth] ?? 1) - share)).toBeLessThan(0.02);
    expect(drawByWeight(frame, 20, "a")).toEqual(drawn.slice(0, 20));
    expect(drawByWeight(frame, 20, "b")).not.toEqual(drawn.slice(0, 20));
  });
  it("of nothing is nothing", () => expect(drawByWeight([], 3, "a")).toEqual([]));
});
