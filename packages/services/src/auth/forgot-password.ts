import { randomBytes } from "node:crypto";
import { hashToken } from "@standings/integrations";
import type { Caller, ServiceContext } from "../context.ts";
import { resetPasswordMail } from "./mails/reset-password.ts";
import { sendMail } from "./mails/send-mail.ts";
import { countAttempt } from "./rate-limit.ts";

/** Minutes a reset link lives (decisions "Accounts"). */
const RESET_MINUTES = 60;

/** Mails a reset link to a verified account; answers the same, at once, for any other address. */
export async function forgotPassword(context: ServiceContext, caller: Caller, email: string): Promise<void> {
  await countAttempt(context.db, "mail", { address: caller.address, email });
  context.background("forgot password", () => mailResetLink(context, email));
}

async function mailResetLink(context: ServiceContext, email: string): Promise<void> {
  const user = await context.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
  if (!user) return;
  const token = randomBytes(30).toString("base64url");
  const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
  await context.db
    .insertInto("password_resets")
    .values({ hash: hashToken(token), user_id: user.id, expires_at: expiresAt, used_at: null })
    .execute();
  sendMail(context, email, resetPasswordMail(`${context.settings.publicUrl}/reset-password?token=${token}`));
}
