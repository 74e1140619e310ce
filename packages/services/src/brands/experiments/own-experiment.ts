import { type Brand, type Connection, type Experiment, isId } from "@standings/database";
import type { LiveAction } from "@standings/domain";
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
