import { type Aspect, FIXED_LEVEL, type RateMethod } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Praise, praiseOf, sentimentOf } from "./praise.ts";
import { type CountOf, type JudgedAnswers, rateOfWrong, shareOfAnswers } from "./wrong-rate.ts";

const LEVEL = FIXED_LEVEL;
const NONE: JudgedAnswers = {
  models: [],
  labels: { judgedWrong: { count: 0, of: 0 }, judgedRight: { count: 0, of: 0 } },
  drawnWrong: 20,
  errors: null,
};
const of = (counts: string): CountOf => {
  const [count = 0, all = 0] = counts.split("/").map(Number);
  return { count, of: all };
};
/** So many of 12 answers of each model. */
const ofTwelve = (counts: readonly number[]) =>
  counts.map((count) => Array.from({ length: 12 }, (_, nth) => (nth < count ? 1 : 0)));
const labels = (judgedWrong: string, judgedRight: string) => ({
  judgedWrong: of(judgedWrong),
  judgedRight: of(judgedRight),
});
const errors = (hits: string, alarms: string) => ({ hits: of(hits), alarms: of(alarms) });

const J = ofTwelve([3, 2, 4, 1, 2]);
const ONE = ofTwelve([1, 0, 0, 0, 0]);
const NEVER = ofTwelve([0, 0, 0, 0, 0]);
const MEASURED = errors("51/60", "14/140");
const MIXED = [
  [0, 0.5, 0, 1, 0, 0.25],
  [0, 0, 0, 0.5, 0, 0],
  [1, 0.5, 0.5, 0, 1 / 3, 0],
];

type Golden = readonly [
  name: string,
  judged: Partial<JudgedAnswers>,
  method: RateMethod,
  value: number | null,
  range: readonly [number, number],
];

/** The table of `names-claims-topics-markets.md` §2.5. */
const GOLDEN: readonly Golden[] = [
  ["as judged", { models: J }, "as_judged", 0.2, [0.1075, 0.3231]],
  ["30 labels", { models: J, labels: labels("7/10", "1/20") }, "own_labels", 0.18, [0.0469, 0.3478]],
  ["30 labels, no error", { models: J, labels: labels("10/10", "0/20") }, "own_labels", 0.2, [0.055, 0.3571]],
  [
    "nothing judged wrong, one overlooked",
    { models: NEVER, labels: labels("0/0", "1/20") },
    "own_labels",
    0.05,
    [0.0017, 0.2463],
  ],
  [
    "nothing judged wrong, none overlooked",
    { models: NEVER, labels: labels("0/0", "0/20") },
    "own_labels",
    0,
    [0, 0.1562],
  ],
  ["150 labels", { models: J, labels: labels("35/50", "4/100") }, "own_labels", 0.172, [0.0926, 0.2628]],
  [
    "all of the one judged wrong labelled",
    { models: ONE, labels: labels("1/1", "0/10"), drawnWrong: 1 },
    "own_labels",
    0.0167,
    [0, 0.294],
  ],
  ["measured errors", { models: J, errors: MEASURED }, "measured_errors", 0.1333, [0, 0.298]],
  [
    "measured errors, hardly any judged wrong",
    { models: ofTwelve([1, 0, 2, 0, 1]), errors: MEASURED },
    "measured_errors",
    0,
    [0, 0.0823],
  ],
  [
    "measured errors, most judged wrong",
    { models: ofTwelve([11, 9, 10, 12, 9]), errors: MEASURED },
    "measured_errors",
    1,
    [0.8254, 1],
  ],
  [
    "a judge that never erred",
    { models: J, errors: errors("60/60", "0/140") },
    "measured_errors",
    0.2,
    [0.0832, 0.3168],
  ],
  [
    "a judge that tells nothing",
    { models: J, errors: errors("30/60", "70/140") },
    "measured_errors",
    null,
    [0, 1],
  ],
  [
    "a judge that tells little",
    { models: J, errors: errors("6/20", "6/40") },
    "measured_errors",
    0.3333,
    [0, 1],
  ],
  [
    "a judge that errs here otherwise",
    { models: NEVER, errors: errors("59/60", "70/140") },
    "as_judged",
    0,
    [0, 0.0551],
  ],
  ["shares of answers", { models: MIXED }, "as_judged", 0.2546, [0.1121, 0.4693]],
  [
    "shares of answers, labels",
    { models: MIXED, labels: labels("4/6", "1/12") },
    "own_labels",
    0.2319,
    [0.0381, 0.4791],
  ],
];

