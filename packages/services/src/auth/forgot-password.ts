import { addJob } from "../jobs/add-job.ts";
import { countAttempt, isWithinLimit } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

/**
 * Asks for a reset link, which a job mails to a verified account. The answer is the same for any other address, and
 * where the mailbox has got many links already: those of the last half hour still work. Throws TOO_MANY_REQUESTS
 * for the caller's own asking too often.
 */
export async function forgotPassword(request: ServiceRequest, email: string): Promise<void> {
  const { services, caller } = allowAnyone(request);
  const { address } = caller;
  await countAttempt(services, "reset", { address, email });
  await recordSecurityEvent(services, { event: "reset_asked", address, email });
  if (await isWithinLimit(services, "reset_mail", { address, email })) {
    await addJob(services.db, "mail_reset_link", { email });
  }
}
