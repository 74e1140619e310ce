import type { Interval } from "@standings/domain";
import normalCdf from "@stdlib/stats-base-dists-normal-cdf";
import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import type { CurvePoint } from "../src/proof/curve.ts";
import { powerOf, type Scatter, scatterOf, smallestEffect } from "../src/proof/power.ts";
import { type Cell, readExperiment } from "../src/proof/read-experiment.ts";
import { judgeEffect } from "../src/proof/verdict.ts";
import { sampleOf } from "../src/sample.ts";
import { createRandom } from "./sources.ts";

/** A kind of brand whose truth is known (`proof.md` §8). Points, and points a week. */
export interface Brand {
  readonly name: string;
  readonly targets: number;
  readonly controls: number;
  readonly before: number;
  /** What the action does to each target. */
  readonly effect?: number;
  /** What happens to all prompts at the start, and to the targets each week anyway. */
  readonly jump?: number;
  readonly trend?: number;
}

const MODELS = 5;
const ROUNDS = 3;
const LAG = 2;
const COUNTED = 4;
const LEVEL = 0.05;
const SPREAD = {
  answer: 31,
  level: 18,
  place: 10,
  walk: 1,
  mood: 2.5,
  moodOfModel: 4,
  market: 1.5,
  model: 3,
};

export interface ExperimentFigures {
  /** Shares of the experiments, 0 to 1. */
  readonly rose: number;
  readonly holds: number;
  readonly refused: number;
  /** What the targets' answers before and after say by themselves, each taken as independent. */
  readonly naiveWorks: number;
}

/** Draws experiments of a brand and reads each as the product does. The same seed gives the same figures. */
export function simulateExperiments(brand: Brand, experiments: number, seed: number): ExperimentFigures {
  const random = createRandom(seed);
  const normal = (deviation: number) => deviation * normalQuantile(random(), 0, 1);
  let [rose, holds, read, naiveWorks] = [0, 0, 0, 0];
  for (let nth = 0; nth < experiments; nth += 1) {
    const { cells, naive } = drawCells(brand, normal);
    if (naive) naiveWorks += 1;
    const ids = (from: number, count: number) =>
      Array.from({ length: count }, (_, prompt) => `${from + prompt}`);
    const found = readExperiment(cells, {
      targets: ids(0, brand.targets),
      controls: ids(brand.targets, brand.controls),
      start: brand.before,
      lastStart: brand.before,
      lag: LAG,
      counted: COUNTED,
      level: LEVEL,
    });
    if (found.kind !== "read") continue;
    read += 1;
    const { range } = found.reading.effect;
    const judged = { range, inStep: found.reading.inStep.range, worth: 9, isLastLook: true };
    if (judgeEffect(judged) === "rose") rose += 1;
    if (isWithin(range, brand.effect ?? 0)) holds += 1;
  }
  return {
    rose: rose / experiments,
    holds: holds / Math.max(1, read),
    refused: 1 - read / experiments,
    naiveWorks: naiveWorks / experiments,
  };
}

export interface Forecast {
  /** Chance that the plan sees the brand's effect, 0 to 1. */
  readonly power: number;
  /** Effect, in points, that it sees four times in five. */
  readonly smallest: number;
}

/** What the product tells before such experiments start, from the noise and the drift of so many pasts. */
export function forecastOf(brand: Brand, pasts: number, seed: number): Forecast {
  const random = createRandom(seed);
  const normal = (deviation: number) => deviation * normalQuantile(random(), 0, 1);
  const found = Array.from({ length: pasts }, () => {
    const { cells } = drawCells(brand, normal);
    const byPrompt = Map.groupBy(
      cells.filter(({ week }) => week < brand.before),
      ({ promptId }) => promptId,
    );
    return scatterOf([...byPrompt.values()].map(curveOf));
  }).filter((scatter) => scatter !== null);
  const mean = (key: keyof Scatter) => sampleOf(found.map((scatter) => scatter[key])).mean;
  const { targets, controls, before, effect = 0 } = brand;
  const plan = { targets, controls, before, lag: LAG, counted: COUNTED, level: LEVEL };
  const power = (points: number) => powerOf(points, { ...plan, noise: mean("noise"), drift: mean("drift") });
  return { power: power(effect), smallest: smallestEffect(power) };
}

/** A prompt's visits, each the mean of its models. */
function curveOf(cells: readonly Cell[]): CurvePoint[] {
  const byWeek = Map.groupBy(cells, ({ week }) => week);
  return [...byWeek].map(([week, some]) => ({ week, value: sampleOf(some.map(({ value }) => value)).mean }));
}

const isWithin = ({ low, high }: Interval, value: number) => low <= value && value <= high;

function drawCells(
  { targets, controls, before, effect = 0, jump = 0, trend = 0 }: Brand,
  normal: (deviation: number) => number,
): { readonly cells: readonly Cell[]; readonly naive: boolean } {
  const weeks = Array.from({ length: before + LAG + COUNTED }, (_, week) => week);
  const market = weeks.map(() => normal(SPREAD.market));
  const ofModel = Array.from({ length: MODELS }, () => weeks.map(() => normal(SPREAD.model)));
  const [then, since]: [number[], number[]] = [[], []];
  const cells = Array.from({ length: targets + controls }, (_, prompt) => {
    const isTarget = prompt < targets;
    let level = Math.min(85, Math.max(10, 42 + normal(SPREAD.level)));
    const places = Array.from({ length: MODELS }, () => normal(SPREAD.place));
    return weeks.flatMap((week) => {
      level += normal(SPREAD.walk) + (isTarget ? trend : 0);
      const worked = (isTarget && week >= before ? effect : 0) + (week >= before ? jump : 0);
      const mood = level + worked + normal(SPREAD.mood) + (market[week] ?? 0);
      return places.map((place, model): Cell => {
        const mean = mood + place + normal(SPREAD.moodOfModel) + (ofModel[model]?.[week] ?? 0);
        const answers = Array.from({ length: ROUNDS }, () => boundedAnswer(mean, normal));
        if (isTarget && week < before) then.push(...answers);
        if (isTarget && week >= before + LAG) since.push(...answers);
        return {
          promptId: `${prompt}`,
          modelId: `m${model}`,
          epoch: "v1",
          week,
          value: sampleOf(answers).mean,
          answers: ROUNDS,
        };
      });
    });
  }).flat();
  return { cells, naive: isHigher(since, then) };
}

/** An answer between 0 and 100 of about this mean; it scatters less where the scale ends. */
function boundedAnswer(mean: number, normal: (deviation: number) => number): number {
  const centre = Math.min(95, Math.max(5, mean));
  const deviation = Math.min(SPREAD.answer, Math.min(centre, 100 - centre) * 0.9);
  return centre + Math.max(-1, Math.min(1, normal(1.5))) * deviation;
}

function isHigher(since: readonly number[], then: readonly number[]): boolean {
  const [a, b] = [sampleOf(since), sampleOf(then)];
  const error = Math.sqrt(a.squares / (a.n - 1) / a.n + b.squares / (b.n - 1) / b.n);
  return 1 - normalCdf((a.mean - b.mean) / error, 0, 1) < 0.025;
}
