import { addJob } from "../jobs/add-job.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";

/** Asks for a reset link, which a job mails to a verified account. The answer is the same for any other address. */
export async function forgotPassword(request: ServiceRequest, email: string): Promise<void> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "mail", { address: caller.address, email });
  await addJob(services.db, "mail_reset_link", { email });
}
