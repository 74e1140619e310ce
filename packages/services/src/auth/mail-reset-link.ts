import { randomBytes } from "node:crypto";
import { hashToken } from "@standings/integrations";
import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { resetPasswordMail } from "./mails/reset-password.ts";

/** Minutes a reset link lives (decisions "Accounts"). */
const RESET_MINUTES = 60;

/** Job: mails a reset link to a verified account; nothing to any other address. */
export async function mailResetLink(
  request: ServiceRequest,
  { email }: JobPayload<"mail_reset_link">,
): Promise<void> {
  const { db, settings, mailer } = requireSystem(request);
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
  if (!user) return;
  const token = randomBytes(30).toString("base64url");
  const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
  await db
    .insertInto("password_resets")
    .values({ hash: hashToken(token), user_id: user.id, expires_at: expiresAt, used_at: null })
    .execute();
  const mail = resetPasswordMail(`${settings.publicUrl}/reset-password?token=${token}`);
  await mailer.send({ to: email, ...mail });
}
