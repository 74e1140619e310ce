import type { Interval } from "@standings/domain";
import { type CurvePoint, changeOf, meanOf } from "./curve.ts";
import { BASE_VISITS } from "./power.ts";
import { type Effect, type PromptReading, readThreeWays, type ThreeReadings } from "./readings.ts";
import { meanEstimate, tPValue, tRange, welch } from "./welch.ts";

/** What one model answered to one prompt at one visit. */
export interface Cell {
  readonly promptId: string;
  readonly modelId: string;
  /** Version that served it, with the number of its silent changes. */
  readonly epoch: string;
  readonly week: number;
  /** Mean of its answers, in points; a cell has one or more. */
  readonly value: number;
  readonly answers: number;
}

export interface ExperimentDesign {
  readonly targets: readonly string[];
  readonly controls: readonly string[];
  /** Weeks of the first and of the last go-live. */
  readonly start: number;
  readonly lastStart: number;
  /** Visits from the last go-live on that are not counted, and those that are. */
  readonly lag: number;
  readonly counted: number;
  /** α of this look. */
  readonly level: number;
}

/** Why an experiment has no answer (`proof.md` §6). */
export type Unanswerable = "few_prompts" | "short_past" | "moved_before" | "versions" | "missing";

export interface CountedModel {
  readonly modelId: string;
  readonly epoch: string;
}

export interface ExperimentReading extends ThreeReadings {
  /** Models that count, each under one version. */
  readonly models: readonly CountedModel[];
  /** Models that changed version. */
  readonly leftOut: readonly string[];
  readonly lost: readonly string[];
  /** Visits before the start. */
  readonly visitsBefore: number;
  /** What each prompt changed by itself, by its id. */
  readonly changes: readonly { readonly promptId: string; readonly change: number }[];
  /** The same comparison before the start; null where the past is too short for it. */
  readonly placebo: Effect | null;
  /** What each group changed by itself. */
  readonly targetsChange: Effect;
  readonly controlsChange: Effect;
}

export type ExperimentResult =
  | { readonly kind: "read"; readonly reading: ExperimentReading }
  | { readonly kind: "unanswerable"; readonly reason: Unanswerable; readonly placebo: Effect | null };

const LEAST_PROMPTS = 5;
const LEAST_BEFORE = 4;
const MOST_BEFORE = 26;
const LEAST_EPOCH_BASE = 3;
const LEAST_CELL_BASE = 2;
const LEAST_PLACEBO_VISITS = 4;
const PLACEBO_LEVEL = 0.01;
const MOST_LOST_APART = 0.2;

/**
 * Reads an undrawn experiment at one look: which models count under which version, what each prompt changed, and the effect
 * under three readings (`proof.md` §§3, 6). The order of prompts, models and cells is irrelevant.
 */
export function readExperiment(cells: readonly Cell[], design: ExperimentDesign): ExperimentResult {
  const { targets, controls, start, lastStart, lag, counted: looked, level } = design;
  const unanswerable = (reason: Unanswerable, placebo: Effect | null = null): ExperimentResult => ({
    kind: "unanswerable",
    reason,
    placebo,
  });
  if (targets.length < LEAST_PROMPTS || controls.length < LEAST_PROMPTS) return unanswerable("few_prompts");
  const prompts = new Set([...targets, ...controls]);
  const ofPlan = cells.filter(({ promptId }) => prompts.has(promptId));
  const visits = [...new Set(ofPlan.map(({ week }) => week))].sort((a, b) => a - b);
  const before = visits.filter((week) => week < start).slice(-MOST_BEFORE);
  if (before.length < LEAST_BEFORE) return unanswerable("short_past");
  const weeks: Weeks = {
    before: new Set(before),
    base: new Set(before.slice(-BASE_VISITS)),
    counted: new Set(visits.filter((week) => week >= lastStart + lag).slice(0, looked)),
  };

  const models = countedModels(ofPlan, weeks);
  if (models.length === 0) return unanswerable("versions");
  const epochs = new Map(models.map(({ modelId, epoch }) => [modelId, epoch]));
  const used = ofPlan.filter(({ modelId, epoch }) => epochs.get(modelId) === epoch);
  const curves = new Map([...prompts].map((promptId) => [promptId, curveOf(promptId, used, models, weeks)]));
  const curvesOf = (ids: readonly string[]) => ids.flatMap((id) => curves.get(id) ?? []);
  const [ofTargets, ofControls] = [curvesOf(targets), curvesOf(controls)];
  if (ofTargets.length < LEAST_PROMPTS || ofControls.length < LEAST_PROMPTS)
    return unanswerable("few_prompts");
  const lostOf = (ids: readonly string[]) => ids.filter((id) => !curves.get(id));
  const lostShare = (ids: readonly string[]) => lostOf(ids).length / ids.length;
  if (Math.abs(lostShare(targets) - lostShare(controls)) > MOST_LOST_APART) return unanswerable("missing");

  const placebo = placeboOf(ofTargets, ofControls, level);
  if (placebo && placebo.p < PLACEBO_LEVEL) return unanswerable("moved_before", placebo.effect);
  const answers = Math.min(
    ...[targets, controls].flatMap((ids) =>
      [weeks.base, weeks.counted].map((chosen) =>
        used
          .filter(({ promptId, week }) => ids.includes(promptId) && curves.get(promptId) && chosen.has(week))
          .reduce((sum, cell) => sum + cell.answers, 0),
      ),
    ),
  );
  const ownChange = (group: readonly Curve[]): Effect => {
    const found = meanEstimate(group.map(({ reading }) => reading.change));
    return { value: found.estimate, range: tRange(found, level) };
  };
  const reading = readThreeWays(
    ofTargets.map((curve) => curve.reading),
    ofControls.map((curve) => curve.reading),
    { level, answers },
  );
  return {
    kind: "read",
    reading: {
      ...reading,
      models,
      leftOut: [...new Set(ofPlan.map(({ modelId }) => modelId))].filter((id) => !epochs.has(id)).sort(),
      lost: lostOf([...targets, ...controls]),
      visitsBefore: before.length,
      changes: [...curves]
        .flatMap(([promptId, curve]) => (curve ? [{ promptId, change: curve.reading.change }] : []))
        .sort((a, b) => (a.promptId < b.promptId ? -1 : 1)),
      placebo: placebo?.effect ?? null,
      targetsChange: ownChange(ofTargets),
      controlsChange: ownChange(ofControls),
    },
  };
}

