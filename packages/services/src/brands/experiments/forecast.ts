import type { Brand } from "@standings/database";
import {
  type ExperimentForecast,
  type ExperimentPlan,
  LEAST_ACTIONS_DRAWN,
  LEAST_GROUP,
  LEAST_VISITS_BEFORE,
  type PlanFault,
  targetsOf,
  visitCost,
} from "@standings/domain";
import {
  type CurvePoint,
  countDraws,
  drawnPowerOf,
  powerOf,
  type Scatter,
  scatterOf,
  smallestEffect,
  supposedScatter,
  type UndrawnPlan,
  wavesOf,
  waveWeights,
} from "@standings/statistics";
import { meanOf, PAST_WEEKS, type PromptPast } from "./curves.ts";
import { dayOf, mondayOf, weekOfDay } from "./weeks.ts";

/** Visits that waiting for more is told for. */
const LATER = 4;

export interface ForecastInput {
  readonly plan: ExperimentPlan;
  readonly brand: Pick<Brand, "rhythm" | "paused_at" | "asks_natural">;
  /** Of the plan's prompts, before the start. */
  readonly past: readonly PromptPast[];
  /** Weeks that were visited. */
  readonly weeks: readonly number[];
  /** What is already known to be in the way. */
  readonly faults: readonly PlanFault[];
  readonly now: Date;
}

/** What a plan could see, before anything is done (`proof.md` §2). */
export function forecastOf({ plan, brand, past, weeks, faults, now }: ForecastInput): ExperimentForecast {
  const targets = targetsOf(plan);
  const today = weekOfDay(dayOf(now, plan.timeZone));
  const start = weekOfDay(firstDay(plan));
  const before = weeks.filter((week) => week < start);
  const next = weeks.includes(today) ? today + 1 : today;
  const toCome = Math.max(0, start - next);
  const visitsSoFar = Math.min(PAST_WEEKS, before.length);
  const visitsBefore = Math.min(PAST_WEEKS, before.length + toCome);
  const waves = wavesOf(plan.actions.length);
  const weeksAfter = plan.isDrawn
    ? waves
      ? waves.gap * (waves.sizes.length - 1)
      : 0
    : plan.lag + Math.max(0, ...plan.looks);
  const all = [...faults, ...faultsOf(plan, brand, visitsBefore)];
  const controls = plan.isDrawn ? 0 : plan.controls.length;
  const asked = { rounds: plan.rounds, natural: brand.asks_natural };
  const told = {
    targets: targets.length,
    controls,
    visitsSoFar,
    visitsBefore,
    weeks: weeksAfter,
    credits:
      visitCost(targets.length + controls, asked) *
      (toCome + weeksAfter) *
      (brand.rhythm === "daily" ? 7 : 1),
    extraCredits: 0,
    faults: [...new Set(all)],
  } as const;
  if (told.faults.length > 0)
    return { ...told, smallest: null, power: null, smallestLater: null, drawn: null };
  const scatter = scatterOfPrompts(plan, past);
  const drawn = waves ? drawnForecast(plan, past, visitsBefore) : null;
  const powerWith = (visits: number) =>
    plan.isDrawn && drawn
      ? (effect: number) => drawn.power(effect, visits)
      : (effect: number) => undrawnPower(plan, scatter, effect, visits);
  const canWait = visitsBefore + LATER <= PAST_WEEKS;
  const smallest = smallestEffect(powerWith(visitsBefore));
  return {
    ...told,
    smallest,
    power: plan.worth === null ? null : powerWith(visitsBefore)(plan.worth),
    smallestLater: canWait ? smallestEffect(powerWith(visitsBefore + LATER)) : null,
    drawn:
      drawn && !plan.isDrawn
        ? {
            smallest: smallestEffect((effect) => drawn.power(effect, visitsBefore)),
            weeks: drawn.weeks,
            draws: drawn.draws,
          }
        : null,
  };
}

