import { ACTION_COST, type CreditAction } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext, Viewer } from "../context.ts";
import { isTaken } from "../database-errors.ts";
import { ServiceError } from "../errors.ts";
import { getBalance } from "./get-balance.ts";

export interface Deduction {
  readonly action: CreditAction;
  /** 1 to 100 characters, chosen by the client; repeated, the answer is the same and nothing is taken again. */
  readonly idempotencyKey: string;
}

export interface Deducted {
  /** Credits taken: 0 on a plan that needs none. */
  readonly cost: number;
  /** Balance after this deduction. */
  readonly credits: number;
}

/**
 * Debits the viewer's own balance by an action's cost (decisions "Credits"). The product never calls it for its
 * own flows. Throws INSUFFICIENT_CREDITS, or DEDUCTION_CHANGED when the key stands for another action.
 */
export async function deductCredits(
  context: Pick<ServiceContext, "db">,
  viewer: Viewer,
  deduction: Deduction,
): Promise<Deducted> {
  const cost = ACTION_COST[deduction.action];
  const reference = `${viewer.userId}/${deduction.idempotencyKey}`;
  try {
    const balance = await debit(context, viewer, { cost, reference, action: deduction.action });
    if (balance !== undefined) return { cost, credits: balance };
  } catch (error) {
    if (!isTaken(error, "ledger_entries_reason_reference_key")) throw error;
  }
  const earlier = await findDeduction(context, reference);
  if (earlier) {
    if (earlier.note !== deduction.action) throw new ServiceError("DEDUCTION_CHANGED");
    return { cost, credits: earlier.balance };
  }
  if (cost > 0 && !(await isUnlimited(context, viewer))) throw new ServiceError("INSUFFICIENT_CREDITS");
  return { cost: 0, credits: await getBalance(context.db, viewer.userId) };
}

interface Debit {
  readonly cost: number;
  readonly reference: string;
  readonly action: CreditAction;
}

async function debit(
  { db }: Pick<ServiceContext, "db">,
  { userId }: Viewer,
  { cost, reference, action }: Debit,
): Promise<number | undefined> {
  if (cost === 0) return undefined;
  const { rows } = await sql<{ balance: number }>`
    with debit as (
      update users set credits = credits - ${cost}
      where id = ${userId} and credits >= ${cost} and subscription_status not in ('pro', 'business')
      returning credits
    )
    insert into ledger_entries (user_id, delta, balance, reason, reference, note)
    select ${userId}, ${-cost}::integer, credits, 'deduction', ${reference}, ${action} from debit
    returning balance
  `.execute(db);
  return rows[0]?.balance;
}

function findDeduction({ db }: Pick<ServiceContext, "db">, reference: string) {
  return db
    .selectFrom("ledger_entries")
    .select(["balance", "note"])
    .where("reason", "=", "deduction")
    .where("reference", "=", reference)
    .executeTakeFirst();
}

async function isUnlimited({ db }: Pick<ServiceContext, "db">, { userId }: Viewer): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("subscription_status")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.subscription_status === "pro" || user?.subscription_status === "business";
}
