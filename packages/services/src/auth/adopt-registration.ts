import { inTransaction } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { addJob } from "../jobs/add-job.ts";
import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { insertRegistration } from "./registrations.ts";

/** Job: takes over a registration that the release before 0011 queued; it is the address's own registrant. */
export async function adoptRegistration(
  request: ServiceRequest,
  { name, email, passwordHash, attribution }: JobPayload<"complete_registration">,
): Promise<void> {
  const services = requireSystem(request);
  await inTransaction(services.db, async (tx) => {
    const registration = { email, name, passwordHash, attribution, registrant: "" };
    const secret = await insertRegistration(tx, services, registration);
    await addJob(tx, "mail_verification_code", { email, secretHash: hashToken(secret) });
  });
}
