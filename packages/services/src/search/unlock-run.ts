import { inTransaction, isId } from "@standings/database";
import { describeColumn, type RunEvent } from "@standings/domain";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { fundRun } from "./fund-run.ts";
import { lockOwnRun, reopenRun } from "./reopen-run.ts";
import { appendRunEvents, readRunEvents } from "./run-events.ts";

/**
 * Pays for a censored run afterwards: its results can then be followed in full, and the search is saved. Models
 * that were never asked, for want of credits, are asked now. A run that is not censored stays as it is.
 * Throws SEARCH_NOT_FOUND, RUN_IS_RUNNING or INSUFFICIENT_CREDITS.
 */
export async function unlockRun(context: ServiceContext, viewer: Viewer, searchId: string): Promise<void> {
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  await inTransaction(context.db, async (tx, onCommit) => {
    const run = await lockOwnRun(tx, viewer, searchId);
    if (!run.was_censored) return;
    if (run.status === "running") throw new ServiceError("RUN_IS_RUNNING");
    const events = await readRunEvents(tx, run.id);
    await fundRun(tx, context, run, events);
    await reopenRun(tx, context, run.id);
    const starts = unaskedModels(events);
    if (starts.length > 0) await appendRunEvents(tx, run.id, context.executor.id, starts);
    onCommit(() => context.executor.execute(run.id));
  });
}

function unaskedModels(events: readonly RunEvent[]): RunEvent[] {
  const startedAt = new Date().toISOString();
  return events.flatMap((event): RunEvent[] => {
    if (event.type !== "model_complete" || event.status !== "error") return [];
    if (event.failure !== "insufficient_credits") return [];
    return [{ type: "model_start", ...describeColumn(event.columnId), startedAt }];
  });
}
