import { appendRunEvents, inTransaction, isId, readRunEvents } from "@standings/database";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { payForRun } from "./pay-for-run.ts";
import { lockOwnRun, reopenRun } from "./reopen-run.ts";

/**
 * Pays for a censored run of the viewer afterwards: its results can then be followed in full, and are saved. What
 * was left out because there were no credits is done now. A run that is not censored stays as it is.
 * Throws SEARCH_NOT_FOUND, RUN_IS_RUNNING or INSUFFICIENT_CREDITS.
 */
export async function unlockRun(request: ServiceRequest, searchId: string): Promise<void> {
  const { services, viewer } = requireScope(request, "run");
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  const { db, executor, kindsOfRuns } = services;
  await inTransaction(db, async (tx, onCommit) => {
    const run = await lockOwnRun(tx, viewer, searchId);
    if (!run.was_censored) return;
    if (run.status === "running") throw new ServiceError("RUN_IS_RUNNING");
    const events = await readRunEvents(tx, run.id);
    await payForRun(tx, services, viewer, { run, events });
    await reopenRun(tx, services, run.id);
    const begun = kindsOfRuns[run.kind].beginUnpaid(services, events);
    if (begun.length > 0) {
      await appendRunEvents(tx, { runId: run.id, owner: executor.id, events: begun });
    }
    onCommit(() => executor.execute(run.id));
  });
}
