import type { Settings } from "../context.ts";
import type { JobPayload } from "../jobs/add-job.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { type MailContent, mailPage } from "../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Job: tells the owner of an account that an API token was made. */
export async function mailApiToken(
  request: ServiceRequest,
  { email, mayRun }: JobPayload<"mail_api_token">,
): Promise<void> {
  const services = requireSystem(request);
  await deliverMail(services, email, async () => apiTokenMail(services.settings, mayRun));
}

function apiTokenMail({ publicUrl }: Settings, mayRun: boolean): MailContent {
  const subject = "A new API token of your Standings account";
  const may = mayRun ? "read your rankings and spend your credits" : "read your rankings";
  const lead = `An API token was made for your Standings account. Whoever has it can ${may}.`;
  const rest = `If it was not you, revoke it in Profile → Account at ${publicUrl}, and set a new password.`;
  return {
    subject,
    text: `${lead}\n\n${rest}\n`,
    html: mailPage(subject, `<p style="margin:0 0 16px">${lead}</p>\n<p style="margin:0">${rest}</p>`),
  };
}
