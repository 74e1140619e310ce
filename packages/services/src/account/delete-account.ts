import { inTransaction } from "@standings/database";
import { mailboxOf } from "@standings/domain";
import { confirmIdentity } from "../auth/confirm-identity.ts";
import { sessionsOn } from "../auth/session-store.ts";
import { readUser } from "../auth/user-view.ts";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { deleteSearchesOf } from "../searches/delete-searches-of.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

export interface AccountDeletion {
  /** The account's own address, typed to confirm. */
  readonly email: string;
  readonly password?: string | undefined;
}

/**
 * Deletes the viewer's account: profile, sessions, identities and searches. The ledger and the payments must stay,
 * so a nameless row remains for them, with a keyed hash of the mailbox, its trial and used allowances: what is given
 * once per mailbox is given once. A job ends a running subscription. Throws UNCONFIRMED_DELETION, and as
 * `confirmIdentity`.
 */
export async function deleteAccount(
  request: ServiceRequest,
  { email, password }: AccountDeletion,
): Promise<void> {
  const guarded = requireUser(request);
  const { services, viewer, caller } = guarded;
  const { userId } = viewer;
  if ((await readUser(services.db, userId)).email !== email) throw new ServiceError("UNCONFIRMED_DELETION");
  const proof = await confirmIdentity(guarded, password);
  await inTransaction(services.db, async (tx) => {
    const { plan_subscription_id: subscriptionId } = await proof.lock(tx);
    if (subscriptionId !== null) await addJob(tx, "end_subscription", { subscriptionId });
    await sessionsOn(tx).endAllOf(userId);
    await tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
    await tx.deleteFrom("known_devices").where("user_id", "=", userId).execute();
    await tx.deleteFrom("identities").where("user_id", "=", userId).execute();
    await tx.deleteFrom("conversions").where("user_id", "=", userId).execute();
    await tx.deleteFrom("failed_jobs").where("subject", "=", email).execute();
    await deleteSearchesOf(tx, userId);
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
        deleted_at: new Date(),
        mailbox_hash: services.keyedHash("mailbox", mailboxOf(email)),
      })
      .where("id", "=", userId)
      .execute();
    await recordSecurityEvent(services, { event: "account_deleted", ...caller, userId }, tx);
  });
}
