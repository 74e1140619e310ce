import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { passwordChangedMail } from "./mails/password-changed.ts";

/** Job: tells the owner of an account that its password was changed. */
export async function mailPasswordChanged(
  request: ServiceRequest,
  { email }: JobPayload<"mail_password_changed">,
): Promise<void> {
  const { mailer, settings } = requireSystem(request);
  await mailer.send({ to: email, ...passwordChangedMail(settings) });
}
