import { allowancePeriod, type FullFunding } from "@standings/domain";
import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { addLedgerEntry } from "./ledger.ts";
import type { AllowanceLimits, Charge } from "./payment.ts";

/**
 * Holds the cost of a charge, as `holderOf` of the domain decides: Business pays without holding; Pro's month when it has
 * so many analyses left; else credits. For a transaction that holds the account's lock. Null when nothing can pay; nothing
 * has changed then.
 */
export async function hold(
  tx: Connection,
  { userId, cost, reason, reference, apiTokenId, at }: Charge,
  { pro_analyses: analyses }: AllowanceLimits,
): Promise<FullFunding | null> {
  const user = await tx
    .selectFrom("users")
    .select("subscription_status as plan")
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user?.plan === "business") return "business";
  if (user?.plan === "pro" && (await useAnalyses(tx, { userId, cost, at, analyses }))) return "pro";
  const balance = await addLedgerEntry(tx, { userId, delta: -cost, reason, reference, apiTokenId });
  return balance === null ? null : "credits";
}

async function useAnalyses(
  tx: Connection,
  { userId, cost, at, analyses }: Pick<Charge, "userId" | "cost" | "at"> & { readonly analyses: number },
): Promise<boolean> {
  if (cost > analyses) return false;
  const used = await tx
    .insertInto("allowances")
    .values({
      user_id: userId,
      kind: "pro_analyses",
      period: sql`${allowancePeriod("pro_analyses", at)}::date`,
      used: cost,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind", "period"])
        .doUpdateSet((eb) => ({ used: eb("allowances.used", "+", cost) }))
        .where(sql<boolean>`allowances.used + ${cost} <= ${analyses}`),
    )
    .returning("used")
    .executeTakeFirst();
  return used !== undefined;
}
