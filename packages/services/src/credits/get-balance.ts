import type { Connection } from "@standings/database";
import { requireUser, type ServiceRequest } from "../request.ts";

/** Credits the viewer holds right now. */
export function getBalance(request: ServiceRequest): Promise<number> {
  const { services, viewer } = requireUser(request);
  return getBalanceOf(services.db, viewer.userId);
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
