import type { Brand, Connection } from "@standings/database";
import {
  type ControlCandidate,
  type ExperimentForecast,
  type ExperimentPlan,
  type PlanFault,
  type PlannedExperiment,
  promptsIn,
  readMarket,
  registrableDomain,
  targetsOf,
} from "@standings/domain";
import { proposeControls } from "@standings/statistics";
import { sql } from "kysely";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand, readPrompts } from "../read-brand.ts";
import { checkPlan, type ExperimentWish } from "./check-plan.ts";
import { BASE_WEEKS, pastOfPrompts, weeksOf } from "./curves.ts";
import { firstDay, forecastOf } from "./forecast.ts";
import { readPast } from "./read-past.ts";
import { mondayOf, weekOfDay } from "./weeks.ts";

/**
 * Controls that a plan may take, what it could see and why it can't be answered; asks nothing, saves nothing, costs nothing.
 * Throws BRAND_NOT_FOUND, EXPERIMENT_INVALID or INVALID_MARKET.
 */
export async function planExperiment(
  request: ServiceRequest,
  { brandId, ...wish }: OfBrand & ExperimentWish,
): Promise<PlannedExperiment> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const now = services.now();
  const plan = await checkPlan(db, brand, wish, now);
  const aimed = await aimedAt(db, brand.id);
  return {
    market: plan.market,
    proposedControls: await findControls(db, brand, plan, aimed),
    forecast: await forecastPlan(db, { brand, plan, aimed, now }),
  };
}

export interface PlanToForecast {
  readonly brand: Brand;
  readonly plan: ExperimentPlan;
  /** Prompts that running experiments are aimed at. */
  readonly aimed: ReadonlySet<string>;
  readonly now: Date;
}

/** What a plan could see by the figures of today. Nothing of a running experiment's targets is read. */
export async function forecastPlan(
  db: Connection,
  { brand, plan, aimed, now }: PlanToForecast,
): Promise<ExperimentForecast> {
  const promptIds = [...targetsOf(plan), ...plan.controls];
  const prompts = promptsIn(await readPrompts(db, brand.id), readMarket(plan.market));
  const kinds = new Map(prompts.map(({ id, kind }) => [id, kind]));
  const faults: [boolean, PlanFault][] = [
    [promptIds.some((id) => !kinds.has(id)), "unknown_prompt"],
    [promptIds.some((id) => kinds.has(id) && kinds.get(id) !== "open"), "named"],
    [promptIds.some((id) => aimed.has(id)), "aimed"],
  ];
  const isAimed = promptIds.some((id) => aimed.has(id));
  const past = await readPast(db, { ...plan, promptIds: isAimed ? [] : promptIds, before: startOf(plan) });
  const cells = past.cells(plan.outcome);
  return forecastOf({
    plan,
    brand,
    past: pastOfPrompts(cells),
    weeks: weeksOf(cells),
    faults: faults.flatMap(([isSo, fault]) => (isSo ? [fault] : [])),
    now,
  });
}

/** Monday of the week of a plan's first day. */
function startOf(plan: ExperimentPlan): string {
  return mondayOf(weekOfDay(firstDay(plan)));
}

/** Ids of prompts that frozen plans of a brand that still run are aimed at. */
export async function aimedAt(db: Connection, brandId: string): Promise<Set<string>> {
  const running = await db
    .selectFrom("experiments")
    .select("plan")
    .where("brand_id", "=", brandId)
    .where("state", "=", "running")
    .execute();
  return new Set(running.flatMap(({ plan }) => targetsOf(plan)));
}

/** Controls by the rule of `proof.md` §2: labels of the targets, not aimed at, not citing an action, as high as the targets. */
async function findControls(
  db: Connection,
  brand: Brand,
  plan: ExperimentPlan,
  aimed: ReadonlySet<string>,
): Promise<ControlCandidate[]> {
  const targets = new Set(targetsOf(plan));
  const all = promptsIn(await readPrompts(db, brand.id), readMarket(plan.market));
  const labels = new Set(all.filter(({ id }) => targets.has(id)).map(({ label }) => label));
  const free = all.filter(
    ({ id, kind, label }) => kind === "open" && labels.has(label) && !targets.has(id) && !aimed.has(id),
  );
  if (targets.size === 0 || [...targets].some((id) => aimed.has(id))) return [];
  const ids = [...targets, ...free.map(({ id }) => id)];
  const past = await readPast(db, { ...plan, promptIds: ids, before: startOf(plan) });
  const prompts = pastOfPrompts(past.cells(plan.outcome));
  const levels = new Map(prompts.map(({ promptId, level }) => [promptId, level]));
  const levelsOf = (wanted: readonly string[]) => wanted.flatMap((id) => levels.get(id) ?? []);
  const ofTargets = levelsOf([...targets]);
  if (ofTargets.length === 0) return [];
  const recent = past.visits.slice(-BASE_WEEKS).map(({ id }) => id);
  const citing = await citesAction(db, { brand, plan, visitIds: recent });
  const candidates = free.flatMap(({ id }) => {
    const level = levels.get(id);
    return level === undefined || citing.has(id) ? [] : [{ id, level }];
  });
  return proposeControls(ofTargets, candidates).map((promptId) => ({
    promptId,
    level: levels.get(promptId) ?? 0,
  }));
}

interface Citing {
  readonly brand: Brand;
  readonly plan: ExperimentPlan;
  readonly visitIds: readonly string[];
}

/** Prompts whose answers cite an action's page, or its site where it is another's: there the action could spill over. */
async function citesAction(db: Connection, { brand, plan, visitIds }: Citing): Promise<Set<string>> {
  const addresses = plan.actions.map(({ address }) => address).filter((address) => URL.canParse(address));
  const sites = addresses.flatMap((address) => registrableDomain(address) ?? []);
  const { rows } = await sql<{ prompt_id: string }>`
    select distinct source.prompt_id from visit_sources source
    where source.visit_id = any (${[...visitIds]}::uuid[])
      and (source.domain = any (${sites.filter((site) => site !== brand.domain)}::text[])
        or exists (
          select from jsonb_array_elements(source.pages) as page where page ->> 'url' = any (${addresses}::text[])
        ))
  `.execute(db);
  return new Set(rows.map(({ prompt_id }) => prompt_id));
}
