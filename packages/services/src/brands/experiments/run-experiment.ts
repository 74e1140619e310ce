import { inTransaction } from "@standings/database";
import { type ExperimentRecord, LIVE_TOLD_WITHIN_DAYS, MAX_ACTION_ADDRESS } from "@standings/domain";
import { sql } from "kysely";
import { isTaken, ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import { findExperiment, lockExperiment, type OfExperiment, readLive } from "./own-experiment.ts";
import { readExperimentRecord } from "./read-experiments.ts";
import { addDays, dayOf, isDay } from "./weeks.ts";

export interface GoLive extends OfExperiment {
  readonly actionId: string;
  /** `YYYY-MM-DD`, in the plan's time zone. */
  readonly liveOn: string;
  /** Where it was published; the plan's where none is given. */
  readonly address?: string | null | undefined;
}

/**
 * Tells that an action of a frozen plan went live; it stays told. Before its drawn date it ends what the plan can tell. A day that lies
 * further back than a week could be chosen by what came of it. Throws BRAND_NOT_FOUND, EXPERIMENT_NOT_FOUND, EXPERIMENT_NOT_RUNNING,
 * ACTION_NOT_FOUND, ACTION_IS_LIVE or LIVE_DAY_INVALID.
 */
export async function goLive(
  request: ServiceRequest,
  { actionId, liveOn, address, ...of }: GoLive,
): Promise<ExperimentRecord> {
  const { services, viewer } = requireUser(request);
  const { db } = services;
  await inTransaction(db, async (tx) => {
    const { experiment } = await lockExperiment(tx, viewer.userId, of);
    const { id, state, plan, frozen_at } = experiment;
    if (state !== "running" || frozen_at === null) throw new ServiceError("EXPERIMENT_NOT_RUNNING");
    const action = plan.actions.find((one) => one.id === actionId);
    if (!action) throw new ServiceError("ACTION_NOT_FOUND");
    const now = services.now();
    const today = dayOf(now, plan.timeZone);
    const earliest = [dayOf(frozen_at, plan.timeZone), addDays(today, -LIVE_TOLD_WITHIN_DAYS)].sort().at(-1);
    if (isDay(liveOn) && liveOn > today)
      throw new ServiceError("LIVE_DAY_INVALID", {
        message: "This day has not come yet: tell it when it is live",
      });
    if (!isDay(liveOn) || liveOn < (earliest ?? today)) throw new ServiceError("LIVE_DAY_INVALID");
    const given = address?.replace(/\s+/gu, " ").trim().slice(0, MAX_ACTION_ADDRESS) ?? "";
    await tx
      .insertInto("live_actions")
      .values({
        experiment_id: id,
        action_id: action.id,
        address: given === "" ? action.address : given,
        live_on: liveOn,
        told_at: now,
      })
      .execute()
      .catch((error: unknown) => {
        if (isTaken(error, "live_actions_pkey")) throw new ServiceError("ACTION_IS_LIVE");
        throw error;
      });
    await addJob(tx, "note_exposure", { brandId: of.brandId }, { key: `note_exposure ${of.brandId}` });
  });
  return readExperimentRecord(db, await findExperiment(db, viewer.userId, of), services.now());
}

/**
 * Gives a frozen plan up before anything went live; it stays visible. Throws BRAND_NOT_FOUND, EXPERIMENT_NOT_FOUND,
 * EXPERIMENT_NOT_RUNNING or EXPERIMENT_HAS_BEGUN.
 */
export async function abandonExperiment(
  request: ServiceRequest,
  of: OfExperiment,
): Promise<ExperimentRecord> {
  return end(request, of, "abandoned");
}

/**
 * Stops a running experiment by hand: no further look is taken, so nothing more is said of an effect. Throws BRAND_NOT_FOUND,
 * EXPERIMENT_NOT_FOUND or EXPERIMENT_NOT_RUNNING.
 */
export async function stopExperiment(request: ServiceRequest, of: OfExperiment): Promise<ExperimentRecord> {
  return end(request, of, "stopped");
}

async function end(
  request: ServiceRequest,
  of: OfExperiment,
  state: "abandoned" | "stopped",
): Promise<ExperimentRecord> {
  const { services, viewer } = requireUser(request);
  const { db } = services;
  await inTransaction(db, async (tx) => {
    const { experiment } = await lockExperiment(tx, viewer.userId, of);
    if (experiment.state !== "running") throw new ServiceError("EXPERIMENT_NOT_RUNNING");
    if (state === "abandoned" && (await readLive(tx, experiment.id)).length > 0)
      throw new ServiceError("EXPERIMENT_HAS_BEGUN");
    await tx
      .updateTable("experiments")
      .set({ state, ended_at: sql<Date>`now()` })
      .where("id", "=", experiment.id)
      .where("state", "=", "running")
      .execute();
  });
  return readExperimentRecord(db, await findExperiment(db, viewer.userId, of), services.now());
}
