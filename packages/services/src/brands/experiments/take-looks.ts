import { type Brand, type Connection, inTransaction, isId, type Tables } from "@standings/database";
import {
  type ExperimentLook,
  type ExperimentPlan,
  IDENTITY_VERSION,
  type LostPrompt,
  targetsOf,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { lockFigures } from "../names/read-names.ts";
import { type DueLook, lookDue } from "./look-due.ts";
import { readLive } from "./own-experiment.ts";
import { readLook } from "./read-look.ts";
import { readPast } from "./read-past.ts";

/** Queues what the end of a visit may bring to a brand's experiments, in its transaction: looks, and the first citation of a page. */
export async function queueLooks(tx: Connection, brandId: string): Promise<void> {
  const running = await tx
    .selectFrom("experiments")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("state", "=", "running")
    .executeTakeFirst();
  if (!running) return;
  await addJob(tx, "take_looks", { brandId });
  await addJob(tx, "note_exposure", { brandId }, { key: `note_exposure ${brandId}` });
}

/** Job, every hour: looks that are due, should the end of a visit have been missed, and pages that may answer by now. */
export async function takeAllLooks(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  const brands = await db
    .selectFrom("experiments")
    .select("brand_id")
    .distinct()
    .where("state", "=", "running")
    .execute();
  for (const { brand_id: brandId } of brands) await queueLooks(db, brandId);
}

/** Job: takes the looks of a brand that are due, each once. Done again, it changes nothing. */
export async function takeLooks(
  request: ServiceRequest,
  { brandId }: JobPayload<"take_looks">,
): Promise<void> {
  const { db } = requireSystem(request);
  if (!isId(brandId)) return;
  const running = await db
    .selectFrom("experiments")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("state", "=", "running")
    .orderBy("id")
    .execute();
  for (const { id } of running)
    while (await inTransaction(db, (tx) => takeNextLook(tx, { brandId, experimentId: id })));
}

interface OneExperiment {
  readonly brandId: string;
  readonly experimentId: string;
}

/** Takes the next look of an experiment, where it is due; returns whether it was. Nobody counts answers of the brand meanwhile. */
async function takeNextLook(
  tx: Transaction<Tables>,
  { brandId, experimentId }: OneExperiment,
): Promise<boolean> {
  await lockFigures(tx, brandId);
  const experiment = await tx
    .selectFrom("experiments")
    .selectAll()
    .where("id", "=", experimentId)
    .where("state", "=", "running")
    .forUpdate()
    .executeTakeFirst();
  const brand = await tx.selectFrom("brands").selectAll().where("id", "=", brandId).executeTakeFirst();
  if (!experiment || !brand || (await isBeingRenewed(tx, brandId))) return false;
  const { plan, sha256, looks } = experiment;
  const promptIds = [...targetsOf(plan), ...plan.controls];
  const past = await readPast(tx, { ...plan, promptIds });
  const live = await readLive(tx, experiment.id);
  const due = lookDue({ plan, live, taken: looks.length, visits: past.visits, rhythm: brand.rhythm });
  if (due === null || sha256 === null) return false;
  const lost = await lostPrompts(tx, { brand, experimentId, plan, due });
  const isRecounted = brand.counted_version !== experiment.names_version;
  const { result, cells } = readLook({ plan, sha256, past, live, due, lost, isRecounted });
  const look: ExperimentLook = {
    number: due.number,
    isLast: due.isLast,
    counted: due.counted.length,
    through: due.through.dueAt.toISOString(),
    takenAt: new Date().toISOString(),
    result,
  };
  await tx
    .insertInto("look_cells")
    .values({ experiment_id: experiment.id, number: look.number, cells: JSON.stringify(cells) })
    .execute();
  await tx
    .updateTable("experiments")
    .set({
      looks: JSON.stringify([...looks, look]),
      ...(due.isLast ? { state: "ended" as const, ended_at: sql<Date>`now()` } : {}),
    })
    .where("id", "=", experiment.id)
    .where("state", "=", "running")
    .execute();
  return !due.isLast;
}

/** Whether some of a brand's visits are counted by older rules than others: a look would mix them, and stay. */
async function isBeingRenewed(tx: Connection, brandId: string): Promise<boolean> {
  const old = await tx
    .selectFrom("brand_visits")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("state", "!=", "running")
    .where("identity_version", "<", IDENTITY_VERSION)
    .executeTakeFirst();
  return old !== undefined;
}

interface PlanAtLook {
  readonly brand: Pick<Brand, "id">;
  readonly experimentId: string;
  readonly plan: ExperimentPlan;
  readonly due: DueLook;
}

/** Prompts that were asked no more before the last counted visit, and controls that an action of another plan had reached by then. */
async function lostPrompts(
  tx: Transaction<Tables>,
  { brand, experimentId, plan, due }: PlanAtLook,
): Promise<LostPrompt[]> {
  const ids = [...targetsOf(plan), ...plan.controls];
  const removed = await tx
    .selectFrom("brand_prompts")
    .select("id")
    .where("brand_id", "=", brand.id)
    .where("id", "in", ids)
    .where("removed_at", "<=", due.through.dueAt)
    .execute();
  const others = await tx
    .selectFrom("experiments")
    .innerJoin("live_actions as live", "live.experiment_id", "experiments.id")
    .select(["plan", "live.action_id"])
    .where("brand_id", "=", brand.id)
    .where("id", "!=", experimentId)
    .where("state", "in", ["running", "ended", "stopped"])
    .where("told_at", "<=", due.through.dueAt)
    .where("frozen_at", ">=", tx.selectFrom("experiments").select("frozen_at").where("id", "=", experimentId))
    .execute();
  const aimed = new Set(
    others.flatMap(({ plan: { actions }, action_id }) =>
      actions.flatMap(({ id, promptIds }) => (id === action_id ? promptIds : [])),
    ),
  );
  const gone = new Set(removed.map(({ id }) => id));
  return ids.flatMap((promptId): LostPrompt[] => {
    if (gone.has(promptId)) return [{ promptId, because: "removed" }];
    return plan.controls.includes(promptId) && aimed.has(promptId) ? [{ promptId, because: "aimed" }] : [];
  });
}
