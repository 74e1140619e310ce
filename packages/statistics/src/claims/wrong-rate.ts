import { type Estimate, type Interval, LEAST_LABELS, RATE_METHODS, type WrongRate } from "@standings/domain";
import { intervalOf, pValue } from "../interval.ts";
import { type Component, estimateOf } from "../sample.ts";
import { estimateOverModels, meanOverModels, type OverModels, overModels } from "./over-models.ts";

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
 * it did there, and give way to "as judged" where the answers contradict that. Each range holds whatever else models of one
 * answer may say (record 135). Null without an answer. `level` is α.
 */
export function rateOfWrong(judged: JudgedAnswers, level: number): WrongRate | null {
  const models = overModels(judged.models);
  if (models === null) return null;
  const asJudged = estimateOverModels(models, level);
  const { labels, errors } = judged;
  const rest = { asJudged, errsOtherwise: false, once: models.once };
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

/** Whether a rate may rest on labels. Where all or nothing is judged wrong, none of the others is needed. */
function isEnough({ labels, drawnWrong }: Pick<JudgedAnswers, "labels" | "drawnWrong">, rate: number) {
  const { judgedWrong, judgedRight } = labels;
  const hasWrong = rate === 0 || judgedWrong.of >= Math.max(1, Math.min(LEAST_LABELS.wrong, drawnWrong));
  return hasWrong && (rate === 1 || judgedRight.of >= LEAST_LABELS.right);
}

type Corrected = Pick<WrongRate, "value" | "range">;

/**
 * θ = q·p(wrong | judged wrong) + (1 − q)·p(wrong | judged right); its range holds those of the least and the greatest q. A p of which
 * there is no label may be 0 or 1 where another q would need it.
 */
function byLabels(models: OverModels, labels: LabelCounts, level: number): Corrected {
  const { judgedWrong, judgedRight } = labels;
  const isNoneWrong = models.value === 0 || judgedWrong.of === 0;
  const isNoneRight = judgedRight.of === 0;
  const shareWrong = isNoneWrong ? 1 : shareOf(judgedWrong);
  const shareRight = isNoneRight ? 0 : shareOf(judgedRight);
  const value = models.value * shareWrong + (1 - models.value) * shareRight;
  if (models.repeated.length === 0) return { value, range: null };
  const rangeAt = (rate: number, wrong: number, right: number): Interval => {
    const at = rate * wrong + (1 - rate) * right;
    const components = [
      ...models.repeated.map((one) => ({ ...one, weight: one.weight * (wrong - right) })),
      ...(isNoneWrong ? [] : [countComponent(judgedWrong, rate)]),
      ...(isNoneRight ? [] : [countComponent(judgedRight, 1 - rate)]),
    ].filter(({ weight }) => weight !== 0);
    if (components.length === 0) return { low: at, high: at };
    const shift = at - estimateOf(components);
    const { low, high } = intervalOf(components, level);
    return { low: clip(low + shift), high: clip(high + shift) };
  };
  const least = estimateOf(models.repeated);
  const rates = [...new Set([least, Math.min(1, least + models.unknown)])];
  const ends = rates.flatMap((rate) => {
    const isOther = models.unknown > 0;
    const wrongs = isNoneWrong && isOther ? [0, 1] : [shareWrong];
    const rights = isNoneRight && isOther ? [0, 1] : [shareRight];
    return wrongs.flatMap((wrong) => rights.map((right) => rangeAt(rate, wrong, right)));
  });
  const low = Math.min(...ends.map((end) => end.low));
  return { value, range: { low, high: Math.max(...ends.map((end) => end.high)) } };
}

/** Steps of halving: far below 1e-9. */
const HALVINGS = 40;

/**
 * θ = (q − f)/(h − f), with all θ at which q − θ·h − (1 − θ)·f = 0 fits the counts: no ratio is formed, so that a judge that
 * tells nothing gives 0 to 1. Models of one answer may say whatever fits best. Null where no θ fits: the judge errs otherwise here.
 */
function byMeasuredErrors(
  { value: rate, repeated, unknown }: Omit<OverModels, "once">,
  { hits, alarms }: JudgeErrors,
  level: number,
): Corrected | null {
  const [hit, alarm] = [shareOf(hits), shareOf(alarms)];
  if (hit <= alarm) return { value: null, range: { low: 0, high: 1 } };
  const value = clip((rate - alarm) / (hit - alarm));
  if (repeated.length === 0) return { value, range: null };
  // What is not known of models of one answer hides no contradiction.
  const alone = repeated.map((one) => ({ ...one, weight: one.weight / (1 - unknown) }));
  const own = clip((estimateOf(alone) - alarm) / (hit - alarm));
  if (
    unknown > 0 &&
    byMeasuredErrors({ value: own, repeated: alone, unknown: 0 }, { hits, alarms }, level) === null
  )
    return null;
  const fits = (theta: number) => {
    const components = [...repeated, countComponent(hits, -theta), countComponent(alarms, theta - 1)].filter(
      ({ weight }) => weight !== 0,
    );
    const nearest = Math.min(0, Math.max(-unknown, estimateOf(components)));
    return pValue(components, nearest) >= level;
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
const clip = (share: number) => Math.min(1, Math.max(0, share));

/** So many answers of a model that say something, of those that were read, with its range; null where none was read. */
export function shareOfAnswers(models: readonly CountOf[], level: number): Estimate | null {
  return meanOverModels(models.map(valuesOf), level);
}

function valuesOf({ count, of }: CountOf): number[] {
  return Array.from({ length: of }, (_, nth) => (nth < count ? 1 : 0));
}
