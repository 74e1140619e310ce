import { FIXED_LEVEL, type Measure, STEPWISE_LEVEL, STUDY_LOOKS } from "@standings/domain";
import type { ModelAnswers } from "../src/answers.ts";
import { componentsOf } from "../src/estimates.ts";
import { intervalOf } from "../src/interval.ts";
import { estimateOf } from "../src/sample.ts";
import { stopAfter } from "../src/stop-rules.ts";
import { makeTiers } from "../src/tiers.ts";
import { createRandom, drawStudy, ENTRIES, K, keyOf, type Source, type Truth, truthOf } from "./sources.ts";

const MEASURES: readonly Measure[] = ["score", "listed", "top3"];
/** Truth comes from draws: differences below are equality. */
const EQUAL = 0.004;
const keys = Array.from({ length: ENTRIES }, (_, entry) => keyOf(entry));

interface Coverage {
  /** Share of ranges that hold the truth, mean over entries and for the worst entry, by measure. */
  readonly mean: Readonly<Record<Measure, number>>;
  readonly worst: Readonly<Record<Measure, number>>;
  /** Half the width of the score's ranges, mean. */
  readonly halfWidth: number;
}

/** Whether the tiers of studies are right. */
interface TierErrors {
  /** Shares: separations that are wrong, studies with any wrong one, studies in which all rank ranges are right. */
  readonly wrongSeparations: number;
  readonly studiesWithWrong: number;
  readonly rightRanges: number;
}

/** Studies of one source with equal models, drawn again and again. */
export function simulateRanges(source: Source, rounds: number, studies: number, seed: number): Coverage {
  const random = createRandom(seed);
  const draws = source.modelsOf(random);
  const truth = truthOf(draws, seed);
  const held = new Map<Measure, number[]>(MEASURES.map((measure) => [measure, new Array(ENTRIES).fill(0)]));
  let width = 0;
  for (let study = 0; study < studies; study += 1) {
    const models = drawStudy(draws, rounds, random);
    for (const measure of MEASURES)
      for (const [entry, key] of keys.entries()) {
        const { low, high } = intervalOf(componentsOf(models, key, measure, K), FIXED_LEVEL);
        const at = truth[measure][entry] ?? 0;
        const counts = held.get(measure) ?? [];
        if (at >= low - 1e-6 && at <= high + 1e-6) counts[entry] = (counts[entry] ?? 0) + 1;
        if (measure === "score") width += (high - low) / 2;
      }
  }
  const record = (of: (shares: readonly number[]) => number) => ({
    score: of(sharesOf("score")),
    listed: of(sharesOf("listed")),
    top3: of(sharesOf("top3")),
  });
  const sharesOf = (measure: Measure) => (held.get(measure) ?? []).map((count) => count / studies);
  return {
    mean: record((shares) => shares.reduce((sum, share) => sum + share, 0) / shares.length),
    worst: record((shares) => Math.min(...shares)),
    halfWidth: width / (studies * ENTRIES),
  };
}

/**
 * How often the range of whoever leads a study by chance holds its truth: the leader was chosen because it came out high
 * (the winner's curse).
 */
export function simulateLeaders(source: Source, rounds: number, studies: number, seed: number): number {
  const random = createRandom(seed);
  const draws = source.modelsOf(random);
  const { score } = truthOf(draws, seed);
  let held = 0;
  for (let study = 0; study < studies; study += 1) {
    const models = drawStudy(draws, rounds, random);
    const [leader = ""] = bestTen(models);
    const { low, high } = intervalOf(componentsOf(models, leader, "score", K), FIXED_LEVEL);
    const at = score[keys.indexOf(leader)] ?? 0;
    if (at >= low - 1e-6 && at <= high + 1e-6) held += 1;
  }
  return held / studies;
}

export function simulateTiers(source: Source, rounds: number, studies: number, seed: number): TierErrors {
  const random = createRandom(seed);
  const draws = source.modelsOf(random);
  const { score } = truthOf(draws, seed);
  const trueScore = (key: string) => score[keys.indexOf(key)] ?? 0;
  let [separations, wrong, studiesWithWrong, right] = [0, 0, 0, 0];
  for (let study = 0; study < studies; study += 1) {
    const models = drawStudy(draws, rounds, random);
    const compared = bestTen(models);
    const { places, areApart } = makeTiers(models, compared, K, FIXED_LEVEL);
    let wrongHere = 0;
    for (const [index, above] of compared.entries())
      for (const below of compared.slice(index + 1)) {
        if (!areApart(above, below)) continue;
        separations += 1;
        // Told apart, and not truly above.
        if (trueScore(above) <= trueScore(below) + (isTwin(source, above, below) ? EQUAL : 0)) wrongHere += 1;
      }
    wrong += wrongHere;
    if (wrongHere > 0) studiesWithWrong += 1;
    if (
      places.every(({ key, bestRank, worstRank }) => isRight(key, compared, trueScore, [bestRank, worstRank]))
    )
      right += 1;
  }
  return {
    wrongSeparations: separations === 0 ? 0 : wrong / separations,
    studiesWithWrong: studiesWithWrong / studies,
    rightRanges: right / studies,
  };
}

