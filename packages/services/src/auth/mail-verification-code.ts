import { type Connection, inTransaction } from "@standings/database";
import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { createCode, type PendingRegistration } from "./verification-codes.ts";

/** Job: mails a new code for the newest registration of an unverified address; nothing to any other. */
export async function mailVerificationCode(
  request: ServiceRequest,
  { email }: JobPayload<"mail_verification_code">,
): Promise<void> {
  const services = requireSystem(request);
  const mail = await inTransaction(services.db, async (tx) => {
    const registration = await findPendingRegistration(tx, email);
    return registration && createCode(tx, services.settings, registration);
  });
  if (mail) await services.mailer.send({ to: email, ...mail });
}

async function findPendingRegistration(
  tx: Connection,
  email: string,
): Promise<PendingRegistration | undefined> {
  const user = await tx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  const registration = await tx
    .selectFrom("email_verifications")
    .select(["name", "password_hash", "attribution"])
    .where("user_id", "=", user.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!registration) return undefined;
  const { name, password_hash: passwordHash, attribution } = registration;
  return { userId: user.id, name, passwordHash, attribution };
}