const near = (found: number | null | undefined, wanted: number) =>
  expect(Math.abs((found ?? Number.NaN) - wanted), `${found} is not ${wanted}`).toBeLessThan(1e-4);

it.each(GOLDEN)("the rate of %s", (_name, judged, method, value, [low, high]) => {
  const rate = rateOfWrong({ ...NONE, ...judged }, LEVEL);
  expect(rate?.method).toBe(method);
  if (value === null) expect(rate?.value).toBeNull();
  else near(rate?.value, value);
  near(rate?.range?.low, low);
  near(rate?.range?.high, high);
});

it.each([
  ["4/4", "0/30", 20, "measured_errors"],
  ["4/4", "0/30", 4, "own_labels"],
  ["6/6", "0/9", 20, "measured_errors"],
] as const)(
  "with %s and %s labels, of %i drawn that are judged wrong, it rests on %s",
  (wrong, right, drawnWrong, method) => {
    const judged = { ...NONE, models: J, errors: MEASURED, labels: labels(wrong, right), drawnWrong };
    expect(rateOfWrong(judged, LEVEL)?.method).toBe(method);
  },
);

it("says that the judge errs otherwise where no rate fits what was measured", () => {
  const found = rateOfWrong({ ...NONE, models: NEVER, errors: errors("59/60", "70/140") }, LEVEL);
  expect(found?.errsOtherwise).toBe(true);
  expect(rateOfWrong({ ...NONE, models: J, errors: MEASURED }, LEVEL)?.errsOtherwise).toBe(false);
});

it("nothing judged has no rate, and one answer of each model has no range", () => {
  expect(rateOfWrong({ ...NONE, models: [[], []] }, LEVEL)).toBeNull();
  expect(rateOfWrong({ ...NONE, models: [[1], [0]] }, LEVEL)).toMatchObject({ value: 0.5, range: null });
  const corrected = { ...NONE, models: [[1], [0]], labels: labels("5/10", "0/20") };
  expect(rateOfWrong(corrected, LEVEL)).toMatchObject({ value: 0.25, range: null, method: "own_labels" });
});

it("the only answer of a model counts beside models of several, and its range holds whatever else it may say", () => {
  const rate = rateOfWrong({ ...NONE, models: [[1], [0, 0]] }, LEVEL);
  expect(rate?.value).toBe(0.5);
  expect(rate?.range).toMatchObject({ low: 0 });
  expect(rate?.range?.high).toBeGreaterThan(0.5);
  const labelled = { ...NONE, models: [[1], [0, 0]], labels: labels("5/10", "0/20") };
  expect(rateOfWrong(labelled, LEVEL)).toMatchObject({ value: 0.25, method: "own_labels" });
});

it("where all is judged wrong, labels of what is judged right are not needed", () => {
  const judged = { ...NONE, models: ofTwelve([12, 12]), labels: labels("6/10", "0/0") };
  expect(rateOfWrong(judged, LEVEL)).toMatchObject({ value: 0.6, method: "own_labels" });
});

it("all wrong and all labelled wrong is wrong", () => {
  const all = ofTwelve([12, 12]);
  const judged = { ...NONE, models: all, labels: labels("10/10", "0/10") };
  expect(rateOfWrong(judged, LEVEL)).toMatchObject({ value: 1, range: { high: 1 } });
});

