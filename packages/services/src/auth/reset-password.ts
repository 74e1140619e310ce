import { inTransaction } from "@standings/database";
import { hashToken } from "@standings/integrations";
import type { Caller, ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { endSessions } from "./end-sessions.ts";
import { passwordChangedMail } from "./mails/password-changed.ts";
import { sendMail } from "./mails/send-mail.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import { countAttempt } from "./rate-limit.ts";

export interface PasswordReset {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets a new password with a mailed token, which works once, and ends every session of the account. Throws
 * INVALID_INPUT or COMMON_PASSWORD, which leave the token usable, INVALID_RESET_LINK or TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  context: ServiceContext,
  caller: Caller,
  { token, password }: PasswordReset,
): Promise<void> {
  checkNewPassword(password);
  await countAttempt(context.db, "token", { address: caller.address });
  const passwordHash = await hashPassword(password);
  await inTransaction(context.db, async (tx, onCommit) => {
    const reset = await tx
      .updateTable("password_resets")
      .set({ used_at: new Date() })
      .where("hash", "=", hashToken(token))
      .where("used_at", "is", null)
      .where("expires_at", ">", new Date())
      .returning("user_id")
      .executeTakeFirst();
    if (!reset) throw new ServiceError("INVALID_RESET_LINK");
    const { email } = await tx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", reset.user_id)
      .returning("email")
      .executeTakeFirstOrThrow();
    await tx
      .deleteFrom("password_resets")
      .where("user_id", "=", reset.user_id)
      .where("used_at", "is", null)
      .execute();
    await endSessions(tx, { userId: reset.user_id });
    onCommit(() => sendMail(context, email, passwordChangedMail(context.settings)));
  });
}
