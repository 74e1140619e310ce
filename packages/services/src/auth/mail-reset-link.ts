import { randomBytes } from "node:crypto";
import type { Connection } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { sql } from "kysely";
import type { JobAttempt, JobPayload } from "../jobs/add-job.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { type MailContent, mailButton, mailPage } from "../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Minutes a reset link lives (decisions "Accounts"). */
const RESET_MINUTES = 60;

/** Hours after which nobody waits for the link they asked for; a mail is tried again for about as long. */
const ASKED_HOURS = 24;

/**
 * Job: mails a new reset link to a verified account; nothing to any other address, and nothing when a link was mailed
 * or used since this one was asked for.
 */
export async function mailResetLink(
  request: ServiceRequest,
  { email }: JobPayload<"mail_reset_link">,
  { askedAt }: JobAttempt,
): Promise<void> {
  const services = requireSystem(request);
  const { db, settings, now } = services;
  if (askedAt.getTime() < now().getTime() - ASKED_HOURS * 3_600_000) return;
  const token = randomBytes(30).toString("base64url");
  const isMailed = await deliverMail(services, email, async () => {
    const user = await findUnanswered(db, email, askedAt);
    if (!user) return undefined;
    const expiresAt = new Date(now().getTime() + RESET_MINUTES * 60_000);
    await db
      .insertInto("password_resets")
      .values({ hash: hashToken(token), user_id: user.id, expires_at: expiresAt, used_at: null })
      .execute();
    return resetPasswordMail(`${settings.publicUrl}/reset-password?token=${token}`);
  });
  if (!isMailed) return;
  await db
    .updateTable("password_resets")
    .set({ mailed_at: sql<Date>`now()` })
    .where("hash", "=", hashToken(token))
    .execute();
}

/** The verified account of an address that got no link since one was asked for. */
function findUnanswered(db: Connection, email: string, askedAt: Date) {
  return db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("password_resets")
            .select("hash")
            .whereRef("user_id", "=", "users.id")
            .where(({ or, eb }) => or([eb("mailed_at", ">=", askedAt), eb("used_at", ">=", askedAt)])),
        ),
      ),
    )
    .executeTakeFirst();
}

function resetPasswordMail(link: string): MailContent {
  const lead =
    "Choose a new password for your Standings account with this link. It works once, for one hour.";
  const rest = "If you did not ask for it, ignore this mail: your password stays as it is.";
  return {
    subject: "Reset your Standings password",
    text: `${lead}\n\n${link}\n\n${rest}\n`,
    html: mailPage(
      "Reset Password",
      `<p style="margin:0 0 16px">${lead}</p>
${mailButton("Choose a new password", link)}
<p style="margin:0">${rest}</p>`,
    ),
  };
}