const counted = (least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .chain((all) => fc.integer({ min: 0, max: all }).map((count) => ({ count, of: all })));
const share = fc.constantFrom(0, 0.25, 1 / 3, 0.5, 1);
const answers = fc.array(fc.array(share, { minLength: 2, maxLength: 9 }), { minLength: 1, maxLength: 5 });

const withOnce = fc.array(fc.array(share, { maxLength: 6 }), { minLength: 1, maxLength: 5 });
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value / values.length, 0);

describe("whatever is judged and labelled", () => {
  it("the rate is the mean of all models that answered, so that nothing wrong stands beside 0 alone", () => {
    fc.assert(
      fc.property(withOnce, (models) => {
        const means = models.filter(({ length }) => length > 0).map(meanOf);
        const value = rateOfWrong({ ...NONE, models }, LEVEL)?.value;
        if (means.length === 0) expect(value).toBeUndefined();
        else expect(value).toBeCloseTo(meanOf(means), 9);
      }),
    );
  });

  it("what a model of one answer may say else is in the range, by every method", () => {
    const judged = fc.record({
      models: fc.tuple(answers, fc.array(fc.tuple(share), { minLength: 1, maxLength: 3 })),
      labels: fc.option(
        fc.record({
          judgedWrong: counted(5, 30),
          judgedRight: fc.oneof(counted(10, 30), fc.constant({ count: 0, of: 0 })),
        }),
      ),
      errors: fc.option(fc.record({ hits: counted(1, 60), alarms: counted(1, 60) })),
      said: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(judged, ({ models: [repeated, once], labels, errors, said }) => {
        const given = { drawnWrong: 5, labels: labels ?? NONE.labels, errors: errors ?? null };
        const rateOf = (others: readonly (readonly number[])[]) =>
          rateOfWrong({ ...given, models: [...repeated, ...others] }, LEVEL);
        const [found, known] = [rateOf(once), rateOf(once.map(() => [said]))];
        if (found?.method !== known?.method || !found?.range || !known?.range) return;
        expect(found.range.low).toBeLessThanOrEqual(found.value ?? 1);
        expect(found.range.high).toBeGreaterThanOrEqual(found.value ?? 0);
        expect(known.value ?? found.range.low).toBeGreaterThanOrEqual(found.range.low - 1e-9);
        expect(known.value ?? found.range.low).toBeLessThanOrEqual(found.range.high + 1e-9);
      }),
    );
  });

  it("a model of one answer hides no contradiction to the errors that were measured", () => {
    const errors = { hits: { count: 200, of: 200 }, alarms: { count: 60, of: 200 } };
    const nothing = Array.from({ length: 40 }, () => 0);
    for (const others of [[], [[0]], [[1]]])
      expect(
        rateOfWrong({ ...NONE, errors, models: [nothing, nothing, nothing, ...others] }, LEVEL),
      ).toMatchObject({
        method: "as_judged",
        errsOtherwise: true,
      });
  });

  it("the rate lies in its range, and both from 0 to 1", () => {
    const judged = fc.record({
      models: answers,
      labels: fc.record({ judgedWrong: counted(1, 30), judgedRight: counted(1, 30) }),
      drawnWrong: fc.integer({ min: 0, max: 30 }),
      errors: fc.option(fc.record({ hits: counted(1, 60), alarms: counted(1, 60) })),
    });
    fc.assert(
      fc.property(judged, (one) => {
        const rate = rateOfWrong(one, LEVEL);
        const { low = -1, high = -1 } = rate?.range ?? {};
        const value = rate?.value ?? (low + high) / 2;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(value + 1e-9);
        expect(value).toBeLessThanOrEqual(high + 1e-9);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("five times the labels in the same parts hardly widen the range", () => {
    const some = fc.tuple(answers, counted(10, 20), counted(10, 20));
    const five = ({ count, of: all }: CountOf) => ({ count: 5 * count, of: 5 * all });
    const widthOf = (models: JudgedAnswers["models"], judgedWrong: CountOf, judgedRight: CountOf) => {
      const range = rateOfWrong({ ...NONE, models, labels: { judgedWrong, judgedRight } }, LEVEL)?.range;
      return (range?.high ?? 0) - (range?.low ?? 0);
    };
    fc.assert(
      fc.property(some, ([models, wrong, right]) => {
        expect(widthOf(models, five(wrong), five(right))).toBeLessThanOrEqual(
          widthOf(models, wrong, right) + 0.02,
        );
      }),
    );
  });
});

it("a claim in 7 of 61 answers has the range of its models", () => {
  const found = shareOfAnswers(["3/13", "2/12", "1/12", "1/12", "0/12"].map(of), LEVEL);
  expect(found?.value).toBeCloseTo((3 / 13 + 2 / 12 + 2 / 12) / 5);
  expect(found?.range?.low).toBeGreaterThan(0.02);
  expect(found?.range?.high).toBeLessThan(0.26);
  expect(shareOfAnswers([], LEVEL)).toBeNull();
});

const praise = (good: number, bad: number, aspect: Aspect | null = null): Praise => ({
  praised: Array.from({ length: good }, () => aspect),
  blamed: Array.from({ length: bad }, () => aspect),
});

it("sentiment is the mean over answers that praise or blame", () => {
  const found = sentimentOf(
    ["2/0 1/1 0/1 3/1", "1/0 0/2 2/1", "1/0 4/1 0/0"].map((model) =>
      model.split(" ").map((answer) => praise(of(answer).count, of(answer).of)),
    ),
    LEVEL,
  );
  near(found?.value, 0.6727);
  near(found?.range?.low, 0.2742);
  near(found?.range?.high, 0.9085);
  expect(found).toMatchObject({ answers: 9, neither: 1 });
  expect(sentimentOf([[praise(0, 0)]], LEVEL)).toBeNull();
});

it("sentiment and praise are of all answers that are told beside them, a model's only one among them", () => {
  const [good, bad, nothing] = [praise(1, 0, "price"), praise(0, 1, "price"), praise(0, 0)];
  const models = [[good, bad, nothing], [good, good, good], [good, good, good], [good], [good]];
  const found = sentimentOf(models, LEVEL);
  expect(found).toMatchObject({ answers: 10, neither: 1, once: 2 });
  expect(rateOfWrong({ ...NONE, models: [[0, 1], [0], [1]] }, LEVEL)).toMatchObject({ once: 2 });
  near(found?.value, 0.9);
  near(found?.range?.high, 1);
  const blamed = [[bad], [nothing, nothing]];
  const rows = praiseOf(new Map(blamed.map((own, nth) => [String(nth), own])), null, ["price"], LEVEL);
  expect(rows).toMatchObject([{ blamedIn: 1, blamed: { value: 0.5 } }]);
});

it("praise is told apart from a rival's where it is, over the whole table, and only where it is", () => {
  const models = ["a", "b", "c"];
  const answersOf = (aspect: Aspect, often: number) =>
    Array.from({ length: 12 }, (_, nth) => praise(nth < often ? 1 : 0, nth === 11 ? 1 : 0, aspect));
  const of = (aspect: Aspect, often: number) =>
    new Map(models.map((model) => [model, answersOf(aspect, often)]));
  const apart = praiseOf(of("price", 9), of("price", 1), ["price", "ease"], LEVEL);
  expect(apart).toMatchObject([{ aspect: "price", praised: { value: 0.75 }, difference: { isApart: true } }]);
  near(apart[0]?.blamed.value, 1 / 12);
  near(apart[0]?.difference?.value, 8 / 12);
  expect(praiseOf(of("price", 5), of("price", 4), ["price"], LEVEL)).toMatchObject([
    { difference: { isApart: false } },
  ]);
  expect(praiseOf(of("price", 5), null, ["price"], LEVEL)).toMatchObject([{ difference: null }]);
});
