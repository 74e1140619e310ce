import type { Tables } from "@standings/database";
import { inTransaction } from "@standings/database";
import type { RunEvent, SearchModel } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { FollowedEvent, RunProgress, ServiceContext } from "../context.ts";
import { getBalance } from "../credits/get-balance.ts";
import { addJob } from "../jobs/add-job.ts";
import { refundRun } from "./fund-run.ts";
import { appendRunEvents, LeaseLostError } from "./run-events.ts";
import { saveSearch } from "./save-search.ts";
import { foldSearchModels } from "./search-models.ts";

/**
 * Ends a run whose models have all ended: saves the search when at least one model answered, refunds it when
 * none did, and appends `complete`; atomically, and only while `progress` is still the run's whole log.
 * False when it is not, or when some model has not ended. Throws LeaseLostError.
 */
export async function finishRun(context: ServiceContext, progress: RunProgress): Promise<boolean> {
  const { run, events } = progress;
  const models = foldSearchModels(run.columns, events);
  if (models.length < run.columns.length) return false;
  const hasAnswers = models.some((model) => model.status === "success");
  const isSaved = hasAnswers && !run.was_censored;
  const complete = isSaved
    ? await saveAndEnd(context, progress, models)
    : await end(context, progress, hasAnswers);
  if (complete) context.notifications.notify(run.id, [complete]);
  return complete !== undefined;
}

/** The usual end, in one transaction with the job that learns its companies. */
async function saveAndEnd(
  { db, executor }: ServiceContext,
  { run, events }: RunProgress,
  models: readonly SearchModel[],
): Promise<FollowedEvent | undefined> {
  const credits = await inTransaction(db, async (tx) => {
    const balance = await saveSearch(tx, { run, models, lastSeq: events.length, owner: executor.id });
    const isTaught = balance !== undefined && run.kind !== "expert" && !run.is_private;
    if (isTaught) await addJob(tx, "learn_companies", { searchId: run.id });
    return balance;
  });
  return credits === undefined
    ? undefined
    : { seq: events.length + 1, event: completeEvent(run.id, credits, false) };
}

/** The end of a run that leaves no search behind: refunded when it was paid for and nothing came. */
function end(
  { db, executor }: ServiceContext,
  { run, events }: RunProgress,
  hasAnswers: boolean,
): Promise<FollowedEvent | undefined> {
  return inTransaction(db, async (tx) => {
    if (!(await lockUnchanged(tx, run.id, executor.id, events.length))) return undefined;
    const refunded = !hasAnswers && (await refundRun(tx, run, events));
    const complete = completeEvent(run.id, await getBalance(tx, run.user_id), refunded);
    const [appended] = await appendRunEvents(tx, run.id, executor.id, [complete]);
    await tx
      .updateTable("runs")
      .set({ status: hasAnswers ? "completed" : "failed", ended_at: sql`now()`, lease_until: null })
      .where("id", "=", run.id)
      .execute();
    return appended;
  });
}

async function lockUnchanged(
  tx: Transaction<Tables>,
  runId: string,
  owner: string,
  lastSeq: number,
): Promise<boolean> {
  const run = await tx
    .selectFrom("runs")
    .select("last_seq")
    .where("id", "=", runId)
    .where("lease_owner", "=", owner)
    .where("status", "=", "running")
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw new LeaseLostError(runId);
  return run.last_seq === lastSeq;
}

function completeEvent(searchId: string, remainingCredits: number, refunded: boolean): RunEvent {
  return { type: "complete", searchId, remainingCredits, refunded };
}
