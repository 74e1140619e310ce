import { hashToken } from "@standings/integrations";
import { addJob } from "../jobs/add-job.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";

export interface Resend {
  readonly email: string;
  /** What registering returned; without it the only registration that waits for the address is meant. */
  readonly registrationSecret?: string | undefined;
}

/**
 * Asks for another code for a waiting registration; a job mails it. The answer is the same when there is none.
 * Throws TOO_MANY_REQUESTS.
 */
export async function resendVerification(
  request: ServiceRequest,
  { email, registrationSecret: secret }: Resend,
): Promise<void> {
  const { services, caller } = allowAnyone(request);
  const { address } = caller;
  if (secret === undefined) await countAttempt(services, "open_resend", { address, email });
  else await countAttempt(services, "resend", { address, email, secret });
  await addJob(services.db, "mail_verification_code", {
    email,
    ...(secret === undefined ? {} : { secretHash: hashToken(secret) }),
  });
}