interface Weeks {
  readonly before: ReadonlySet<number>;
  readonly base: ReadonlySet<number>;
  readonly counted: ReadonlySet<number>;
}

/** Models with a version that served half of the base, three visits at least, and half of the counted visits. */
function countedModels(cells: readonly Cell[], { base, counted }: Weeks): CountedModel[] {
  const weeksOf = (ofEpoch: readonly Cell[], chosen: ReadonlySet<number>) =>
    new Set(ofEpoch.filter(({ week }) => chosen.has(week)).map(({ week }) => week)).size;
  return [...Map.groupBy(cells, ({ modelId }) => modelId)]
    .flatMap(([modelId, ofModel]) => {
      const epochs = [...Map.groupBy(ofModel, ({ epoch }) => epoch)].map(([epoch, ofEpoch]) => {
        const [before, after] = [weeksOf(ofEpoch, base), weeksOf(ofEpoch, counted)];
        const isEnough =
          before >= Math.max(LEAST_EPOCH_BASE, base.size / 2) && after >= counted.size / 2 && after > 0;
        return { epoch, isEnough, poorer: Math.min(before / base.size, after / counted.size) };
      });
      const [best] = epochs
        .filter(({ isEnough }) => isEnough)
        .sort((a, b) => b.poorer - a.poorer || (a.epoch < b.epoch ? -1 : 1));
      return best ? [{ modelId, epoch: best.epoch }] : [];
    })
    .sort((a, b) => (a.modelId < b.modelId ? -1 : 1));
}

interface Curve {
  readonly reading: PromptReading;
  readonly before: readonly CurvePoint[];
}

/** The curve of a prompt over its models, each less its mean in the base; undefined where half of the models lack it. */
function curveOf(
  promptId: string,
  used: readonly Cell[],
  models: readonly CountedModel[],
  { before, base, counted }: Weeks,
): Curve | undefined {
  const own = used.filter((cell) => cell.promptId === promptId);
  const byModel = models.flatMap(({ modelId }) => {
    const ofModel = own.filter((cell) => cell.modelId === modelId);
    const inBase = ofModel.filter(({ week }) => base.has(week));
    const visitsOf = (chosen: ReadonlySet<number>) =>
      new Set(
        used.filter((cell) => cell.modelId === modelId && chosen.has(cell.week)).map(({ week }) => week),
      ).size;
    const isEnough =
      inBase.length >= Math.max(LEAST_CELL_BASE, visitsOf(base) / 2) &&
      ofModel.filter(({ week }) => counted.has(week)).length >= Math.max(1, visitsOf(counted) / 2);
    return isEnough ? [{ cells: ofModel, baseMean: meanOf(inBase.map(({ value }) => value)) }] : [];
  });
  if (byModel.length < models.length / 2) return undefined;
  const moved = byModel.flatMap(({ cells, baseMean }) =>
    cells.map(({ week, value }) => ({ week, value: value - baseMean })),
  );
  const points = [...Map.groupBy(moved, ({ week }) => week)]
    .filter(([, values]) => values.length >= byModel.length / 2)
    .map(([week, values]) => ({ week, value: meanOf(values.map(({ value }) => value)) }))
    .sort((a, b) => a.week - b.week);
  const inWeeks = (chosen: ReadonlySet<number>) => points.filter(({ week }) => chosen.has(week));
  const [past, ofBase, ofCounted] = [inWeeks(before), inWeeks(base), inWeeks(counted)];
  if (ofBase.length === 0 || ofCounted.length === 0) return undefined;
  const level = meanOf(byModel.map(({ baseMean }) => baseMean));
  return { before: past, reading: { level, ...changeOf(past, ofBase, ofCounted) } };
}

/** The comparison at a time when nothing was done: the last visits before the start less as many earlier ones. */
function placeboOf(
  targets: readonly Curve[],
  controls: readonly Curve[],
  level: number,
): { readonly effect: Effect; readonly p: number } | null {
  const moves = (curves: readonly Curve[]) =>
    curves.flatMap(({ before }) => {
      const visits = Math.min(BASE_VISITS, Math.floor(before.length / 2));
      if (visits < LEAST_PLACEBO_VISITS) return [];
      const mean = (points: readonly CurvePoint[]) => meanOf(points.map(({ value }) => value));
      return [mean(before.slice(-visits)) - mean(before.slice(-2 * visits, -visits))];
    });
  const [ofTargets, ofControls] = [moves(targets), moves(controls)];
  if (ofTargets.length < LEAST_PROMPTS || ofControls.length < LEAST_PROMPTS) return null;
  const found = welch(ofTargets, ofControls);
  const range: Interval = tRange(found, level);
  return { effect: { value: found.estimate, range }, p: tPValue(found) };
}
