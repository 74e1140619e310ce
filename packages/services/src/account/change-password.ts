import { inTransaction } from "@standings/database";
import { confirmIdentity } from "../auth/confirm-identity.ts";
import { checkNewPassword, hashPassword } from "../auth/passwords.ts";
import { endResetLinks } from "../auth/reset-password.ts";
import { sessionsOn } from "../auth/session-store.ts";
import { readUser } from "../auth/user-view.ts";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the viewer's password, signs out every other session and ends reset links that were mailed or asked for. Throws WRONG_PASSWORD, INVALID_INPUT,
 * COMMON_PASSWORD or TOO_MANY_REQUESTS.
 */
export async function changePassword(
  request: ServiceRequest,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const guarded = requireUser(request);
  const { services, viewer, caller } = guarded;
  const owner = await readUser(services.db, viewer.userId);
  // An account without a password gets its first one by the mailed link, which proves the address.
  if (!owner.hasPassword) throw new ServiceError("WRONG_PASSWORD");
  await checkNewPassword(newPassword, owner);
  const proof = await confirmIdentity(guarded, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(services.db, async (tx) => {
    const { id: userId, email } = await proof.lock(tx);
    await tx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
    await sessionsOn(tx).endOthersOf(userId, viewer.token);
    await endResetLinks(tx, services, userId);
    await recordSecurityEvent(services, { event: "password_changed", ...caller, userId }, tx);
    await addJob(tx, "mail_account_notice", { email, what: "password_changed" });
  });
}
