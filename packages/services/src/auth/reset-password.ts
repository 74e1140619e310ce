import { inTransaction } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import { sessionsOn } from "./session-store.ts";

export interface PasswordReset {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets a new password with a mailed token, which works once, and ends every session of the account. Throws
 * INVALID_INPUT or COMMON_PASSWORD, which leave the token usable, INVALID_RESET_LINK or TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  request: ServiceRequest,
  { token, password }: PasswordReset,
): Promise<void> {
  const { services, caller } = allowAnyone(request);
  checkNewPassword(password);
  await countAttempt(services, "token", { address: caller.address });
  const passwordHash = await hashPassword(password);
  await inTransaction(services.db, async (tx) => {
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
    await sessionsOn(tx).endAllOf(reset.user_id);
    await addJob(tx, "mail_password_changed", { email });
  });
}