/** Entries whose true scores are the same: the truth, being drawn, tells them apart by chance. */
function isTwin({ name }: Source, a: string, b: string): boolean {
  const [first, second] = [keys.indexOf(a), keys.indexOf(b)];
  return name === "all equal" || (name === "exact twins" && Math.floor(first / 2) === Math.floor(second / 2));
}

function bestTen(models: readonly ModelAnswers[]): string[] {
  return keys
    .map((key) => ({ key, at: estimateOf(componentsOf(models, key, "score", K)) }))
    .sort((a, b) => b.at - a.at || (a.key < b.key ? -1 : 1))
    .slice(0, 10)
    .map(({ key }) => key);
}

/** The true rank among those compared lies in the range; equal ones may stand either way. */
function isRight(
  key: string,
  compared: readonly string[],
  trueScore: (key: string) => number,
  [best, worst]: readonly [number, number],
): boolean {
  const own = trueScore(key);
  const above = compared.filter((other) => other !== key && trueScore(other) > own + EQUAL).length;
  const notBelow = compared.filter((other) => other !== key && trueScore(other) >= own - EQUAL).length;
  return best <= 1 + notBelow && worst >= 1 + above;
}

export interface StopResults {
  /** Share of the credits held that comes back. */
  readonly returned: number;
  /** Shares of studies that told the two apart, and that did so the wrong way round. */
  readonly apart: number;
  readonly wrong: number;
  /** Share of studies that gave up. */
  readonly hopeless: number;
}

/** X against Y with 50 credits held: `x` and `y` are places in the true order, from 0. */
export function simulateStops(
  source: Source,
  [x, y]: readonly [number, number],
  studies: number,
  seed: number,
): StopResults {
  const random = createRandom(seed);
  const draws = source.modelsOf(random);
  const truth = truthOf(draws, seed);
  const order = [...keys].sort((a, b) => score(truth, b) - score(truth, a));
  const goal = { kind: "apart", x: order[x] ?? "", y: order[y] ?? "" } as const;
  const limit = STUDY_LOOKS.at(-1) ?? 0;
  let [asked, apart, wrong, hopeless] = [0, 0, 0, 0];
  for (let study = 0; study < studies; study += 1) {
    const whole = drawStudy(draws, limit, random);
    for (const rounds of STUDY_LOOKS) {
      const models = whole.map((model) => ({ ...model, valid: model.valid.slice(0, rounds) }));
      const reason = stopAfter(goal, { models, rounds, limit, k: K, level: STEPWISE_LEVEL });
      if (reason === null) continue;
      asked += rounds;
      if (reason === "hopeless") hopeless += 1;
      if (reason === "apart") {
        apart += 1;
        const of = (key: string) => estimateOf(componentsOf(models, key, "score", K));
        if (of(goal.x) > of(goal.y) !== score(truth, goal.x) > score(truth, goal.y)) wrong += 1;
      }
      break;
    }
  }
  return {
    returned: 1 - asked / (studies * limit),
    apart: apart / studies,
    wrong: wrong / studies,
    hopeless: hopeless / studies,
  };
}

/** Share of studies whose ranges at all looks hold the truth of one entry, at the stepwise level; worst entry. */
export function simulateLooks(source: Source, studies: number, seed: number): number {
  const random = createRandom(seed);
  const draws = source.modelsOf(random);
  const truth = truthOf(draws, seed);
  const held = new Array<number>(ENTRIES).fill(0);
  for (let study = 0; study < studies; study += 1) {
    const whole = drawStudy(draws, STUDY_LOOKS.at(-1) ?? 0, random);
    for (const [entry, key] of keys.entries()) {
      const isHeld = STUDY_LOOKS.every((rounds) => {
        const models = whole.map((model) => ({ ...model, valid: model.valid.slice(0, rounds) }));
        const { low, high } = intervalOf(componentsOf(models, key, "score", K), STEPWISE_LEVEL);
        const at = truth.score[entry] ?? 0;
        return at >= low - 1e-6 && at <= high + 1e-6;
      });
      if (isHeld) held[entry] = (held[entry] ?? 0) + 1;
    }
  }
  return Math.min(...held) / studies;
}

function score(truth: Truth, key: string): number {
  return truth.score[keys.indexOf(key)] ?? 0;
}
