import { randomBytes } from "node:crypto";
import { inTransaction } from "@standings/database";
import { type Drawing, type ExperimentPlan, type ExperimentRecord, FAULT_TEXTS } from "@standings/domain";
import { drawOrder, wavesOf } from "@standings/statistics";
import { ServiceError } from "../../errors.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import { lockBrand } from "../read-brand.ts";
import { canonicalJson, sha256 } from "./canonical-json.ts";
import { firstDay } from "./forecast.ts";
import { findExperiment, lockExperiment, type OfExperiment } from "./own-experiment.ts";
import { aimedAt, forecastPlan } from "./plan-experiment.ts";
import { readExperimentRecord } from "./read-experiments.ts";
import { addDays, dayOf } from "./weeks.ts";

const ENTROPY_BYTES = 32;

/**
 * Freezes a draft of the viewer: nothing in its plan changes any more, and its looks are registered. Drawn dates are drawn now,
 * once. Throws BRAND_NOT_FOUND, EXPERIMENT_NOT_FOUND, EXPERIMENT_FROZEN, EXPERIMENT_INVALID where the start lies in the past, or
 * EXPERIMENT_UNANSWERABLE with the reason.
 */
export async function freezeExperiment(request: ServiceRequest, of: OfExperiment): Promise<ExperimentRecord> {
  const { services, viewer } = requireUser(request);
  const { db } = services;
  await inTransaction(db, async (tx) => {
    // Two plans of a brand are frozen one after the other: no prompt is aimed at twice.
    const brand = await lockBrand(tx, viewer.userId, of.brandId);
    const { experiment } = await lockExperiment(tx, viewer.userId, of);
    if (experiment.state !== "draft") throw new ServiceError("EXPERIMENT_FROZEN");
    const now = services.now();
    const draft: ExperimentPlan = {
      ...experiment.plan,
      models: brand.models,
      rounds: brand.rounds,
      timeZone: brand.time_zone,
    };
    if (firstDay(draft) < dayOf(now, brand.time_zone))
      throw new ServiceError("EXPERIMENT_INVALID", { message: "A plan is frozen before its start" });
    const aimed = await aimedAt(tx, brand.id);
    const seen = await forecastPlan(tx, { brand, plan: draft, aimed, now });
    if (seen.smallest === null) {
      const message = seen.faults.map((fault) => FAULT_TEXTS[fault]).join(". ");
      throw new ServiceError("EXPERIMENT_UNANSWERABLE", { message });
    }
    const worth = draft.worth ?? Math.max(1, Math.ceil(10 * seen.smallest) / 10);
    const settled = { ...draft, worth };
    const plan: ExperimentPlan = draft.isDrawn ? { ...settled, drawing: draw(settled) } : settled;
    const frozen = await tx
      .updateTable("experiments")
      .set({
        plan: JSON.stringify(plan),
        sha256: sha256(canonicalJson(toJson(plan))),
        forecast: JSON.stringify(await forecastPlan(tx, { brand, plan, aimed, now })),
        names_version: brand.counted_version,
        state: "running",
        frozen_at: now,
      })
      .where("id", "=", experiment.id)
      .where("state", "=", "draft")
      .returning("id")
      .executeTakeFirst();
    if (!frozen) throw new ServiceError("EXPERIMENT_FROZEN");
  });
  return readExperimentRecord(db, await findExperiment(db, viewer.userId, of), services.now());
}

/** Who goes live when, by 32 bytes that nobody knew before (`proof.md` §4). */
function draw(plan: ExperimentPlan): Drawing {
  const entropy = randomBytes(ENTROPY_BYTES).toString("hex");
  const order = drawOrder(
    plan.actions.map(({ id }) => id),
    entropy,
  );
  const { sizes, gap } = wavesOf(order.length) ?? { sizes: [order.length], gap: 0 };
  const first = firstDay(plan);
  const before = (wave: number) => sizes.slice(0, wave).reduce((sum, size) => sum + size, 0);
  return {
    entropy,
    waves: sizes.map((size, wave) => ({
      startsOn: addDays(first, 7 * gap * wave),
      actionIds: order.slice(before(wave), before(wave) + size),
    })),
  };
}

/** Fields that its canonical JSON has, in any order. */
export function toJson(plan: ExperimentPlan): Parameters<typeof canonicalJson>[0] {
  return JSON.parse(JSON.stringify(plan));
}
