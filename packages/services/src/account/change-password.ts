import { inTransaction } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { endSessions } from "../auth/end-sessions.ts";
import { passwordChangedMail } from "../auth/mails/password-changed.ts";
import { sendMail } from "../auth/mails/send-mail.ts";
import { checkNewPassword, hashPassword, verifyPassword } from "../auth/passwords.ts";
import { countAttempt } from "../auth/rate-limit.ts";
import type { Caller, ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the viewer's password and signs out every other session. Throws WRONG_PASSWORD, INVALID_INPUT,
 * COMMON_PASSWORD or TOO_MANY_REQUESTS.
 */
export async function changePassword(
  context: ServiceContext,
  caller: Caller,
  viewer: Viewer,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  checkNewPassword(newPassword);
  const user = await context.db
    .selectFrom("users")
    .select(["email", "password_hash"])
    .where("id", "=", viewer.userId)
    .executeTakeFirstOrThrow();
  await countAttempt(context.db, "login", { address: caller.address, email: user.email });
  const isRight = await verifyPassword(user.password_hash, currentPassword);
  if (!isRight) throw new ServiceError("WRONG_PASSWORD");
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(context.db, async (tx, onCommit) => {
    await tx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", viewer.userId)
      .execute();
    await endSessions(tx, { userId: viewer.userId, except: hashToken(viewer.token) });
    onCommit(() => sendMail(context, user.email, passwordChangedMail(context.settings)));
  });
}
