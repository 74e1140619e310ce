import { type Estimate, LEAST_ANSWERS, LEAST_LABELS, RATE_METHODS, type WrongRate } from "@standings/domain";
import { toEstimate } from "../estimates.ts";
import { intervalOf, pValue } from "../interval.ts";
import { type Component, equalWeights, estimateOf, sampleOf } from "../sample.ts";

const [OWN_LABELS, MEASURED_ERRORS, AS_JUDGED] = RATE_METHODS;

/** So many of a number of statements. */
export interface CountOf {
  readonly count: number;
  readonly of: number;
}

/** How many labelled statements are truly wrong, of those that the judge holds for wrong and for right. */
export interface LabelCounts {
  readonly judgedWrong: CountOf;
  readonly judgedRight: CountOf;
}

/** What the judge holds for wrong on a labelled set, of what is truly wrong and truly right there. */
export interface JudgeErrors {
  readonly hits: CountOf;
  readonly alarms: CountOf;
}

export interface JudgedAnswers {
  /** Of each model: the share judged wrong in each of its answers that has statements judged right or wrong. */
  readonly models: readonly (readonly number[])[];
  /** Drawn for labels by `drawStatements`, never those that somebody chose. */
  readonly labels: LabelCounts;
  /** Statements judged wrong that the queue has drawn, labelled or not. */
  readonly drawnWrong: number;
  /** Null: the judge was not measured. */
  readonly errors: JudgeErrors | null;
}

/**
 * Share of statements that are wrong in an average answer, corrected for the judge (`names-claims-topics-markets.md` §2.5): by
 * own labels where there are enough, else by the errors that were measured of this judge, else as judged. Labels are double
 * sampling (Tenenbein 1970) and assume nothing of the judge; measured errors (Rogan and Gladen 1978) assume that it errs here as
 * it did there, and give way to "as judged" where the answers contradict that. Null without an answer. `level` is α.
 */
export function rateOfWrong(judged: JudgedAnswers, level: number): WrongRate | null {
  const models = countedModels(judged.models);
  if (models.length === 0) return null;
  const asJudged = toEstimate(models, level);
  const { labels, errors } = judged;
  const rest = { asJudged, errsOtherwise: false };
  if (isEnough(judged, asJudged.value)) {
    const counted = labels.judgedWrong.of + labels.judgedRight.of;
    return { ...byLabels(models, labels, level), ...rest, method: OWN_LABELS, labels: counted };
  }
  const found = errors && byMeasuredErrors(models, errors, level);
  if (errors && found) {
    const counted = errors.hits.of + errors.alarms.of;
    return { ...found, ...rest, method: MEASURED_ERRORS, labels: counted };
  }
  return { ...asJudged, ...rest, method: AS_JUDGED, labels: 0, errsOtherwise: errors !== null };
}

/** Models of two answers or more once there is one, as in studies, with equal weights. */
function countedModels(models: JudgedAnswers["models"]): Component[] {
  const repeated = models.filter((values) => values.length >= LEAST_ANSWERS);
  const counted = repeated.length > 0 ? repeated : models.filter((values) => values.length > 0);
  return equalWeights(counted.map((values) => sampleOf(values)));
}

/** Whether a rate may rest on labels. Where all or nothing is judged wrong, none of the others is needed. */
function isEnough({ labels, drawnWrong }: Pick<JudgedAnswers, "labels" | "drawnWrong">, rate: number) {
  const { judgedWrong, judgedRight } = labels;
  const hasWrong = rate === 0 || judgedWrong.of >= Math.max(1, Math.min(LEAST_LABELS.wrong, drawnWrong));
  return hasWrong && (rate === 1 || judgedRight.of >= LEAST_LABELS.right);
}

type Corrected = Pick<WrongRate, "value" | "range">;

/** θ = q·p(wrong | judged wrong) + (1 − q)·p(wrong | judged right). */
function byLabels(models: readonly Component[], labels: LabelCounts, level: number): Corrected {
  const rate = estimateOf(models);
  const { judgedWrong, judgedRight } = labels;
  const isNoneWrong = rate === 0 || judgedWrong.of === 0;
  const wrong = isNoneWrong ? 1 : shareOf(judgedWrong);
  const right = judgedRight.of === 0 ? 0 : shareOf(judgedRight);
  const value = rate * wrong + (1 - rate) * right;
  if (!isRepeated(models)) return { value, range: null };
  const components = [
    ...models.map((one) => ({ ...one, weight: one.weight * (wrong - right) })),
    ...(isNoneWrong ? [] : [countComponent(judgedWrong, rate)]),
    ...(judgedRight.of === 0 ? [] : [countComponent(judgedRight, 1 - rate)]),
  ].filter(({ weight }) => weight !== 0);
  if (components.length === 0) return { value, range: { low: value, high: value } };
  const shift = value - estimateOf(components);
  const { low, high } = intervalOf(components, level);
  return { value, range: { low: clip(low + shift), high: clip(high + shift) } };
}

/** Steps of halving: far below 1e-9. */
const HALVINGS = 40;

/**
 * θ = (q − f)/(h − f), with all θ at which q − θ·h − (1 − θ)·f = 0 fits the counts: no ratio is formed, so that a judge that
 * tells nothing gives 0 to 1. Null where no θ fits: the judge errs otherwise here.
 */
function byMeasuredErrors(
  models: readonly Component[],
  { hits, alarms }: JudgeErrors,
  level: number,
): Corrected | null {
  const [hit, alarm] = [shareOf(hits), shareOf(alarms)];
  if (hit <= alarm) return { value: null, range: { low: 0, high: 1 } };
  const value = clip((estimateOf(models) - alarm) / (hit - alarm));
  if (!isRepeated(models)) return { value, range: null };
  const fits = (theta: number) => {
    const components = [...models, countComponent(hits, -theta), countComponent(alarms, theta - 1)];
    return (
      pValue(
        components.filter(({ weight }) => weight !== 0),
        0,
      ) >= level
    );
  };
  if (!fits(value)) return null;
  return { value, range: { low: lastThatFits(fits, value, 0), high: lastThatFits(fits, value, 1) } };
}

/** How far from a value that fits, towards an end, values fit. */
function lastThatFits(fits: (theta: number) => boolean, from: number, end: number): number {
  if (fits(end)) return end;
  let [inside, outside] = [from, end];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (inside + outside) / 2;
    if (fits(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

function countComponent({ count, of }: CountOf, weight: number): Component {
  const mean = count / of;
  return { n: of, mean, squares: of * mean * (1 - mean), weight };
}

const shareOf = ({ count, of }: CountOf) => count / of;
const isRepeated = (models: readonly Component[]) => models.every(({ n }) => n >= LEAST_ANSWERS);
const clip = (share: number) => Math.min(1, Math.max(0, share));

/** So many answers of a model that say something, of those that were read; with the range of section 2. */
export function shareOfAnswers(models: readonly CountOf[], level: number): Estimate | null {
  const counted = countedModels(models.map(valuesOf));
  return counted.length === 0 ? null : toEstimate(counted, level);
}

function valuesOf({ count, of }: CountOf): number[] {
  return Array.from({ length: of }, (_, nth) => (nth < count ? 1 : 0));
}
