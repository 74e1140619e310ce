import { LEAST_STEPS } from "@standings/domain";
import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import tCdf from "@stdlib/stats-base-dists-t-cdf";

/** One model's answers at a visit. */
export interface VisitModel {
  readonly modelId: string;
  /** The version that the gateway says it asked; a version of its own where it says none. */
  readonly servedId: string;
  /** Mean score of the company in focus, 0 to 1. */
  readonly mean: number;
  /** Answers that count. */
  readonly answers: number;
}

/** What a tracked question found at one time, the oldest visit first. */
export type Visit = readonly VisitModel[];

export interface Tracking {
  readonly visitsPerMonth: number;
  /** Companies whose changes may be told from this question. */
  readonly companies: number;
}

/** A change that is told (`studies.md` §5). */
export interface Alert {
  /** Index of the visit at which it was known. */
  readonly alarm: number;
  /** Index of the first visit after it. */
  readonly change: number;
  /** Mean score before and since, 0 to 1; since: until `SETTLING` visits after the alarm, or the next alert's change. */
  readonly before: number;
  readonly after: number;
  /** Means by model, largest change first. */
  readonly byModel: readonly ModelChange[];
}

export interface ModelChange {
  readonly modelId: string;
  readonly before: number;
  readonly after: number;
}

/** A version that was never seen of its model. */
export interface VersionBreak {
  readonly visit: number;
  readonly modelId: string;
  readonly from: string;
  readonly to: string;
}

export interface TrackingReport {
  /** The sum that must be passed. */
  readonly threshold: number;
  readonly alerts: readonly Alert[];
  readonly breaks: readonly VersionBreak[];
}

/** What a sum forgets at each visit. */
const SLACK = 0.25;
const Z_MAX = 3;
const LEAST_SINCE_BREAK = 3;
/** Months that may pass between two alerts that are chance, by design; 20 are promised. */
const MONTHS_BETWEEN_ALERTS = 25;
/** Visits after an alarm that its change is estimated again with: at the alarm, chance is part of it. */
export const SETTLING = 4;
/** Changes below 3 points are not told. */
const LEAST_CHANGE = 0.03;
/** Siegmund's correction for the overshoot of a sum of normal steps. */
const OVERSHOOT = 1.166;

/**
 * The sum at which a change is told: h with (eʸ − y − 1)/(4·0.25²) = 25 · visits a month · companies, y = (h + 1.166)/2
 * (Siegmund's approximation of the average run length of a cumulative sum).
 */
export function alertThreshold({ visitsPerMonth, companies }: Tracking): number {
  const wanted = MONTHS_BETWEEN_ALERTS * visitsPerMonth * companies * 4 * SLACK ** 2;
  let [low, high] = [0, 50];
  while (high - low > 1e-9) {
    const y = (low + high) / 2;
    if (Math.exp(y) - y - 1 < wanted) low = y;
    else high = y;
  }
  return 2 * low - OVERSHOOT;
}

/**
 * Reads visits for changes: two cumulative sums of how far each visit lies from the past, upwards and downwards. The past
 * of a model is kept by the version that served it, so that a new version cannot alarm by itself. After an alert the past
 * begins at the change.
 */
export function trackChanges(visits: readonly Visit[], tracking: Tracking): TrackingReport {
  const threshold = alertThreshold(tracking);
  const alerts: (Alert & { readonly start: number })[] = [];
  const breaks: VersionBreak[] = [];
  const served = new Map<string, Set<string>>();
  const latest = new Map<string, string>();
  let start = 0;
  let [up, down] = [0, 0];
  let [upFrom, downFrom] = [0, 0];
  const steps: Squares = { count: 0, sum: 0 };
  let sinceBreak: Squares = { count: 0, sum: 0 };
  let past: Past = new Map();

  for (const [now, visit] of visits.entries()) {
    addTo(past, visits[now - 1] ?? []);
    for (const { modelId, servedId } of visit) {
      const known = served.get(modelId) ?? new Set();
      const from = latest.get(modelId);
      if (from !== undefined && !known.has(servedId)) {
        breaks.push({ visit: now, modelId, from, to: servedId });
        sinceBreak = { count: 0, sum: 0 };
      }
      served.set(modelId, known.add(servedId));
      latest.set(modelId, servedId);
    }
    const step = stepOf(visit, past);
    if (step === null) continue;
    const z = judge(step, steps, sinceBreak);
    for (const squares of [steps, sinceBreak]) {
      squares.count += 1;
      squares.sum += step.size ** 2;
    }
    if (z === null) continue;
    if (up === 0) upFrom = now;
    if (down === 0) downFrom = now;
    up = Math.max(0, up + z - SLACK);
    down = Math.max(0, down - z - SLACK);
    if (Math.max(up, down) <= threshold) continue;
    const change = up > down ? upFrom : downFrom;
    const alert = describeChange(visits.slice(start, change), visits.slice(change, now + 1));
    if (alert !== null && Math.abs(alert.after - alert.before) >= LEAST_CHANGE)
      alerts.push({ alarm: now, change, start, ...alert });
    start = change;
    past = new Map();
    for (const earlier of visits.slice(start, now)) addTo(past, earlier);
    [up, down] = [0, 0];
  }
  const settled = alerts.map(({ start: from, ...alert }, nth): Alert => {
    const next = alerts[nth + 1]?.change ?? visits.length;
    const until = Math.max(alert.alarm + 1, Math.min(next, alert.alarm + SETTLING + 1));
    const now = describeChange(visits.slice(from, alert.change), visits.slice(alert.change, until));
    // What has gone by since was a change when it was told.
    const isSame = now && Math.sign(now.after - now.before) === Math.sign(alert.after - alert.before);
    return isSame ? { ...alert, ...now } : alert;
  });
  return { threshold, alerts: settled, breaks };
}

