import { inTransaction, newId, type Tables } from "@standings/database";
import { modelName } from "@standings/domain";
import { type Selectable, sql, type Transaction } from "kysely";
import type { ServiceContext, Viewer } from "../context.ts";
import { addLedgerEntry } from "../credits/add-ledger-entry.ts";
import { getBalance } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { LEASE_SECONDS } from "./lease.ts";
import { appendRunEvents } from "./run-events.ts";
import { checkRunRequest, RUN_COST, type RunRequest } from "./run-request.ts";

export interface StartedRun {
  /** Run id and, once saved, search id. */
  readonly searchId: string;
  readonly remainingCredits: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * Starts a company ranking, or finds the run this client already started under the same `clientRunId`.
 * In one transaction: run, debit, ledger entry, `start` event; the work begins on commit (architecture §3).
 * Throws INVALID_PROMPT, INVALID_MODEL, RUN_CHANGED (same id, other request). Out of credits is no error:
 * the run then ends without asking a model.
 */
export async function startRun(
  context: ServiceContext,
  viewer: Viewer,
  request: RunRequest,
): Promise<StartedRun> {
  const checked = checkRunRequest(request);
  return inTransaction(context.db, async (tx, onCommit) => {
    const run = await insertRun(tx, context, viewer, checked);
    if (!run) return findStartedRun(tx, viewer, checked);
    const charged = await addLedgerEntry(tx, {
      userId: viewer.userId,
      delta: -RUN_COST,
      reason: "search",
      reference: run.id,
    });
    if (charged === null) await markUnpaid(tx, run.id);
    const remainingCredits = charged ?? (await getBalance(tx, viewer.userId));
    await appendRunEvents(tx, run.id, context.executor.id, [
      {
        type: "start",
        searchId: run.id,
        remainingCredits,
        models: checked.models.map((modelId) => ({ modelId, modelName: modelName(modelId) })),
        startedAt: run.created_at.toISOString(),
      },
    ]);
    onCommit(() => context.executor.execute(run.id));
    return { searchId: run.id, remainingCredits, createdAt: run.created_at.toISOString() };
  });
}

type Run = Selectable<Tables["runs"]>;

/** The new run, or undefined when this client run id is taken. Waits for a concurrent start to commit. */
function insertRun(
  tx: Transaction<Tables>,
  context: ServiceContext,
  viewer: Viewer,
  request: RunRequest,
): Promise<Run | undefined> {
  return tx
    .insertInto("runs")
    .values({
      id: newId(),
      user_id: viewer.userId,
      kind: "company",
      client_run_id: request.clientRunId,
      prompt: request.prompt,
      models: [...request.models],
      web_search: request.webSearch,
      is_private: request.isPrivate,
      is_sandbox: context.settings.modelsAreSandbox,
      cost: RUN_COST,
      lease_owner: context.executor.id,
      lease_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "client_run_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function findStartedRun(
  tx: Transaction<Tables>,
  viewer: Viewer,
  request: RunRequest,
): Promise<StartedRun> {
  const run = await tx
    .selectFrom("runs")
    .selectAll()
    .where("user_id", "=", viewer.userId)
    .where("client_run_id", "=", request.clientRunId)
    .executeTakeFirstOrThrow();
  const isSame =
    run.prompt === request.prompt &&
    run.web_search === request.webSearch &&
    run.models.join() === request.models.join();
  if (!isSame) throw new ServiceError("RUN_CHANGED");
  const remainingCredits = await getBalance(tx, viewer.userId);
  return { searchId: run.id, remainingCredits, createdAt: run.created_at.toISOString() };
}

async function markUnpaid(tx: Transaction<Tables>, runId: string): Promise<void> {
  await tx
    .updateTable("runs")
    .set({ cost: 0, was_censored: true, censor_reason: "no_credits" })
    .where("id", "=", runId)
    .execute();
}
