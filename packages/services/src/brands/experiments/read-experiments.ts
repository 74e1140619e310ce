import type { Brand, Connection, Experiment } from "@standings/database";
import {
  actionsKey,
  askedNoMore,
  decidingLook,
  type EarlierDraw,
  type ExperimentProgress,
  type ExperimentRecord,
  type ExperimentSummary,
  experimentSentence,
  type LiveAction,
  type MarketMove,
  targetsOf,
} from "@standings/domain";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";
import { countedWeeks, isOver, startsOf } from "./look-due.ts";
import {
  findExperiment,
  type OfExperiment,
  type OwnExperiment,
  pagesOf,
  readExposure,
  readLive,
} from "./own-experiment.ts";
import { type PastVisit, readPast } from "./read-past.ts";
import { addDays, dayOf, mondayOf, weekOfDay } from "./weeks.ts";

/** Experiments of a brand of the viewer, the newest first. Throws BRAND_NOT_FOUND. */
export async function listExperiments(
  request: ServiceRequest,
  { brandId }: OfBrand,
): Promise<ExperimentSummary[]> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const records = await readAllExperiments(db, brand, services.now());
  return records.reverse().map((record) => {
    const { id, name, state, createdAt, frozenAt, endedAt, plan, looks, sentence } = record;
    const result = decidingLook(looks)?.result;
    return {
      ...{ id, name, state, createdAt, frozenAt, endedAt, sentence },
      market: plan.market,
      targets: targetsOf(plan).length,
      controls: plan.controls.length,
      effect: result?.kind === "answered" ? result.effect : null,
      promptIds: state === "running" ? record.prompts.map((prompt) => prompt.id) : [],
    };
  });
}

/**
 * An experiment of a brand of the viewer: its plan, what was done, and the looks that were taken. Nothing in it follows from
 * answers but these looks, how many visits there were, and when which model first cited a page. Throws BRAND_NOT_FOUND or EXPERIMENT_NOT_FOUND.
 */
export async function getExperiment(request: ServiceRequest, of: OfExperiment): Promise<ExperimentRecord> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  return readExperimentRecord(db, await findExperiment(db, viewer.userId, of), services.now());
}

