import {
  appendRunEvents,
  inTransaction,
  type LoggedEvent,
  lockUnchangedRun,
  type ToldAnswer,
} from "@standings/database";
import type { RunEvent } from "@standings/domain";
import { sql } from "kysely";
import pLimit from "p-limit";
import type { ServiceContext } from "../context.ts";
import { getBalanceOf } from "../credits/get-balance.ts";
import { type RunProgress, runEnd } from "./kind-of-run.ts";
import { refundRun } from "./refund-run.ts";

/**
 * Ends a run whose steps have all ended: saves what it found, refunds it when it found nothing, and appends
 * `complete`; atomically, and only while `progress` is still the run's whole log. False when it is not, or when
 * some step has not ended. Throws LeaseLostError.
 */
export async function finishRun(services: ServiceContext, progress: RunProgress): Promise<boolean> {
  const { run } = progress;
  const kind = services.kindsOfRuns[run.kind];
  if (kind.stepsLeft(progress).length > 0) return false;
  const isSaved = kind.hasResult(progress) && !run.was_censored;
  const complete = isSaved ? await saveAndEnd(services, progress) : await endUnsaved(services, progress);
  if (complete) services.notifications.notify(run.id, [complete]);
  return complete !== undefined;
}

/**
 * Ends a run with a result by the answer of its last step, whose event is the last of `progress`: both are stored in one
 * statement. Undefined, and nothing stored, when its kind has no such end, when some step has not ended, or when the run has
 * changed meanwhile or was taken over.
 */
export async function finishWithAnswer(
  services: ServiceContext,
  progress: RunProgress,
  last: ToldAnswer,
): Promise<LoggedEvent | undefined> {
  const { run, events } = progress;
  const kind = services.kindsOfRuns[run.kind];
  const { saveWithAnswer } = kind;
  const isLast = kind.stepsLeft(progress).length === 0;
  if (!saveWithAnswer || !isLast || run.was_censored || !kind.hasResult(progress)) return undefined;
  const credits = await ends(() => saveWithAnswer(services, progress, last));
  if (credits === undefined) return undefined;
  return { seq: events.length + 1, event: completeEvent(run.id, credits, false) };
}

/** Ends at once: more would only wait for each other in the database, and everybody else with them. */
const ends = pLimit(4);

/** The usual end, in one statement. */
async function saveAndEnd(services: ServiceContext, progress: RunProgress): Promise<LoggedEvent | undefined> {
  const { run, events } = progress;
  const credits = await ends(() => services.kindsOfRuns[run.kind].save(services, progress));
  if (credits === undefined) return undefined;
  return { seq: events.length + 1, event: completeEvent(run.id, credits, false) };
}

/** The end of a run that saves nothing: refunded when it was paid for and found nothing. */
function endUnsaved(services: ServiceContext, progress: RunProgress): Promise<LoggedEvent | undefined> {
  const { run, events } = progress;
  const kind = services.kindsOfRuns[run.kind];
  const end = runEnd(services, progress);
  return inTransaction(services.db, async (tx) => {
    if (!(await lockUnchangedRun(tx, end))) return undefined;
    const hasResult = kind.hasResult(progress);
    const refunded = !hasResult && (await refundRun(tx, services, kind, run, events));
    const complete = completeEvent(run.id, await getBalanceOf(tx, run.user_id), refunded);
    const [appended] = await appendRunEvents(tx, { ...end, events: [complete] });
    await tx
      .updateTable("runs")
      .set({ status: hasResult ? "completed" : "failed", ended_at: sql<Date>`now()`, lease_until: null })
      .where("id", "=", run.id)
      .execute();
    return appended;
  });
}

function completeEvent(searchId: string, remainingCredits: number, refunded: boolean): RunEvent {
  return { type: "complete", searchId, remainingCredits, refunded };
}
