import { payInFull, type Run, type Tables } from "@standings/database";
import type { CensorReason, RunEvent } from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { spenderOf, type Viewer } from "../request.ts";
import { allowanceLimits } from "./allowance-limits.ts";
import { chargeReference } from "./charge-reference.ts";

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
