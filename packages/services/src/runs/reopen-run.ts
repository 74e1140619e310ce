import { leaseEnd, type Run, type Tables, unpackRun } from "@standings/database";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Viewer } from "../request.ts";

/** The viewer's run, locked: whoever changes it at the same time waits here. Throws SEARCH_NOT_FOUND. */
export async function lockOwnRun(tx: Transaction<Tables>, viewer: Viewer, runId: string): Promise<Run> {
  const run = await findOwnRun(tx, viewer, runId);
  if (!run) throw new ServiceError("SEARCH_NOT_FOUND");
  return run;
}

/** The same; undefined when there is none. */
export function findOwnRun(tx: Transaction<Tables>, viewer: Viewer, runId: string): Promise<Run | undefined> {
  return tx
    .selectFrom("runs")
    .selectAll()
    .where("id", "=", runId)
    .where("user_id", "=", viewer.userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets an ended run going again, unpacked, under this process's lease. Returns the lease's owner. */
export async function reopenRun(
  tx: Transaction<Tables>,
  { executor, settings }: ServiceContext,
  runId: string,
): Promise<string> {
  await unpackRun(tx, runId);
  await tx
    .updateTable("runs")
    .set({
      status: "running",
      ended_at: null,
      interruptions: 0,
      lease_owner: executor.id,
      lease_until: leaseEnd(settings.patience.lease.ms),
    })
    .where("id", "=", runId)
    .execute();
  return executor.id;
}
