import { addLedgerEntry } from "@standings/database";
import { ACTION_COST, type CreditAction, hasPaidPlan } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { isOverDailyCredits, isTaken, ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../request.ts";
import { getBalanceOf } from "./get-balance.ts";

export interface Deduction {
  readonly action: CreditAction;
  /** 1 to 100 characters, chosen by the client; repeated, the answer is the same and nothing is taken again. */
  readonly idempotencyKey: string;
}

interface Deducted {
  /** Credits taken: 0 on a plan that needs none. */
  readonly cost: number;
  /** Balance after this deduction. */
  readonly credits: number;
}

/**
 * Debits the viewer's own balance by an action's cost (decisions "Credits"). The product never calls it for its
 * own flows. Throws INSUFFICIENT_CREDITS, or DEDUCTION_CHANGED when the key stands for another action.
 */
export async function deductCredits(request: ServiceRequest, deduction: Deduction): Promise<Deducted> {
  const { services, viewer } = requireScope(request, "run");
  const { userId } = viewer;
  const cost = ACTION_COST[deduction.action];
  const reference = `${userId}/${deduction.idempotencyKey}`;
  try {
    const balance = await debit(services, {
      userId,
      cost,
      reference,
      action: deduction.action,
      apiTokenId: spenderOf(viewer),
    });
    if (balance !== null) return { cost, credits: balance };
  } catch (error) {
    if (isOverDailyCredits(error) && !(await findDeduction(services, reference))) throw error;
    if (!isOverDailyCredits(error) && !isTaken(error, "ledger_entries_reason_reference_key")) throw error;
  }
  const earlier = await findDeduction(services, reference);
  if (earlier) {
    if (earlier.note !== deduction.action) throw new ServiceError("DEDUCTION_CHANGED");
    return { cost, credits: earlier.balance };
  }
  if (cost > 0 && !(await hasPlan(services, userId))) throw new ServiceError("INSUFFICIENT_CREDITS");
  return { cost: 0, credits: await getBalanceOf(services.db, userId) };
}

interface Debit {
  readonly userId: string;
  readonly cost: number;
  readonly reference: string;
  readonly action: CreditAction;
  readonly apiTokenId: string | null;
}

/** Balance after the debit; null when a plan pays, credits are missing or nothing is to be paid. */
async function debit({ db }: ServiceContext, { cost, action, ...debited }: Debit): Promise<number | null> {
  if (cost === 0) return null;
  const entry = {
    ...debited,
    delta: -cost,
    reason: "deduction",
    note: action,
    isOnlyWithoutPlan: true,
  } as const;
  return addLedgerEntry(db, entry);
}

function findDeduction({ db }: ServiceContext, reference: string) {
  return db
    .selectFrom("ledger_entries")
    .select(["balance", "note"])
    .where("reason", "=", "deduction")
    .where("reference", "=", reference)
    .executeTakeFirst();
}

async function hasPlan({ db }: ServiceContext, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("subscription_status")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user !== undefined && hasPaidPlan(user.subscription_status);
}
