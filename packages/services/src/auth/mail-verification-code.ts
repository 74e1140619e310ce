import { type Connection, inTransaction } from "@standings/database";
import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { alreadyRegisteredMail } from "./mails/already-registered.ts";
import { claimedRegistration } from "./registrations.ts";
import { createCode } from "./verification-codes.ts";

/**
 * Job: mails a new code and link for a waiting registration. Where the address has an account, the mail says so.
 * Without such a registration nothing is mailed.
 */
export async function mailVerificationCode(
  request: ServiceRequest,
  { email, secretHash }: JobPayload<"mail_verification_code">,
): Promise<void> {
  const { db, settings, mailer } = requireSystem(request);
  const mail = await inTransaction(db, async (tx) => {
    const [registration] = await claimedRegistration(tx, { email, secretHash }).execute();
    if (!registration) return undefined;
    return (await hasAccount(tx, email))
      ? alreadyRegisteredMail(settings)
      : createCode(tx, settings, registration.id);
  });
  if (mail) await mailer.send({ to: email, ...mail });
}

async function hasAccount(db: Connection, email: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
  return user !== undefined;
}
