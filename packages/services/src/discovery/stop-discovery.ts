import { appendRunEvents, inTransaction, isId, readRunEvents, wakeRun } from "@standings/database";
import type { DiscoveryEvent } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { findOwnRun } from "../runs/reopen-run.ts";
import { isDiscoveryRun, stateOf } from "./discovery-run.ts";

/**
 * Stops a discovery of the viewer: no more tests begin, those under way end, and what was found stays. Stopped before there
 * are prompts, it is refunded. One that has ended, or was stopped, stays as it is. Throws DISCOVERY_NOT_FOUND.
 */
export async function stopDiscovery(
  request: ServiceRequest,
  { runId }: { readonly runId: string },
): Promise<void> {
  const { services, viewer } = requireScope(request, "run");
  if (!isId(runId)) throw new ServiceError("DISCOVERY_NOT_FOUND");
  const { db, executor, notifications } = services;
  await inTransaction(db, async (tx, onCommit) => {
    const run = await findOwnRun(tx, viewer, runId);
    if (!run || !isDiscoveryRun(run)) throw new ServiceError("DISCOVERY_NOT_FOUND");
    if (run.status !== "running" || stateOf(await readRunEvents(tx, runId)).isStopped) return;
    const stopped: DiscoveryEvent = { type: "stopped", at: new Date().toISOString() };
    const append = { runId, owner: run.lease_owner ?? executor.id, events: [stopped] };
    const appended = await appendRunEvents(tx, append);
    await wakeRun(tx, runId);
    onCommit(() => notifications.notify(runId, appended));
  });
}
