import { inTransaction, isId } from "@standings/database";
import { type ColumnId, describeColumn, type RunEvent } from "@standings/domain";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { fundRun, isFunded } from "./fund-run.ts";
import { lockOwnRun, reopenRun } from "./reopen-run.ts";
import { appendRunEvents, readRunEvents } from "./run-events.ts";

export interface RetryRequest {
  readonly searchId: string;
  readonly columnId: ColumnId;
}

/**
 * Asks a failed model of a run again, in the same run; followers see a new `model_start`. Free while the run is
 * paid for. A run that was refunded, or never paid because there were no credits, is paid for now.
 * Throws SEARCH_NOT_FOUND, MODEL_NOT_RETRYABLE (the model has not failed) or INSUFFICIENT_CREDITS.
 */
export async function retryModel(
  context: ServiceContext,
  viewer: Viewer,
  request: RetryRequest,
): Promise<void> {
  const { searchId, columnId } = request;
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  await inTransaction(context.db, async (tx, onCommit) => {
    const run = await lockOwnRun(tx, viewer, searchId);
    const events = await readRunEvents(tx, run.id);
    if (!hasFailed(events, columnId)) throw new ServiceError("MODEL_NOT_RETRYABLE");
    if (!isFunded(run, events)) await fundRun(tx, context, run, events);
    const owner = run.status === "running" ? run.lease_owner : await reopenRun(tx, context, run.id);
    const start: RunEvent = {
      type: "model_start",
      ...describeColumn(columnId),
      startedAt: new Date().toISOString(),
    };
    const appended = await appendRunEvents(tx, run.id, owner ?? context.executor.id, [start]);
    onCommit(() => {
      context.notifications.notify(run.id, appended);
      // Another process that executes this run finds the new start by itself.
      if (owner === context.executor.id) context.executor.execute(run.id, { retryColumnId: columnId });
    });
  });
}

function hasFailed(events: readonly RunEvent[], columnId: ColumnId): boolean {
  const last = events.findLast(
    (event) =>
      (event.type === "model_start" || event.type === "model_complete") && event.columnId === columnId,
  );
  return last?.type === "model_complete" && last.status === "error";
}
