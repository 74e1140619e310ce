import type { Connection } from "@standings/database";
import { type AllowanceKind, allowancePeriod } from "@standings/domain";
import { sql } from "kysely";

export interface Allowance {
  readonly userId: string;
  readonly kind: AllowanceKind;
}

/** Uses one of an allowance's current period, if there is one left. */
export async function useAllowance(
  db: Connection,
  { userId, kind }: Allowance,
  limit: number,
): Promise<boolean> {
  if (limit === 0) return false;
  const { rows } = await sql`
    insert into allowances (user_id, kind, period, used)
    values (${userId}, ${kind}, ${allowancePeriod(kind, new Date())}, 1)
    on conflict (user_id, kind, period) do update set used = allowances.used + 1
      where allowances.used < ${limit}
    returning used
  `.execute(db);
  return rows.length > 0;
}

/** Gives one back that was used at `usedAt`. */
export async function returnAllowance(
  db: Connection,
  { userId, kind }: Allowance,
  usedAt: Date,
): Promise<void> {
  await sql`
    update allowances set used = used - 1
    where user_id = ${userId} and kind = ${kind} and period = ${allowancePeriod(kind, usedAt)} and used > 0
  `.execute(db);
}

/** How many of the current period's were used. */
export async function readAllowance(db: Connection, { userId, kind }: Allowance): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select used from allowances
    where user_id = ${userId} and kind = ${kind} and period = ${allowancePeriod(kind, new Date())}
  `.execute(db);
  return rows[0]?.used ?? 0;
}
