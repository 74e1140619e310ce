import { type Run, returnAllowance, type Tables } from "@standings/database";
import type { AllowanceKind, Funding, LedgerReason, RunEvent } from "@standings/domain";
import type { Transaction } from "kysely";
import { giveCredits } from "../billing/account-credits.ts";
import type { Clock, ServiceContext } from "../context.ts";
import { countRefundedRun } from "../limits/rate-limit.ts";
import type { KindOfRun } from "./kind-of-run.ts";
import { chargeReference } from "./pay-for-run.ts";

const ALLOWANCE_OF: Readonly<Partial<Record<Funding, AllowanceKind>>> = {
  pro: "pro_analyses",
  preview: "censored_previews",
};

/**
 * Gives back what paid for a run that failed whole: its credits, or the month's analysis or day's preview. True
 * when something was given back; the run's next `complete` event says so.
 */
export async function refundRun(
  tx: Transaction<Tables>,
  clock: Clock,
  { refundReason, usesOf }: KindOfRun<ServiceContext>,
  run: Run,
  events: readonly RunEvent[],
): Promise<boolean> {
  const payment = { reason: refundReason, uses: usesOf?.(run) ?? 1 };
  const isRefunded = await giveBack(tx, payment, run, events);
  if (isRefunded) {
    await tx.updateTable("runs").set({ is_refunded: true }).where("id", "=", run.id).execute();
    await countRefundedRun(tx, clock, run.user_id);
  }
  return isRefunded;
}

async function giveBack(
  tx: Transaction<Tables>,
  { reason, uses }: { readonly reason: LedgerReason; readonly uses: number },
  { id, user_id: userId, cost: delta, funding, paid_at: usedAt }: Run,
  events: readonly RunEvent[],
): Promise<boolean> {
  if (funding === "credits" && delta > 0) {
    const reference = chargeReference(id, events);
    return (await giveCredits(tx, { userId, delta, reason, reference })) !== null;
  }
  return returnAllowanceOf(tx, { userId, funding, usedAt, uses });
}

interface UsedAllowance {
  readonly userId: string;
  readonly funding: Funding;
  readonly usedAt: Date;
  readonly uses?: number;
}

/** Gives back the allowance that paid; false when a means without one did. */
export async function returnAllowanceOf(
  tx: Transaction<Tables>,
  { userId, funding, usedAt, uses = 1 }: UsedAllowance,
): Promise<boolean> {
  const kind = ALLOWANCE_OF[funding];
  if (kind) await returnAllowance(tx, { userId, kind }, usedAt, uses);
  return kind !== undefined;
}
