import { rankBiasedOverlap } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { answersOf, ranksOfModels, yesNo } from "../test/made-answers.ts";
import { groupAnswers } from "./answers.ts";
import { differenceOfArms } from "./arms.ts";
import { compare, differencesOf } from "./compare.ts";
import { componentsOf } from "./estimates.ts";
import { forecastRounds } from "./forecast.ts";
import { intervalOf } from "./interval.ts";
import { equalWeights, estimateOf } from "./sample.ts";
import { benjaminiHochberg } from "./tiers.ts";
import { alertThreshold, trackChanges } from "./tracking.ts";
import { volatilityOf } from "./volatility.ts";

/** The golden numbers of `studies.md` §8, each found by two independent methods; to 1e-4. */
const near = (found: number, wanted: number) =>
  expect(Math.abs(found - wanted), `${found}`).toBeLessThan(1e-4);

const A = [
  [1, 1, 1, 2, 1],
  [1, 2, 1, 1, null],
  [2, 1, 1, 1, 1],
];
const B = [
  [2, 2, 3, 1, 2],
  [2, 1, 3, 2, 1],
  [1, 3, 2, 4, 2],
];
const C = A.map((ranks) => ranks.map((rank) => rank ?? 1));

describe("ranges", () => {
  it.each([
    ["3 of 5", [[3, 5]], 0.05, [0.1611, 0.9392]],
    ["0 of 5", [[0, 5]], 0.05, [0, 0.4935]],
    ["1 of 20", [[1, 20]], 0.05, [0.0017, 0.2376]],
    ["3 of 5, stepwise", [[3, 5]], 0.015, [0.1049, 0.9675]],
    [
      "25 of 25 of five models",
      [
        [5, 5],
        [5, 5],
        [5, 5],
        [5, 5],
        [5, 5],
      ],
      0.05,
      [0.8728, 1],
    ],
    [
      "0 of 25 of five models",
      [
        [0, 5],
        [0, 5],
        [0, 5],
        [0, 5],
        [0, 5],
      ],
      0.05,
      [0, 0.1272],
    ],
    [
      "5, 5, 5, 3, 0 of 5",
      [
        [5, 5],
        [5, 5],
        [5, 5],
        [3, 5],
        [0, 5],
      ],
      0.05,
      [0.5697, 0.8573],
    ],
    [
      "the same with 0 of 4",
      [
        [5, 5],
        [5, 5],
        [5, 5],
        [3, 5],
        [0, 4],
      ],
      0.05,
      [0.5506, 0.8737],
    ],
  ] as const)("%s", (_name, counts, level, [low, high]) => {
    const range = intervalOf(equalWeights(counts.map(([hits, n]) => yesNo(hits, n))), level);
    near(range.low, low);
    near(range.high, high);
  });

  it.each([
    ["A", A, 0.9233, [0.6803, 0.9976]],
    ["B", B, 0.9467, [0.7635, 0.9706]],
  ] as const)("of the score of %s", (key, ranks, value, [low, high]) => {
    const components = componentsOf(groupAnswers(answersOf({ [key]: ranks }), "company"), key, "score", 20);
    near(estimateOf(components), value);
    const range = intervalOf(components, 0.05);
    near(range.low, low);
    near(range.high, high);
  });
});

it("5, 5, 5, 3, 0 of 5 is 72%", () =>
  near(estimateOf(equalWeights([5, 5, 5, 3, 0].map((hits) => yesNo(hits, 5)))), 0.72));

it("compares answer by answer, and forecasts", () => {
  const ab = compare(groupAnswers(answersOf({ A, B }), "company"), ["A", "B"], 20, 0.05);
  near(ab.difference, -0.0233);
  near(ab.range.low, -0.2497);
  near(ab.range.high, 0.2188);
  const models = groupAnswers(answersOf({ C, B }), "company");
  const cb = compare(models, ["C", "B"], 20, 0.05);
  near(cb.difference, 0.0433);
  near(cb.range.low, -0.1398);
  near(cb.range.high, 0.211);
  near(cb.p, 0.9797);
  expect(forecastRounds(differencesOf(models, ["C", "B"], 20), 5)).toBe(30);
});

