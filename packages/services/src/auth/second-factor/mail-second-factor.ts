import type { JobPayload } from "../../jobs/job-payloads.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { secondFactorMail } from "../mails/second-factor.ts";

/** Job: tells the owner of an account what happened to its second factor. */
export async function mailSecondFactor(
  request: ServiceRequest,
  { email, ...notice }: JobPayload<"mail_second_factor">,
): Promise<void> {
  const services = requireSystem(request);
  await deliverMail(services, email, async () => secondFactorMail(services.settings, notice));
}
