import { inTransaction, isId, type Tables } from "@standings/database";
import { modelName, type RunEvent } from "@standings/domain";
import { type Selectable, sql, type Transaction } from "kysely";
import type { ServiceContext, Viewer } from "../context.ts";
import { addLedgerEntry } from "../credits/add-ledger-entry.ts";
import { ServiceError } from "../errors.ts";
import { chargeReference } from "./charge-reference.ts";
import { LEASE_SECONDS } from "./lease.ts";
import { appendRunEvents, readRunEvents } from "./run-events.ts";
import { RUN_COST } from "./run-request.ts";

type Run = Selectable<Tables["runs"]>;

export interface RetryRequest {
  readonly searchId: string;
  readonly modelId: string;
}

/**
 * Asks a failed model of a run again, in the same run; followers see a new `model_start`. Free while the run is
 * paid for. A run that was refunded, or never paid because there were no credits, is charged now.
 * Throws SEARCH_NOT_FOUND, MODEL_NOT_RETRYABLE (the model has not failed) or INSUFFICIENT_CREDITS.
 */
export async function retryModel(
  context: ServiceContext,
  viewer: Viewer,
  request: RetryRequest,
): Promise<void> {
  const { searchId, modelId } = request;
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  await inTransaction(context.db, async (tx, onCommit) => {
    const run = await lockRun(tx, viewer, searchId);
    const events = await readRunEvents(tx, run.id);
    if (!hasFailed(events, modelId)) throw new ServiceError("MODEL_NOT_RETRYABLE");
    await payAgain(tx, run, events);
    const owner = run.status === "running" ? run.lease_owner : await reopen(tx, context, run.id);
    const start: RunEvent = {
      type: "model_start",
      modelId,
      modelName: modelName(modelId),
      startedAt: new Date().toISOString(),
    };
    const appended = await appendRunEvents(tx, run.id, owner ?? context.executor.id, [start]);
    onCommit(() => {
      context.notifications.notify(run.id, appended);
      // Another process that executes this run finds the new start by itself.
      if (owner === context.executor.id) context.executor.execute(run.id, { retryModelId: modelId });
    });
  });
}

/** Concurrent retries wait for each other here. */
async function lockRun(tx: Transaction<Tables>, viewer: Viewer, searchId: string): Promise<Run> {
  const run = await tx
    .selectFrom("runs")
    .selectAll()
    .where("id", "=", searchId)
    .where("user_id", "=", viewer.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw new ServiceError("SEARCH_NOT_FOUND");
  return run;
}

function hasFailed(events: readonly RunEvent[], modelId: string): boolean {
  const last = events.findLast(
    (event) => (event.type === "model_start" || event.type === "model_complete") && event.modelId === modelId,
  );
  return last?.type === "model_complete" && last.status === "error";
}

async function payAgain(tx: Transaction<Tables>, run: Run, events: readonly RunEvent[]): Promise<void> {
  const wasRefunded = events.findLast((event) => event.type === "complete")?.refunded ?? false;
  if (run.cost > 0 && !wasRefunded) return;
  const balance = await addLedgerEntry(tx, {
    userId: run.user_id,
    delta: -RUN_COST,
    reason: "search",
    reference: chargeReference(run.id, events),
  });
  if (balance === null) throw new ServiceError("INSUFFICIENT_CREDITS");
  const paid = { cost: RUN_COST, was_censored: false, censor_reason: null };
  await tx.updateTable("runs").set(paid).where("id", "=", run.id).execute();
}

async function reopen(tx: Transaction<Tables>, { executor }: ServiceContext, runId: string): Promise<string> {
  await tx
    .updateTable("runs")
    .set({
      status: "running",
      ended_at: null,
      lease_owner: executor.id,
      lease_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where("id", "=", runId)
    .execute();
  return executor.id;
}
