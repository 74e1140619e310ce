import { type Connection, inTransaction } from "@standings/database";
import { sessionsOn } from "../auth/session-store.ts";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

/**
 * Deletes the viewer's account: profile, sessions, identities and searches. The ledger and the payments must stay,
 * so a nameless row remains for them, with a keyed hash of the mailbox, its trial and used allowances: what is given
 * once per mailbox is given once. A job ends a running subscription. `email` confirms. Throws UNCONFIRMED_DELETION.
 */
export async function deleteAccount(request: ServiceRequest, email: string): Promise<void> {
  const { services, viewer } = requireUser(request);
  const { userId } = viewer;
  await inTransaction(services.db, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["email", "plan_subscription_id"])
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.email !== email) throw new ServiceError("UNCONFIRMED_DELETION");
    const { plan_subscription_id: subscriptionId } = user;
    if (subscriptionId !== null) await addJob(tx, "end_subscription", { subscriptionId });
    await sessionsOn(tx).endAllOf(userId);
    await tx.deleteFrom("email_verifications").where("user_id", "=", userId).execute();
    await tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
    await tx.deleteFrom("identities").where("user_id", "=", userId).execute();
    await tx.deleteFrom("conversions").where("user_id", "=", userId).execute();
    await deleteSearches(tx, userId);
    await tx.deleteFrom("runs").where("user_id", "=", userId).execute();
    await tx
      .updateTable("users")
      .set({
        email: `deleted-${userId}@deleted.invalid`,
        name: "Deleted account",
        password_hash: null,
        email_verified_at: null,
        attribution: "{}",
        role: "user",
        mailbox_hash: services.mailboxHash(user.email),
      })
      .where("id", "=", userId)
      .execute();
  });
}

async function deleteSearches(tx: Connection, userId: string): Promise<void> {
  const own = tx.selectFrom("searches").select("id").where("user_id", "=", userId);
  await tx.deleteFrom("mentions").where("search_id", "in", own).execute();
  await tx.deleteFrom("citations").where("search_id", "in", own).execute();
  await tx.deleteFrom("searches").where("user_id", "=", userId).execute();
}
