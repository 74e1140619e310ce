import { appendRunEvents, inTransaction, isId, readRunEvents } from "@standings/database";
import type { RunEvent } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Viewer } from "../request.ts";
import { isPaid, payForRun } from "./pay-for-run.ts";
import { lockOwnRun, reopenRun } from "./reopen-run.ts";

export interface StepRetry {
  readonly runId: string;
  readonly step: string;
  /** The event that begins the step again, from the log so far. Throws when it may not be retried. */
  begin(events: readonly RunEvent[]): RunEvent;
}

/**
 * Does a step of the viewer's run again, in the same run; followers see the event that begins it. Free while the
 * run is paid for; one that was refunded, or never paid because there were no credits, is paid for now.
 * Throws SEARCH_NOT_FOUND or INSUFFICIENT_CREDITS.
 */
export async function retryStep(
  services: ServiceContext,
  viewer: Viewer,
  { runId, step, begin }: StepRetry,
): Promise<void> {
  if (!isId(runId)) throw new ServiceError("SEARCH_NOT_FOUND");
  const { db, executor, notifications } = services;
  await inTransaction(db, async (tx, onCommit) => {
    const run = await lockOwnRun(tx, viewer, runId);
    const events = await readRunEvents(tx, run.id);
    const beginning = begin(events);
    if (!isPaid(run)) await payForRun(tx, services, run, events);
    const owner = run.status === "running" ? run.lease_owner : await reopenRun(tx, services, run.id);
    const append = { runId: run.id, owner: owner ?? executor.id, events: [beginning] };
    const appended = await appendRunEvents(tx, append);
    onCommit(() => {
      notifications.notify(run.id, appended);
      // Another process that executes this run finds the new beginning by itself.
      if (owner === executor.id) executor.execute(run.id, { retriedStep: step });
    });
  });
}
