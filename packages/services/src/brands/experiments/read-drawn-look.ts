import {
  type Drawing,
  doneEarly,
  type LookFacts,
  type LookResult,
  type ModelId,
  type WeekOfGroups,
} from "@standings/domain";
import {
  type DrawnAction,
  drawnEffect,
  judgeEffect,
  LEAST_DRAWN_ACTIONS,
  type Waves,
} from "@standings/statistics";
import { sha256 } from "./canonical-json.ts";
import { BASE_WEEKS, meanOf, meanOverPrompts, weeksOf } from "./curves.ts";
import type { LookInput } from "./read-look.ts";
import { missedWeeks } from "./read-look.ts";
import type { WeekCell } from "./read-past.ts";
import { mondayOf, weekOfDay } from "./weeks.ts";

const LEAST_BEFORE = 4;
/** More than the outcome's scale allows either way. */
const MOST_POINTS = 200;

type DrawnInput = LookInput & { readonly cells: readonly WeekCell[] };

/** Drawn dates: who is live against who waits, week by week; exact by the draw alone (`proof.md` §4). All versions count. */
export function readDrawnLook(input: DrawnInput, drawing: Drawing): LookResult {
  const { plan, cells, due, lost, isRecounted } = input;
  const facts: LookFacts = {
    leftOut: [],
    lost,
    isRecounted,
    missedWeeks: missedWeeks(cells, due),
    placebo: null,
  };
  const unanswered = (reason: Extract<LookResult, { kind: "unanswered" }>["reason"]): LookResult => ({
    kind: "unanswered",
    reason,
    ...facts,
  });
  const done = doneOf(input, drawing);
  if (done !== null) return unanswered(done);
  const before = weeksOf(cells).filter((week) => week < due.start);
  if (before.length < LEAST_BEFORE) return unanswered("short_past");
  const base = before.slice(-BASE_WEEKS);
  const actions = plan.actions.flatMap(({ id, promptIds }): (DrawnAction & { readonly id: string })[] => {
    const points = pointsOf(cells, promptIds, base).filter(({ week }) => week >= due.start);
    const wave = drawing.waves.findIndex(({ actionIds }) => actionIds.includes(id));
    return points.length === 0 || wave === -1 ? [] : [{ id, wave, points }];
  });
  if (actions.length < plan.actions.length) return unanswered("missing");
  if (actions.length < LEAST_DRAWN_ACTIONS) return unanswered("few_prompts");
  const waves: Waves = {
    sizes: drawing.waves.map(({ actionIds }) => actionIds.length),
    starts: drawing.waves.map(({ startsOn }) => weekOfDay(startsOn)),
    lag: plan.lag,
  };
  const seed = Number.parseInt(sha256(`${input.sha256}:permutations`).slice(0, 8), 16);
  const found = drawnEffect(actions, waves, seed);
  if (found === null) return unanswered("missing");
  const { value, p, draws, asMuch } = found;
  const range = {
    low: Math.max(-MOST_POINTS, found.range.low),
    high: Math.min(MOST_POINTS, found.range.high),
  };
  const answered: readonly string[] = [...new Set(cells.map(({ modelId }) => modelId))];
  return {
    kind: "answered",
    ...facts,
    verdict: judgeEffect({ range, inStep: null, worth: plan.worth ?? 0, isLastLook: true }),
    effect: { value, range },
    readings: null,
    chance: { p, draws, asMuch },
    targetsChange: null,
    controlsChange: null,
    targets: plan.actions.flatMap(({ promptIds }) => promptIds).length - lost.length,
    controls: 0,
    visitsBefore: before.length,
    models: plan.models.filter((id) => answered.includes(id)).map((modelId) => ({ modelId, version: "" })),
    prompts: [],
    sides: [],
    weeks: weeksOfWaves(actions, waves, due.through.week),
    naive: null,
    leftOut: plan.models.filter((id: ModelId) => !answered.includes(id)),
  };
}

/** Why what was done is not what was drawn. The last wave only waits in the comparison. */
function doneOf({ plan, live }: DrawnInput, { waves }: Drawing): "not_done" | "done_early" | null {
  if (doneEarly({ plan, live }).length > 0) return "done_early";
  const done = new Set(live.map(({ actionId }) => actionId));
  const isDone = waves.slice(0, -1).every(({ actionIds }) => actionIds.every((id) => done.has(id)));
  return isDone ? null : "not_done";
}

/** An action's value by week: mean over its prompts and their models, each less its own mean in the base. */
function pointsOf(cells: readonly WeekCell[], promptIds: readonly string[], base: readonly number[]) {
  const own = cells.filter(({ promptId }) => promptIds.includes(promptId));
  const moved = [...Map.groupBy(own, ({ promptId, modelId }) => `${promptId} ${modelId}`).values()].flatMap(
    (cell) => {
      const inBase = cell.filter(({ week }) => base.includes(week));
      if (inBase.length === 0) return [];
      const mean = meanOf(inBase.map(({ value }) => value));
      return cell.map(({ week, value }) => ({ week, value: value - mean }));
    },
  );
  return [...Map.groupBy(moved, ({ week }) => week)]
    .map(([week, some]) => ({ week, value: meanOf(some.map(({ value }) => value)) }))
    .sort((a, b) => a.week - b.week);
}

/** Who is live and who waits, as changes from the base. */
function weeksOfWaves(
  actions: readonly DrawnAction[],
  { starts, lag }: Waves,
  until: number,
): WeekOfGroups[] {
  const first = Math.min(...starts);
  return Array.from({ length: until - first + 1 }, (_, nth) => first + nth).flatMap((week) => {
    const valuesOf = (isIn: (start: number) => boolean) =>
      actions
        .filter(({ wave }) => isIn(starts[wave] ?? week))
        .flatMap(({ points }) => points.filter((point) => point.week === week).map(({ value }) => value));
    const live = meanOverPrompts(valuesOf((start) => week >= start + lag));
    const waiting = meanOverPrompts(valuesOf((start) => week < start));
    return live && waiting
      ? [{ week: mondayOf(week), part: "counted" as const, targets: live, controls: waiting }]
      : [];
  });
}
