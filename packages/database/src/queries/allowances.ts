import { type AllowanceKind, allowancePeriod } from "@standings/domain";
import { sql } from "kysely";
import type { Connection } from "../database.ts";

export interface Allowance {
  readonly userId: string;
  readonly kind: AllowanceKind;
}

/** Gives back what was used at `usedAt`: one, or `uses`. */
export async function returnAllowance(
  db: Connection,
  { userId, kind }: Allowance,
  usedAt: Date,
  uses = 1,
): Promise<void> {
  await db
    .updateTable("allowances")
    .set({ used: sql<number>`greatest(0, used - ${uses}::integer)` })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("period", "=", periodOf(kind, usedAt))
    .where("used", ">", 0)
    .execute();
}

/** How many of a period's were used; of the current one where no time is given. */
export async function readAllowance(
  db: Connection,
  { userId, kind }: Allowance,
  at = new Date(),
): Promise<number> {
  const allowance = await db
    .selectFrom("allowances")
    .select("used")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("period", "=", periodOf(kind, at))
    .executeTakeFirst();
  return allowance?.used ?? 0;
}

/** First day of the allowance's period at a time, in UTC. */
export function periodOf(kind: AllowanceKind, at: Date) {
  return sql<Date>`${allowancePeriod(kind, at)}::date`;
}