/** All experiments of a brand, the oldest first. */
export async function readAllExperiments(
  db: Connection,
  brand: Brand,
  now: Date,
): Promise<ExperimentRecord[]> {
  const experiments = await db
    .selectFrom("experiments")
    .selectAll()
    .where("brand_id", "=", brand.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return Promise.all(experiments.map((experiment) => readExperimentRecord(db, { brand, experiment }, now)));
}

/** An experiment as its page shows it; with `now` null without its progress, which is its owner's. */
export async function readExperimentRecord(
  db: Connection,
  { brand, experiment }: OwnExperiment,
  now: Date | null,
): Promise<ExperimentRecord> {
  const { plan, state, looks } = experiment;
  const live = await readLive(db, experiment.id);
  const promptIds = [...targetsOf(plan), ...plan.controls];
  const prompts = await db
    .selectFrom("brand_prompts")
    .select(["id", "prompt", "removed_at"])
    .where("brand_id", "=", brand.id)
    .where((eb) => (promptIds.length === 0 ? eb.lit(false) : eb("id", "in", promptIds)))
    .orderBy("position")
    .orderBy("id")
    .execute();
  const record = {
    id: experiment.id,
    brandId: brand.id,
    name: experiment.name,
    state,
    plan,
    sha256: experiment.sha256,
    createdAt: experiment.created_at.toISOString(),
    frozenAt: experiment.frozen_at?.toISOString() ?? null,
    endedAt: experiment.ended_at?.toISOString() ?? null,
    prompts: prompts.map(({ id, prompt, removed_at }) => ({ id, prompt, isAsked: removed_at === null })),
    forecast: experiment.forecast,
    earlierDraws: plan.isDrawn ? await readEarlierDraws(db, experiment) : [],
    live,
    exposure: state === "draft" ? [] : await readExposure(db, experiment.id, pagesOf(plan, live)),
    progress: state === "running" && now ? await progressOf(db, { brand, experiment, live, now }) : null,
    looks,
    marketMoves: await readMarketMoves(db, experiment),
  };
  const said = [experimentSentence(record), askedNoMore(record)];
  return { ...record, sentence: said.filter((one) => one !== null).join(" ") };
}

/** Frozen plans that drew dates for the same actions: before it was frozen itself, or at all. */
async function readEarlierDraws(
  db: Connection,
  { id, brand_id, plan, frozen_at }: Experiment,
): Promise<EarlierDraw[]> {
  const rows = await db
    .selectFrom("experiments")
    .select(["id", "plan", "state", "frozen_at"])
    .where("brand_id", "=", brand_id)
    .where("id", "<>", id)
    .where("frozen_at", "is not", null)
    .where((eb) => (frozen_at ? eb("frozen_at", "<", frozen_at) : eb.lit(true)))
    .orderBy("frozen_at")
    .execute();
  const key = actionsKey(plan);
  return rows.flatMap(({ id: experimentId, plan: drawn, state, frozen_at: frozenAt }) => {
    const { actions, drawing } = drawn;
    if (!drawing || !frozenAt || actionsKey(drawn) !== key) return [];
    const waves = drawing.waves.map(({ startsOn, actionIds }) => ({
      startsOn,
      addresses: actionIds.flatMap((one) => actions.find((action) => action.id === one)?.address ?? []),
    }));
    return [{ experimentId, frozenAt: frozenAt.toISOString(), state, waves }];
  });
}

/**
 * Where the other companies' order changed in the weeks of the looks that were taken, in prompts of the plan or of their
 * label then; of the plan's market alone. Before a look it is none.
 */
async function readMarketMoves(db: Connection, { brand_id, plan, looks }: Experiment): Promise<MarketMove[]> {
  const last = looks.at(-1);
  if (!last) return [];
  const weeks = last.result.kind === "answered" ? last.result.weeks : [];
  const first = weeks.find(({ part }) => part === "base")?.week ?? plan.startsOn;
  const rows = await db
    .selectFrom("brand_alerts as alert")
    .innerJoin("brand_visits as visit", "visit.id", "alert.visit_id")
    .select(["alert.details", "alert.at"])
    .where("alert.brand_id", "=", brand_id)
    .where("alert.type", "=", "market")
    .where("visit.market", "is not distinct from", plan.market)
    .where("alert.at", ">=", new Date(`${first}T00:00:00Z`))
    .where("alert.at", "<=", new Date(last.through))
    .orderBy("alert.at")
    .orderBy("alert.id")
    .execute();
  const planned = new Set([...targetsOf(plan), ...plan.controls]);
  return rows.flatMap(({ details, at }) => {
    if (details.type !== "market") return [];
    const { type: _, promptIds, ...move } = details;
    return promptIds.some((id) => planned.has(id)) ? [{ ...move, at: at.toISOString() }] : [];
  });
}

interface Running {
  readonly brand: Brand;
  readonly experiment: Experiment;
  readonly live: readonly LiveAction[];
  readonly now: Date;
}

async function progressOf(
  db: Connection,
  { brand, experiment: { plan, looks }, live, now }: Running,
): Promise<ExperimentProgress> {
  const { visits } = await readPast(db, { ...plan, promptIds: [...targetsOf(plan), ...plan.controls] });
  const needed = plan.looks[looks.length] ?? 0;
  const starts = startsOf({ plan, live, visits });
  if (starts === null) return { counted: 0, needed, nextLookOn: null };
  const { rhythm } = brand;
  const over = countedWeeks({ plan, visits }, starts).filter((week) => isOver({ visits, rhythm }, week));
  const counted = plan.drawing ? 0 : Math.min(needed, over.length);
  const next = nextVisitOf(brand, visits, now);
  const first = plan.drawing ? starts.lastStart : starts.lastStart + plan.lag;
  const week = Math.max(weekOfDay(next), first) + Math.max(0, needed - counted - 1);
  // A week of daily visits is read when it is over.
  const isSundays = rhythm === "daily" && !plan.drawing && counted < needed;
  const daysIn = isSundays ? 6 : daysAfterMonday(next);
  return { counted, needed, nextLookOn: addDays(mondayOf(week), daysIn) };
}

/** The day of the next visit, or today where none is planned. */
function nextVisitOf(brand: Brand, visits: readonly PastVisit[], now: Date): string {
  const planned = dayOf(brand.next_visit_at ?? now, brand.time_zone);
  const last = visits.at(-1);
  // This week's visit was made by hand: the next one that counts is of another week.
  return last && brand.rhythm === "weekly" && weekOfDay(planned) <= last.week
    ? addDays(planned, 7 * (last.week + 1 - weekOfDay(planned)))
    : planned;
}

function daysAfterMonday(day: string): number {
  const monday = mondayOf(weekOfDay(day));
  return Math.round((Date.parse(day) - Date.parse(monday)) / 86_400_000);
}
