import { addJob } from "../jobs/add-job.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";

/**
 * Asks for another code for the newest registration of an unverified address; a job mails it. The answer is the
 * same for any other address. Throws TOO_MANY_REQUESTS.
 */
export async function resendVerification(request: ServiceRequest, email: string): Promise<void> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "mail", { address: caller.address, email });
  await addJob(services.db, "mail_verification_code", { email });
}
