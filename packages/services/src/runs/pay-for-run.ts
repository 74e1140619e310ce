import { type AllowanceLimits, payInFull, type Run, type Tables } from "@standings/database";
import type { CensorReason, RunEvent } from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext, Settings } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { spenderOf, type Viewer } from "../request.ts";

/**
 * Pays for a run that has nothing that pays for it (any more), or was censored: the plan, else a credit, which
 * is also how somebody over Pro's month sees one result in full. Throws INSUFFICIENT_CREDITS.
 */
export async function payForRun(
  tx: Transaction<Tables>,
  { kindsOfRuns, settings }: ServiceContext,
  viewer: Viewer,
  { run, events }: { readonly run: Run; readonly events: readonly RunEvent[] },
): Promise<void> {
  const { chargeReason, ...kind } = kindsOfRuns[run.kind];
  const cost = kind.costOf?.(run.request) ?? kind.cost;
  const reference = chargeReference(run.id, events);
  const charge = {
    userId: run.user_id,
    cost,
    reason: chargeReason,
    reference,
    apiTokenId: spenderOf(viewer),
    at: new Date(),
  };
  const funding = await payInFull(tx, charge, allowanceLimits(settings));
  if (funding === null) throw new ServiceError("INSUFFICIENT_CREDITS");
  await tx
    .updateTable("runs")
    .set({
      funding,
      cost: funding === "credits" ? cost : 0,
      is_refunded: false,
      paid_at: charge.at,
      was_censored: false,
      censor_reason: null,
    })
    .where("id", "=", run.id)
    .execute();
}

/** Whether what paid for the run still does. */
export function isPaid(run: Pick<Run, "funding" | "is_refunded">): boolean {
  return run.funding !== "none" && !run.is_refunded;
}

/** Why a run is censored; null when it is not. */
export function censorReasonOf(run: Pick<Run, "was_censored" | "censor_reason">): CensorReason | null {
  return run.was_censored ? (run.censor_reason ?? "no_credits") : null;
}

/** Ledger reference of a run's charge and of its refund: the run id, and for later charges a counter. */
export function chargeReference(runId: string, events: readonly RunEvent[]): string {
  const refunds = events.filter((event) => event.type === "complete" && event.refunded).length;
  return refunds === 0 ? runId : `${runId}/${refunds + 1}`;
}

/** How many of each allowance there are in a period. */
export function allowanceLimits(settings: Settings): AllowanceLimits {
  return {
    pro_analyses: settings.proMonthlyAnalyses,
    censored_previews: settings.censoredPreviewsPerDay,
  };
}
