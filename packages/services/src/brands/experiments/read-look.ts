import {
  type AnsweredLook,
  type ExperimentPlan,
  type LiveAction,
  type LookCell,
  type LookFacts,
  type LookResult,
  type LostPrompt,
  type ModelId,
  type Outcome,
  type PointEffect,
  type SideFinding,
  targetsOf,
  type WeekOfGroups,
} from "@standings/domain";
import {
  type CountedModel,
  type ExperimentDesign,
  type ExperimentReading,
  holm,
  judgeEffect,
  readExperiment,
} from "@standings/statistics";
import { BASE_WEEKS, meanOf, meanOverPrompts, naiveDifference, weeksOf } from "./curves.ts";
import { lookCells, partsOf } from "./look-cells.ts";
import type { DueLook } from "./look-due.ts";
import { readDrawnLook } from "./read-drawn-look.ts";
import type { Past, WeekCell } from "./read-past.ts";
import { mondayOf } from "./weeks.ts";

/** All that a look is made of. */
export interface LookInput {
  readonly plan: ExperimentPlan;
  readonly sha256: string;
  readonly past: Past;
  readonly live: readonly LiveAction[];
  readonly due: DueLook;
  /** Prompts that were lost, whatever was answered. */
  readonly lost: readonly LostPrompt[];
  readonly isRecounted: boolean;
}

export interface ReadLook {
  readonly result: LookResult;
  /** What it was read from. */
  readonly cells: readonly LookCell[];
}

/** What a look finds. Nothing after the last visit that it counts is in it, so it is the same however late it is taken. */
export function readLook(input: LookInput): ReadLook {
  const { plan, past, due, lost } = input;
  const without = new Set(lost.map(({ promptId }) => promptId));
  const cellsOf = (outcome: Outcome) =>
    past.cells(outcome).filter(({ promptId, week }) => !without.has(promptId) && week <= due.through.week);
  const cells = cellsOf(plan.outcome);
  if (plan.drawing) {
    const result = readDrawnLook({ ...input, cells }, plan.drawing);
    const isCounted = () => result.kind === "answered";
    return { result, cells: lookCells(cells, { due, isDrawn: true, isCounted }) };
  }
  const { result, models } = readUndrawn(input, cellsOf);
  const versions = new Map<string, string>(models.map(({ modelId, epoch }) => [modelId, epoch]));
  const isCounted = ({ modelId, epoch }: WeekCell) => versions.get(modelId) === epoch;
  return { result, cells: lookCells(cells, { due, isDrawn: false, isCounted }) };
}

interface Undrawn {
  readonly result: LookResult;
  /** Those that count; none without an answer. */
  readonly models: readonly CountedModel[];
}

function readUndrawn(
  { plan, due, lost, isRecounted }: LookInput,
  cellsOf: (outcome: Outcome) => WeekCell[],
): Undrawn {
  const cells = cellsOf(plan.outcome);
  const design: ExperimentDesign = {
    targets: targetsOf(plan),
    controls: plan.controls,
    start: due.start,
    lastStart: due.lastStart,
    lag: plan.lag,
    counted: due.counted.length,
    level: plan.level,
  };
  const found = readExperiment(cells, design);
  const facts: LookFacts = {
    leftOut: [],
    lost,
    isRecounted,
    missedWeeks: missedWeeks(cells, due),
    placebo: found.kind === "read" ? found.reading.placebo : found.placebo,
  };
  if (found.kind === "unanswerable")
    return { result: { kind: "unanswered", reason: found.reason, ...facts }, models: [] };
  const { reading } = found;
  const known = new Set(lost.map(({ promptId }) => promptId));
  const missing = reading.lost.filter((promptId) => !known.has(promptId));
  const { inStep, backToMean, onOldCourse, effect, targetsChange, controlsChange } = reading;
  const result: AnsweredLook = {
    kind: "answered",
    ...facts,
    leftOut: leftOut(plan, reading),
    lost: [...lost, ...missing.map((promptId) => ({ promptId, because: "missing" as const }))],
    verdict: judgeEffect({
      range: effect.range,
      inStep: inStep.range,
      worth: plan.worth ?? 0,
      isLastLook: due.isLast,
    }),
    effect,
    readings: { inStep, backToMean, onOldCourse },
    chance: null,
    targetsChange,
    controlsChange,
    targets: design.targets.length - reading.lost.filter((id) => design.targets.includes(id)).length,
    controls: design.controls.length - reading.lost.filter((id) => design.controls.includes(id)).length,
    visitsBefore: reading.visitsBefore,
    models: plan.models.flatMap((modelId) => {
      const counted = reading.models.find((one) => one.modelId === modelId);
      return counted ? [{ modelId, version: counted.epoch.split(" ")[0] ?? "" }] : [];
    }),
    prompts: reading.changes.map(({ promptId, change }) => ({
      promptId,
      isTarget: design.targets.includes(promptId),
      change,
    })),
    sides: readSides(plan, { cellsOf, design, reading }),
    weeks: weeksOfGroups(cells, { design, due, reading }),
    naive: naiveOf(cells, design, due),
  };
  return { result, models: reading.models };
}