it("tells lift", () => {
  const arm = (counts: readonly number[]) =>
    counts.map((hits) => Array.from({ length: 5 }, (_, n) => Number(n < hits)));
  const [on, off] = [arm([5, 4, 5]), arm([2, 0, 3])];
  const lift = differenceOfArms(
    on.map((first, m) => ({ modelId: `m${m}`, first, second: off[m] ?? [] })),
    0.05,
  );
  near(lift?.value ?? 0, 0.6);
  near(lift?.range.low ?? 0, 0.2705);
  near(lift?.range.high ?? 0, 0.8368);
});

it("Benjamini-Hochberg rejects two of seven hypotheses", () => {
  const rejected = benjaminiHochberg([0.001, 0.008, 0.039, 0.041, 0.042, 0.06, 0.9], 0.05);
  expect(rejected).toEqual([true, true, false, false, false, false, false]);
});

it("measures overlap, stability and agreement", () => {
  expect(rankBiasedOverlap([..."abcd"], [..."abdc"])).toBeCloseTo(0.973, 3);
  expect(rankBiasedOverlap([..."abc"], [..."bcdef"])).toBeCloseTo(0.585, 3);
  const { stability, agreement } = volatilityOf(
    ranksOfModels([
      ["abc", "acb", "bac"],
      ["abd", "abcd", "ab"],
    ]),
    0.05,
  );
  near(stability?.value ?? 0, 0.937);
  near(stability?.range?.low ?? 0, 0.6823);
  near(stability?.range?.high ?? 0, 0.9904);
  near(agreement?.value ?? 0, 0.8467);
  near(agreement?.range?.low ?? 0, 0.3818);
  near(agreement?.range?.high ?? 0, 0.9801);
});

const WEEKLY = { visitsPerMonth: 52 / 12, companies: 1 };

it("sets the threshold of alerts", () => {
  near(alertThreshold(WEEKLY), 5.7362);
  near(alertThreshold({ visitsPerMonth: 365 / 12, companies: 1 }), 9.3941);
});

it("detects a downward trend", () => {
  const means = [60, 62, 58, 61, 59, 60, 63, 57, 60, 61, 59, 60, 50, 52, 49, 51, 50, 50];
  const visits = means.map((mean) => [{ modelId: "m", servedId: "v1", mean: mean / 100, answers: 15 }]);
  const { alerts } = trackChanges(visits, WEEKLY);
  expect(alerts).toHaveLength(1);
  expect(alerts[0]).toMatchObject({ alarm: 14, change: 12 });
  near(alerts[0]?.before ?? 0, 0.6);
  near(alerts[0]?.after ?? 0, 0.5033);
});

/** Normal theory: looks at independent increments of a sum. The error over looks grows as the formula of §4 says. */
describe("looks", () => {
  // Found by recursive integration of the density of the sum between looks.
  it.each([
    ["of five looks at 0.015", [3, 5, 8, 12, 20], 0.0512],
    ["of seven looks at 0.015", [3, 5, 8, 12, 20, 30, 50], 0.0677],
  ] as const)("error %s", (_name, looks, wanted) => near(errorOverLooks(looks, 0.015), wanted));
});

/** Chance that a sum of standard normal steps passes its two-sided limit at any of the looks (Armitage et al. 1969). */
function errorOverLooks(looks: readonly number[], level: number): number {
  const limit = zOf(1 - level / 2);
  const cells = 1_200;
  let before = 0;
  let grid: { at: number; weight: number }[] = [{ at: 0, weight: 1 }];
  let stopped = 0;
  for (const look of looks) {
    const reach = limit * Math.sqrt(look);
    const spread = Math.sqrt(look - before);
    const width = (2 * reach) / cells;
    const next = Array.from({ length: cells }, (_, cell) => ({
      at: -reach + (cell + 0.5) * width,
      weight: 0,
    }));
    for (const { at, weight } of grid) {
      stopped += weight * (1 - normal((reach - at) / spread) + normal((-reach - at) / spread));
      for (const cell of next)
        cell.weight +=
          (weight * width * Math.exp(-(((cell.at - at) / spread) ** 2) / 2)) /
          (spread * Math.sqrt(2 * Math.PI));
    }
    grid = next;
    before = look;
  }
  return stopped;
}

function normal(z: number): number {
  // Abramowitz and Stegun 7.1.26 is too rough here: a series near 0, a continued fraction in the tails.
  if (z < -6) return 0;
  if (z > 6) return 1;
  let [term, sum] = [z, z];
  for (let n = 1; n < 200; n += 1) {
    term *= (z * z) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

function zOf(share: number): number {
  let [low, high] = [0, 6];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (normal(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}
