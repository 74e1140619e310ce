import type { Tables } from "@standings/database";
import type { AllowanceKind, CensorReason, Funding, RunEvent } from "@standings/domain";
import type { Selectable, Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { addLedgerEntry } from "../credits/add-ledger-entry.ts";
import { returnAllowance, useAllowance } from "../credits/allowances.ts";
import { ServiceError } from "../errors.ts";
import { chargeReference } from "./charge-reference.ts";
import { RUN_COST } from "./run-request.ts";

type Run = Selectable<Tables["runs"]>;

/**
 * Pays for a run that has nothing that pays for it (any more), or was censored: the plan, else a credit, which
 * is also how somebody over Pro's month sees one result in full. Throws INSUFFICIENT_CREDITS.
 */
export async function fundRun(
  tx: Transaction<Tables>,
  { settings }: ServiceContext,
  run: Run,
  events: readonly RunEvent[],
): Promise<void> {
  const { user_id: userId } = run;
  const user = await tx
    .selectFrom("users")
    .select("subscription_status as plan")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  let funding: Funding = "credits";
  if (user.plan === "business") funding = "business";
  else if (
    user.plan === "pro" &&
    (await useAllowance(tx, { userId, kind: "pro_analyses" }, settings.proMonthlyAnalyses))
  )
    funding = "pro";
  else await charge(tx, run, events);
  const cost = funding === "credits" ? RUN_COST : 0;
  const paid = { funding, cost, was_censored: false, censor_reason: null };
  await tx.updateTable("runs").set(paid).where("id", "=", run.id).execute();
}

async function charge(tx: Transaction<Tables>, run: Run, events: readonly RunEvent[]): Promise<void> {
  const reference = chargeReference(run.id, events);
  const entry = { userId: run.user_id, delta: -RUN_COST, reason: "search", reference } as const;
  if ((await addLedgerEntry(tx, entry)) === null) throw new ServiceError("INSUFFICIENT_CREDITS");
}

const ALLOWANCE_OF: Readonly<Partial<Record<Funding, AllowanceKind>>> = {
  pro: "pro_analyses",
  preview: "censored_previews",
};

/**
 * Gives back what paid for a run in which every model failed. True when something was given back. The next
 * `complete` event says so.
 */
export async function refundRun(
  tx: Transaction<Tables>,
  run: Run,
  events: readonly RunEvent[],
): Promise<boolean> {
  const { user_id: userId, cost: delta } = run;
  if (run.funding === "credits" && delta > 0) {
    const reference = chargeReference(run.id, events);
    return (await addLedgerEntry(tx, { userId, delta, reason: "search_refund", reference })) !== null;
  }
  const kind = ALLOWANCE_OF[run.funding];
  if (!kind) return false;
  await returnAllowance(tx, { userId, kind }, run.created_at);
  return true;
}

/** Whether what paid for the run still does: it was not given back after its last end. */
export function isFunded(run: Run, events: readonly RunEvent[]): boolean {
  const wasRefunded = events.findLast((event) => event.type === "complete")?.refunded ?? false;
  return run.funding !== "none" && !wasRefunded;
}

/** Why a run is censored; null when it is not. */
export function censorReasonOf(run: Pick<Run, "was_censored" | "censor_reason">): CensorReason | null {
  return run.was_censored ? (run.censor_reason ?? "no_credits") : null;
}
