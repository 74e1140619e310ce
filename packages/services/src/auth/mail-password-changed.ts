import type { JobPayload } from "../jobs/job-payloads.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { passwordChangedMail } from "./mails/password-changed.ts";

/** Job: tells the owner of an account that its password was changed. */
export async function mailPasswordChanged(
  request: ServiceRequest,
  { email }: JobPayload<"mail_password_changed">,
): Promise<void> {
  const services = requireSystem(request);
  await deliverMail(services, email, async () => passwordChangedMail(services.settings));
}