/** Sums of means by model and version: each visit adds to them, so that a long past costs no more than a short one. */
type Past = Map<string, { sum: number; visits: number }>;

const keyOf = ({ modelId, servedId }: VisitModel) => `${modelId}\n${servedId}`;

function addTo(past: Past, visit: Visit): void {
  for (const model of visit) {
    const of = past.get(keyOf(model)) ?? { sum: 0, visits: 0 };
    past.set(keyOf(model), { sum: of.sum + model.mean, visits: of.visits + 1 });
  }
}

interface Squares {
  count: number;
  sum: number;
}

interface Step {
  /** w = E/g. */
  readonly size: number;
  /** (0.5·√M/answers)²: the least variance that answers of this number can have. */
  readonly leastVariance: number;
}

/** How far a visit lies from the past, over the models that have one; null when none has. */
function stepOf(visit: Visit, past: Past): Step | null {
  const compared = visit.flatMap((model) => {
    const of = past.get(keyOf(model));
    return of ? [{ away: model.mean - of.sum / of.visits, visits: of.visits }] : [];
  });
  const count = compared.length;
  if (count === 0) return null;
  const answers = visit.reduce((sum, model) => sum + model.answers, 0);
  const g = Math.sqrt(compared.reduce((sum, { visits }) => sum + 1 + 1 / visits, 0)) / count;
  const leastVariance = ((0.5 * Math.sqrt(count)) / answers) ** 2;
  return { size: average(compared.map(({ away }) => away)) / g, leastVariance };
}

/** The step as a normal deviate, from −3 to 3; null before `LEAST_STEPS` earlier ones. */
function judge({ size, leastVariance }: Step, earlier: Squares, sinceBreak: Squares): number | null {
  if (earlier.count < LEAST_STEPS) return null;
  const variance = Math.max(
    earlier.sum / earlier.count,
    sinceBreak.count >= LEAST_SINCE_BREAK ? sinceBreak.sum / sinceBreak.count : 0,
    leastVariance,
  );
  const z = normalQuantile(tCdf(size / Math.sqrt(variance), earlier.count), 0, 1);
  return Math.min(Z_MAX, Math.max(-Z_MAX, z));
}

/** Means before and after, over the models and versions that are in both: the sum compares within a version too. */
function describeChange(
  before: readonly Visit[],
  after: readonly Visit[],
): Pick<Alert, "before" | "after" | "byModel"> | null {
  const [earlier, later] = [before, after].map((visits) => Map.groupBy(visits.flat(), keyOf));
  const meanOf = (models: readonly VisitModel[]) => average(models.map(({ mean }) => mean));
  const pairs = [...(later ?? [])].flatMap(([key, now]) => {
    const past = earlier?.get(key);
    const [{ modelId = "" } = {}] = now;
    return past ? [{ modelId, before: meanOf(past), after: meanOf(now), visits: now.length }] : [];
  });
  const byModel = [...Map.groupBy(pairs, ({ modelId }) => modelId)].map(([modelId, versions]) => {
    const visits = versions.reduce((sum, version) => sum + version.visits, 0);
    const over = (side: "before" | "after") =>
      versions.reduce((sum, version) => sum + version[side] * version.visits, 0) / visits;
    return { modelId, before: over("before"), after: over("after") };
  });
  if (byModel.length === 0) return null;
  return {
    before: average(byModel.map((model) => model.before)),
    after: average(byModel.map((model) => model.after)),
    byModel: byModel.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
  };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
