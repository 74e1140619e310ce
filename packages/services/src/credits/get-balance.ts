import type { Connection } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import { requireScope, type ServiceRequest } from "../request.ts";

/** Credits the viewer holds right now. */
export function getBalance(request: ServiceRequest): Promise<number> {
  const { services, viewer } = requireScope(request, "read");
  return getBalanceOf(services.db, viewer.userId);
}

/** Credits that studies and visits of the viewer hold beside the balance. */
export async function getHeld(request: ServiceRequest): Promise<number> {
  const { services, viewer } = requireScope(request, "read");
  const { held } = await services.db
    .selectNoFrom(heldSql(sql.val(viewer.userId)).as("held"))
    .executeTakeFirstOrThrow();
  return held;
}

/** The same of a user, whose id is a value or a column. */
export function heldSql(userId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    (select coalesce(sum(held), 0) from studies where user_id = ${userId} and held > 0)
    + (select coalesce(sum(held - used), 0) from brand_visits
        where user_id = ${userId} and state = 'running' and funding = 'credits')
    + (select coalesce(sum(held - used), 0) from direct_visits
        where user_id = ${userId} and state = 'running' and funding = 'credits')
  )::integer`;
}

/** Credits a user holds, as a transaction sees them. */
export async function getBalanceOf(db: Connection, userId: string): Promise<number> {
  const user = await db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return user.credits;
}
