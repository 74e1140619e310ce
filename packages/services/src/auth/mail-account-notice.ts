import type { JobPayload } from "../jobs/add-job.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { accountNoticeMail } from "./mails/account-notice.ts";

/** Job: tells the owner of an account that its password, its address or its ways to sign in were changed. */
export async function mailAccountNotice(
  request: ServiceRequest,
  { email, what }: JobPayload<"mail_account_notice">,
): Promise<void> {
  const services = requireSystem(request);
  await deliverMail(services, email, async () => accountNoticeMail(services.settings, what));
}
