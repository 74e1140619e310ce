import { payInFull, type Run, type Tables } from "@standings/database";
import { FREE_RETRIES, type RetryTerms, type RunEvent } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { giveCredits } from "../billing/account-credits.ts";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { spenderOf, type Viewer } from "../request.ts";
import { allowanceLimits, isPaid, payForRun } from "./pay-for-run.ts";
import { returnAllowanceOf } from "./refund-run.ts";

type ModelStart = Extract<RunEvent, { type: "model_start" }>;

/**
 * Pays for a step that a user asks for again. Free `FREE_RETRIES` times while its run is paid for; then the plan or
 * a credit pays for the step alone. A run that was refunded, or never paid, is paid for as a whole; so is a censored one
 * without free retries, which shows it in full. Throws INSUFFICIENT_CREDITS.
 */
export async function payForRetry(
  tx: Transaction<Tables>,
  services: ServiceContext,
  viewer: Viewer,
  { run, step, events }: { readonly run: Run; readonly step: string; readonly events: readonly RunEvent[] },
): Promise<RetryTerms> {
  const begun = events.findLast((event): event is ModelStart => isStartOf(event, step));
  const left = begun?.freeRetriesLeft ?? FREE_RETRIES;
  if (!isPaid(run) || (left === 0 && run.was_censored)) {
    await payForRun(tx, services, viewer, { run, events });
    return { freeRetriesLeft: left };
  }
  if (left > 0) return { freeRetriesLeft: wasNeverAsked(events, step) ? left : left - 1 };
  const { cost, chargeReason: reason } = services.kindsOfRuns[run.kind];
  const reference = retryReference(run.id, events.length + 1);
  const apiTokenId = spenderOf(viewer);
  const charge = { userId: run.user_id, cost, reason, reference, apiTokenId, at: new Date() };
  const paidWith = await payInFull(tx, charge, allowanceLimits(services.settings));
  if (paidWith === null) throw new ServiceError("INSUFFICIENT_CREDITS");
  return { freeRetriesLeft: 0, paidWith };
}

/** Gives back what paid for a step alone, in the transaction that appends its failure. */
export async function refundRetry(
  tx: Transaction<Tables>,
  { kindsOfRuns }: ServiceContext,
  run: Run,
  step: string,
): Promise<void> {
  const { rows } = await sql<{ seq: number; event: ModelStart }>`
    select seq, event from run_events
    where run_id = ${run.id} and event->>'type' = 'model_start' and event->>'columnId' = ${step}
    order by seq desc limit 1`.execute(tx);
  const [begun] = rows;
  if (!begun?.event.paidWith) return;
  const { user_id: userId, kind } = run;
  const { paidWith: funding, startedAt } = begun.event;
  if (funding === "credits") {
    const { cost: delta, refundReason: reason } = kindsOfRuns[kind];
    await giveCredits(tx, { userId, delta, reason, reference: retryReference(run.id, begun.seq) });
  } else await returnAllowanceOf(tx, { userId, funding, usedAt: new Date(startedAt) });
}

/** Ledger reference of a paid retry and of its refund: the run, and the place of its beginning in the log. */
function retryReference(runId: string, seq: number): string {
  return `${runId}#${seq}`;
}

function wasNeverAsked(events: readonly RunEvent[], step: string): boolean {
  const end = events.findLast((event) => event.type === "model_complete" && event.columnId === step);
  return end?.type === "model_complete" && end.status === "error" && end.failure === "insufficient_credits";
}

function isStartOf(event: RunEvent, step: string): event is ModelStart {
  return event.type === "model_start" && event.columnId === step;
}