/** The first day that something goes live: drawn dates are Mondays. */
export function firstDay({ isDrawn, startsOn }: Pick<ExperimentPlan, "isDrawn" | "startsOn">): string {
  if (!isDrawn) return startsOn;
  const monday = mondayOf(weekOfDay(startsOn));
  return monday === startsOn ? monday : mondayOf(weekOfDay(startsOn) + 1);
}

function faultsOf(
  plan: ExperimentPlan,
  { rhythm, paused_at }: ForecastInput["brand"],
  visitsBefore: number,
): PlanFault[] {
  const faults: [boolean, PlanFault][] = [
    [targetsOf(plan).length < LEAST_GROUP, "few_targets"],
    [!plan.isDrawn && plan.controls.length < LEAST_GROUP, "few_controls"],
    [plan.isDrawn && plan.actions.length < LEAST_ACTIONS_DRAWN, "few_actions"],
    [rhythm !== "weekly" && rhythm !== "daily", "rhythm"],
    [paused_at !== null, "paused"],
    // Without a prompt no visit is known.
    [targetsOf(plan).length > 0 && visitsBefore < LEAST_VISITS_BEFORE, "short_past"],
  ];
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []));
}

/** With two looks, that of the better one. */
function undrawnPower(plan: ExperimentPlan, scatter: Scatter, effect: number, before: number): number {
  const shared: Omit<UndrawnPlan, "counted"> = {
    ...scatter,
    targets: targetsOf(plan).length,
    controls: plan.controls.length,
    before,
    lag: plan.lag,
    level: plan.level,
  };
  return Math.max(...plan.looks.map((counted) => powerOf(effect, { ...shared, counted })));
}

/** From the past of the plan's prompts; supposed where there is none. */
function scatterOfPrompts({ rounds, models }: ExperimentPlan, past: readonly PromptPast[]): Scatter {
  const found = scatterOf(
    past.map(({ points }) => points),
    meanOf(past.map(({ leastNoise }) => leastNoise)),
  );
  return found ?? supposedScatter(rounds, models.length);
}

/** The plan's actions with drawn dates; the scatter is that of an action's curve. */
function drawnForecast(plan: ExperimentPlan, past: readonly PromptPast[], before: number) {
  const waves = wavesOf(plan.actions.length);
  if (waves === null) return null;
  const curves = plan.actions.flatMap(({ promptIds }) => {
    const own = past.filter(({ promptId }) => promptIds.includes(promptId));
    return own.length === 0 ? [] : [{ points: meanCurve(own), prompts: own }];
  });
  const least = meanOf(
    curves.map(({ prompts }) => meanOf(prompts.map(({ leastNoise }) => leastNoise)) / prompts.length),
  );
  const scatter =
    scatterOf(
      curves.map(({ points }) => points),
      least,
    ) ?? supposedScatter(plan.rounds, plan.models.length);
  const weeks = waves.gap * (waves.sizes.length - 1);
  const draws = countDraws(waves.sizes);
  const power = (effect: number, visits: number) => {
    const starts = waves.sizes.map((_, wave) => visits + wave * waves.gap);
    const after = Array.from({ length: weeks }, (_, nth) => visits + nth);
    const weights = waveWeights({ sizes: waves.sizes, starts, lag: plan.lag }, after);
    return drawnPowerOf(effect, {
      ...scatter,
      waves: waves.sizes,
      before: visits,
      lag: plan.lag,
      weights,
      draws,
    });
  };
  return { weeks, draws, before, power };
}

function meanCurve(prompts: readonly PromptPast[]): CurvePoint[] {
  const points = prompts.flatMap((prompt) => prompt.points);
  return [...Map.groupBy(points, ({ week }) => week)]
    .map(([week, some]) => ({ week, value: meanOf(some.map(({ value }) => value)) }))
    .sort((a, b) => a.week - b.week);
}
