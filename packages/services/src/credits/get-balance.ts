import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { requireUser, type ServiceRequest } from "../request.ts";

/** Credits the viewer holds right now. */
export function getBalance(request: ServiceRequest): Promise<number> {
  const { services, viewer } = requireUser(request);
  return getBalanceOf(services.db, viewer.userId);
}

/** Credits that studies of the viewer hold beside the balance. */
export async function getHeld(request: ServiceRequest): Promise<number> {
  const { services, viewer } = requireUser(request);
  const { held } = await services.db
    .selectFrom("studies")
    .select(sql<number>`coalesce(sum(held), 0)::integer`.as("held"))
    .where("user_id", "=", viewer.userId)
    .where("held", ">", 0)
    .executeTakeFirstOrThrow();
  return held;
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
