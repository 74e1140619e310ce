import { inTransaction, newId } from "@standings/database";
import { type ExperimentRecord, MAX_EXPERIMENTS } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { lockBrand } from "../read-brand.ts";
import { checkName, checkPlan, type ExperimentWish } from "./check-plan.ts";
import { findExperiment, lockExperiment, type OfExperiment } from "./own-experiment.ts";
import { readExperimentRecord } from "./read-experiments.ts";

export interface NamedWish extends ExperimentWish {
  readonly name: string;
}

/**
 * Saves a plan of a brand of the viewer as a draft. Throws BRAND_NOT_FOUND, EXPERIMENT_INVALID, INVALID_MARKET or
 * TOO_MANY_EXPERIMENTS.
 */
export async function createExperiment(
  request: ServiceRequest,
  { brandId, name, ...wish }: OfBrand & NamedWish,
): Promise<ExperimentRecord> {
  const { services, viewer } = requireUser(request);
  const id = newId();
  await inTransaction(services.db, async (tx) => {
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const { experiments } = await tx
      .selectFrom("experiments")
      .select(({ fn }) => fn.countAll<string>().as("experiments"))
      .where("brand_id", "=", brand.id)
      .executeTakeFirstOrThrow();
    if (Number(experiments) >= MAX_EXPERIMENTS) throw new ServiceError("TOO_MANY_EXPERIMENTS");
    const plan = await checkPlan(tx, brand, wish, services.now());
    await tx
      .insertInto("experiments")
      .values({
        id,
        brand_id: brand.id,
        name: checkName(name),
        market: plan.market,
        plan: JSON.stringify(plan),
      })
      .execute();
  });
  const own = await findExperiment(services.db, viewer.userId, { brandId, experimentId: id });
  return readExperimentRecord(services.db, own, services.now());
}

/**
 * Changes a draft of the viewer. Throws BRAND_NOT_FOUND, EXPERIMENT_NOT_FOUND, EXPERIMENT_FROZEN, EXPERIMENT_INVALID or
 * INVALID_MARKET.
 */
export async function changeExperiment(
  request: ServiceRequest,
  { brandId, experimentId, name, ...wish }: OfExperiment & NamedWish,
): Promise<ExperimentRecord> {
  const { services, viewer } = requireUser(request);
  const of = { brandId, experimentId };
  await inTransaction(services.db, async (tx) => {
    const { brand, experiment } = await lockExperiment(tx, viewer.userId, of);
    if (experiment.state !== "draft") throw new ServiceError("EXPERIMENT_FROZEN");
    const plan = await checkPlan(tx, brand, wish, services.now());
    await tx
      .updateTable("experiments")
      .set({ name: checkName(name), market: plan.market, plan: JSON.stringify(plan) })
      .where("id", "=", experiment.id)
      .where("state", "=", "draft")
      .execute();
  });
  const own = await findExperiment(services.db, viewer.userId, of);
  return readExperimentRecord(services.db, own, services.now());
}

/** Deletes a draft; what was frozen stays visible. Throws BRAND_NOT_FOUND, EXPERIMENT_NOT_FOUND or EXPERIMENT_FROZEN. */
export async function deleteExperiment(request: ServiceRequest, of: OfExperiment): Promise<void> {
  const { services, viewer } = requireUser(request);
  const { experiment } = await findExperiment(services.db, viewer.userId, of);
  const deleted = await services.db
    .deleteFrom("experiments")
    .where("id", "=", experiment.id)
    .where("state", "=", "draft")
    .returning("id")
    .executeTakeFirst();
  if (!deleted) throw new ServiceError("EXPERIMENT_FROZEN");
}
