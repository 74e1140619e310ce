import { inTransaction } from "@standings/database";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { eraseSecondFactor } from "./second-factor/second-factor-state.ts";
import { sessionsOn } from "./session-store.ts";

/**
 * Closes the sandbox's admin, whose password is published: no password, no second factor, no role, no plan, no session.
 * Called by a start that has another admin or none; says so in the log when there was something to close.
 */
export async function closeSandboxAdmin(request: ServiceRequest): Promise<void> {
  const { db, log } = requireSystem(request);
  const closed = await inTransaction(db, async (tx) => {
    const user = await tx
      .updateTable("users")
      .set({ password_hash: null, role: "user", subscription_status: "free" })
      .where("is_sandbox_admin", "=", true)
      .where((eb) => eb.or([eb("password_hash", "is not", null), eb("role", "=", "admin")]))
      .returning("id")
      .executeTakeFirst();
    if (!user) return false;
    await sessionsOn(tx).endAllOf(user.id);
    await eraseSecondFactor(tx, user.id);
    await tx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();
    await tx.deleteFrom("identities").where("user_id", "=", user.id).execute();
    return true;
  });
  if (closed) log.warn({}, "the sandbox's admin was closed: it cannot sign in any more");
}
