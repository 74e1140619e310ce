import { type Connection, inTransaction } from "@standings/database";
import type { ServiceContext } from "../context.ts";
import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { alreadyRegisteredMail } from "./mails/already-registered.ts";
import { createCode } from "./verification-codes.ts";

type Registration = JobPayload<"complete_registration">;

/**
 * Job: creates the account of a registration, or finds it, and mails a code and a link. A verified account gets a
 * mail that says it exists, and stays as it is. Repeated, it mails a new code.
 */
export async function completeRegistration(
  request: ServiceRequest,
  registration: Registration,
): Promise<void> {
  const services = requireSystem(request);
  const { name, email, passwordHash, attribution } = registration;
  const mail = await inTransaction(services.db, async (tx) => {
    const user = await findOrCreateUser(tx, services, registration);
    if (user.email_verified_at !== null) return alreadyRegisteredMail(services.settings);
    return createCode(tx, services.settings, { userId: user.id, name, passwordHash, attribution });
  });
  await services.mailer.send({ to: email, ...mail });
}

async function findOrCreateUser(
  tx: Connection,
  { settings }: ServiceContext,
  { name, email, passwordHash }: Registration,
): Promise<{ id: string; email_verified_at: Date | null }> {
  const created = await tx
    .insertInto("users")
    .values({
      email,
      name,
      password_hash: passwordHash,
      trial_ends_at: new Date(Date.now() + settings.trialDays * 86_400_000),
      email_verified_at: null,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "email_verified_at"])
    .executeTakeFirst();
  if (created) return created;
  const existing = tx.selectFrom("users").select(["id", "email_verified_at"]).where("email", "=", email);
  return existing.forUpdate().executeTakeFirstOrThrow();
}
