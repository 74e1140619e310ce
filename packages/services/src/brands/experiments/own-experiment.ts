import { type Brand, type Connection, type Experiment, isId } from "@standings/database";
import { type ActionExposure, type ExperimentPlan, type LiveAction, pageOf } from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";

export interface OfExperiment extends OfBrand {
  readonly experimentId: string;
}

export interface OwnExperiment {
  readonly brand: Brand;
  readonly experiment: Experiment;
}

/** An experiment of a brand of a user. Throws BRAND_NOT_FOUND or EXPERIMENT_NOT_FOUND. */
export async function findExperiment(
  db: Connection,
  userId: string,
  { brandId, experimentId }: OfExperiment,
): Promise<OwnExperiment> {
  const brand = await findBrand(db, userId, brandId);
  const experiment = isId(experimentId)
    ? await db
        .selectFrom("experiments")
        .selectAll()
        .where("id", "=", experimentId)
        .where("brand_id", "=", brand.id)
        .executeTakeFirst()
    : undefined;
  if (!experiment) throw new ServiceError("EXPERIMENT_NOT_FOUND");
  return { brand, experiment };
}

/** The same, locked until the transaction ends. Throws BRAND_NOT_FOUND or EXPERIMENT_NOT_FOUND. */
export async function lockExperiment(
  tx: Connection,
  userId: string,
  of: OfExperiment,
): Promise<OwnExperiment> {
  const { brand, experiment } = await findExperiment(tx, userId, of);
  const locked = await tx
    .selectFrom("experiments")
    .selectAll()
    .where("id", "=", experiment.id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw new ServiceError("EXPERIMENT_NOT_FOUND");
  return { brand, experiment: locked };
}

/** Actions that went live, as they were told. */
export async function readLive(db: Connection, experimentId: string): Promise<LiveAction[]> {
  const rows = await db
    .selectFrom("live_actions")
    .select(["action_id", "address", "told_at"])
    // As text: the driver would make a moment of it.
    .select(sql<string>`to_char(live_on, 'YYYY-MM-DD')`.as("live_on"))
    .where("experiment_id", "=", experimentId)
    .orderBy("live_on")
    .orderBy("action_id")
    .execute();
  return rows.map(({ action_id: actionId, address, live_on: liveOn, told_at }) => ({
    actionId,
    address,
    liveOn,
    toldAt: told_at.toISOString(),
  }));
}

export interface ActionPage {
  readonly actionId: string;
  readonly address: string;
}

/** Actions of a plan that have a page, where they were told to be live, else as planned. */
export function pagesOf({ actions }: ExperimentPlan, live: readonly LiveAction[]): ActionPage[] {
  return actions.flatMap(({ id: actionId, address: planned }) => {
    const address = live.find((one) => one.actionId === actionId)?.address ?? planned;
    return pageOf(address) ? [{ actionId, address }] : [];
  });
}

/** What is known of these pages. */
export async function readExposure(
  db: Connection,
  experimentId: string,
  pages: readonly ActionPage[],
): Promise<ActionExposure[]> {
  const rows = await db
    .selectFrom("action_exposure")
    .selectAll()
    .where("experiment_id", "=", experimentId)
    .execute();
  return pages.map(({ actionId, address }) => {
    const known = rows.find((row) => row.action_id === actionId && row.address === address);
    return {
      actionId,
      address,
      answersSince: known?.answers_since?.toISOString() ?? null,
      unread: known?.unread ?? null,
      citedAt: known?.cited_at?.toISOString() ?? null,
      citedBy: known?.cited_by ?? [],
    };
  });
}