/** Models of the plan that do not count. */
function leftOut({ models }: ExperimentPlan, reading: ExperimentReading): ModelId[] {
  const counted: readonly string[] = reading.models.map(({ modelId }) => modelId);
  return models.filter((id) => !counted.includes(id));
}

interface Sides {
  readonly cellsOf: (outcome: Outcome) => WeekCell[];
  readonly design: ExperimentDesign;
  readonly reading: ExperimentReading;
}

/** The other outcome, each model and each action, in step; together they err as often as one (`proof.md` §6). */
function readSides(plan: ExperimentPlan, { cellsOf, design, reading }: Sides): SideFinding[] {
  const other: Outcome = plan.outcome === "score" ? "listed" : "score";
  const cells = cellsOf(plan.outcome);
  const wanted = [
    { of: "outcome" as const, id: other, cells: cellsOf(other), targets: design.targets },
    ...reading.models.map(({ modelId }) => ({
      of: "model" as const,
      id: modelId,
      cells: cells.filter((cell) => cell.modelId === modelId),
      targets: design.targets,
    })),
    ...(plan.actions.length > 1
      ? plan.actions.map(({ id, promptIds }) => ({ of: "action" as const, id, cells, targets: promptIds }))
      : []),
  ];
  const level = design.level / wanted.length;
  const read = wanted.flatMap(({ of, id, cells: own, targets }) => {
    const found = readExperiment(own, { ...design, targets, level });
    return found.kind === "read" ? [{ of, id, effect: found.reading.inStep, p: found.reading.inStepP }] : [];
  });
  const rejected = holm(
    read.map(({ p }) => p),
    design.level,
  );
  return read.map(({ p: _, ...side }, nth) => ({ ...side, isFound: rejected[nth] === true }));
}

interface Drawable {
  readonly design: ExperimentDesign;
  readonly due: DueLook;
  readonly reading: ExperimentReading;
}

/** Both groups week by week, of the models and versions that count. */
function weeksOfGroups(cells: readonly WeekCell[], { design, due, reading }: Drawable): WeekOfGroups[] {
  const versions = new Map(reading.models.map(({ modelId, epoch }) => [modelId, epoch]));
  const lost = new Set(reading.lost);
  const used = cells.filter(
    ({ modelId, epoch, promptId }) => versions.get(modelId) === epoch && !lost.has(promptId),
  );
  const weeks = weeksOf(cells);
  const partOf = partsOf(cells, due);
  const meanOfGroup = (ids: readonly string[], week: number): PointEffect | null => {
    const own = used.filter((cell) => cell.week === week && ids.includes(cell.promptId));
    const byPrompt = Map.groupBy(own, ({ promptId }) => promptId).values();
    return meanOverPrompts([...byPrompt].map((some) => meanOf(some.map(({ value }) => value))));
  };
  return weeks
    .slice(-(reading.visitsBefore + weeks.filter((week) => week >= due.start).length))
    .map((week) => ({
      week: mondayOf(week),
      part: partOf(week),
      targets: meanOfGroup(design.targets, week),
      controls: meanOfGroup(design.controls, week),
    }));
}

function naiveOf(
  cells: readonly WeekCell[],
  { targets }: ExperimentDesign,
  due: DueLook,
): AnsweredLook["naive"] {
  const own = cells.filter(({ promptId }) => targets.includes(promptId));
  const base = weeksOf(cells)
    .filter((week) => week < due.start)
    .slice(-BASE_WEEKS);
  return naiveDifference(
    own.filter(({ week }) => base.includes(week)),
    own.filter(({ week }) => due.counted.includes(week)),
  );
}

/** Weeks without a visit between the first of the base and the last that counts. */
export function missedWeeks(cells: readonly WeekCell[], { start, through }: DueLook): number {
  const weeks = weeksOf(cells);
  const base = weeks.filter((week) => week < start).slice(-BASE_WEEKS);
  const first = base[0] ?? start;
  const visited = weeks.filter((week) => week >= first && week <= through.week).length;
  return Math.max(0, through.week - first + 1 - visited);
}
