import { inTransaction } from "@standings/database";
import { checkNewPassword, hashPassword, verifyPassword } from "../auth/passwords.ts";
import { sessionsOn } from "../auth/session-store.ts";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the viewer's password and signs out every other session. Throws WRONG_PASSWORD, INVALID_INPUT,
 * COMMON_PASSWORD or TOO_MANY_REQUESTS.
 */
export async function changePassword(
  request: ServiceRequest,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { services, viewer, caller } = requireUser(request);
  checkNewPassword(newPassword);
  const user = await services.db
    .selectFrom("users")
    .select(["email", "password_hash"])
    .where("id", "=", viewer.userId)
    .executeTakeFirstOrThrow();
  await countAttempt(services, "login", { address: caller.address, email: user.email });
  const isRight = await verifyPassword(user.password_hash, currentPassword);
  if (!isRight) throw new ServiceError("WRONG_PASSWORD");
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(services.db, async (tx) => {
    await tx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", viewer.userId)
      .execute();
    await sessionsOn(tx).endOthersOf(viewer.userId, viewer.token);
    await addJob(tx, "mail_password_changed", { email: user.email });
  });
}
