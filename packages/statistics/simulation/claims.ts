import { FIXED_LEVEL, LABELS_WANTED } from "@standings/domain";
import { type CountOf, type JudgeErrors, type LabelCounts, rateOfWrong } from "../src/claims/wrong-rate.ts";
import { createRandom } from "./sources.ts";

/** How a judge errs: the share of truly wrong statements that it overlooks, and of truly right ones that it calls wrong. */
interface Judge {
  readonly misses: number;
  readonly alarms: number;
}

/** A brand's month: how much of an average answer is wrong, how its judge errs, and how it erred where it was measured. */
export interface BrandMonth {
  readonly name: string;
  readonly truth: number;
  readonly judge: Judge;
  readonly measured: Judge;
}

const USUAL = { misses: 0.15, alarms: 0.15 };

export const BRAND_MONTHS: readonly BrandMonth[] = [
  { name: "2 % wrong", truth: 0.02, judge: USUAL, measured: USUAL },
  { name: "10 % wrong", truth: 0.1, judge: USUAL, measured: USUAL },
  { name: "30 % wrong", truth: 0.3, judge: USUAL, measured: USUAL },
  { name: "50 % wrong", truth: 0.5, judge: USUAL, measured: USUAL },
  {
    name: "10 % wrong; the judge errs otherwise than where it was measured",
    truth: 0.1,
    judge: { misses: 0.3, alarms: 0.3 },
    measured: { misses: 0.1, alarms: 0.05 },
  },
];

const MODELS = 5;
const ANSWERS = 12;
const MOST_STATEMENTS = 5;
/** Labelled statements that the judge was measured on: truly wrong and truly right. */
const MEASURED_ON = { wrong: 60, right: 140 };
/** How alike the statements of one answer are: the share of answers that are wrong or right as a whole. */
const CLUSTERED = 0.4;

/** How often a range holds the truth, as a share of the months, and its half width on average. */
interface Held {
  readonly holds: number;
  readonly halfWidth: number;
}

export interface RateFigures {
  readonly asJudged: Held;
  readonly ownLabels: Held;
  readonly measuredErrors: Held;
  /** Labels by somebody who opens what the judge calls wrong although it is right, and seldom anything else. */
  readonly clicked: Held;
}

interface Statement {
  readonly isWrong: boolean;
  readonly isJudgedWrong: boolean;
}

type Model = readonly (readonly Statement[])[];

/** Draws months whose truth is known, and reads each as the product does. The same seed gives the same figures. */
export function simulateRates(month: BrandMonth, count: number, seed: number): RateFigures {
  const random = createRandom(seed);
  const months = Array.from({ length: count }, () => {
    const models = drawModels(month, random);
    const judged = models.map((answers) =>
      answers.map((answer) => answer.filter(({ isJudgedWrong }) => isJudgedWrong).length / answer.length),
    );
    const errors: JudgeErrors = {
      hits: draw(1 - month.measured.misses, MEASURED_ON.wrong, random),
      alarms: draw(month.measured.alarms, MEASURED_ON.right, random),
    };
    const all = models.flat(2);
    const wrong = all.filter(({ isJudgedWrong }) => isJudgedWrong).length;
    const labels = labelDrawn(models, random);
    const read = (given: LabelCounts, measured: JudgeErrors | null) =>
      rateOfWrong({ models: judged, labels: given, drawnWrong: wrong, errors: measured }, FIXED_LEVEL)?.range;
    return {
      asJudged: read(NO_LABELS, null),
      ownLabels: read(labels, null),
      measuredErrors: read(NO_LABELS, errors),
      clicked: read(labelClicked(all), null),
    };
  });
  const held = (kind: keyof RateFigures): Held => {
    const ranges = months.flatMap((one) => one[kind] ?? []);
    const widths = ranges.reduce((sum, { low, high }) => sum + (high - low) / 2, 0);
    const holding = ranges.filter(({ low, high }) => low <= month.truth && month.truth <= high);
    return { holds: holding.length / count, halfWidth: widths / count };
  };
  return {
    asJudged: held("asJudged"),
    ownLabels: held("ownLabels"),
    measuredErrors: held("measuredErrors"),
    clicked: held("clicked"),
  };
}

const NO_LABELS: LabelCounts = { judgedWrong: { count: 0, of: 0 }, judgedRight: { count: 0, of: 0 } };

/** Models err at rates of their own, whose mean is the truth. */
function drawModels({ truth, judge }: BrandMonth, random: () => number): Model[] {
  return Array.from({ length: MODELS }, (_, nth) => {
    const rate = truth * (0.5 + nth / (MODELS - 1));
    return Array.from({ length: ANSWERS }, () => {
      const whole = random() < CLUSTERED ? random() < rate : null;
      return Array.from({ length: 1 + Math.floor(MOST_STATEMENTS * random()) }, (): Statement => {
        const isWrong = whole ?? random() < rate;
        const chance = isWrong ? 1 - judge.misses : judge.alarms;
        return { isWrong, isJudgedWrong: random() < chance };
      });
    });
  });
}

/** The queue: models in turn, of each answer one statement, kept while its stratum is short. */
function labelDrawn(models: readonly Model[], random: () => number): LabelCounts {
  const shuffled = models.map((answers) =>
    answers
      .map((answer) => ({ answer, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ answer }) => answer),
  );
  const [wrong, right]: [Statement[], Statement[]] = [[], []];
  for (let turn = 0; turn < ANSWERS; turn += 1)
    for (const answers of shuffled) {
      const answer = answers[turn] ?? [];
      const one = answer[Math.floor(random() * answer.length)];
      if (one?.isJudgedWrong && wrong.length < LABELS_WANTED.wrong) wrong.push(one);
      if (one && !one.isJudgedWrong && right.length < LABELS_WANTED.right) right.push(one);
    }
  return countLabels(wrong, right);
}

function labelClicked(all: readonly Statement[]): LabelCounts {
  const unfair = all.filter(({ isWrong, isJudgedWrong }) => isJudgedWrong && !isWrong);
  const right = all.filter(({ isWrong, isJudgedWrong }) => !isJudgedWrong && !isWrong);
  return countLabels(unfair.slice(0, 4 * LABELS_WANTED.wrong), right.slice(0, 4 * LABELS_WANTED.right));
}

function countLabels(judgedWrong: readonly Statement[], judgedRight: readonly Statement[]): LabelCounts {
  const count = (labelled: readonly Statement[]): CountOf => ({
    count: labelled.filter(({ isWrong }) => isWrong).length,
    of: labelled.length,
  });
  return { judgedWrong: count(judgedWrong), judgedRight: count(judgedRight) };
}

function draw(chance: number, of: number, random: () => number): CountOf {
  return { count: Array.from({ length: of }).filter(() => random() < chance).length, of };
}
