import { appendRunEvents, inTransaction, isId, readRunEvents, wakeRun } from "@standings/database";
import type { RetryTerms, RunEvent } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Viewer } from "../request.ts";
import { payForRetry } from "./pay-for-retry.ts";
import { lockOwnRun, reopenRun } from "./reopen-run.ts";

export interface StepRetry {
  readonly runId: string;
  readonly step: string;
  /** Throws when the log so far says that the step may not be retried. */
  check(events: readonly RunEvent[]): void;
  /** The event that begins the step again. */
  begin(terms: RetryTerms): RunEvent;
}

/**
 * Does a step of the viewer's run again, in the same run, on the terms of `payForRetry`; followers see the event that
 * begins it. Throws SEARCH_NOT_FOUND or INSUFFICIENT_CREDITS.
 */
export async function retryStep(
  services: ServiceContext,
  viewer: Viewer,
  { runId, step, check, begin }: StepRetry,
): Promise<void> {
  if (!isId(runId)) throw new ServiceError("SEARCH_NOT_FOUND");
  const { db, executor, notifications } = services;
  await inTransaction(db, async (tx, onCommit) => {
    const run = await lockOwnRun(tx, viewer, runId);
    const events = await readRunEvents(tx, run.id);
    check(events);
    const terms = await payForRetry(tx, services, viewer, { run, step, events });
    const owner = run.status === "running" ? run.lease_owner : await reopenRun(tx, services, run.id);
    const append = { runId: run.id, owner: owner ?? executor.id, events: [begin(terms)] };
    const appended = await appendRunEvents(tx, append);
    await wakeRun(tx, run.id);
    onCommit(() => {
      notifications.notify(run.id, appended);
      // Another process that executes this run finds the new beginning by itself.
      if (owner === executor.id) executor.execute(run.id, { retriedStep: step });
    });
  });
}
