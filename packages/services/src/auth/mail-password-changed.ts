import type { Settings } from "../context.ts";
import type { JobPayload } from "../jobs/add-job.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { type MailContent, mailPage } from "../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Job: tells the owner of an account that its password was changed. */
export async function mailPasswordChanged(
  request: ServiceRequest,
  { email }: JobPayload<"mail_password_changed">,
): Promise<void> {
  const services = requireSystem(request);
  await deliverMail(services, email, async () => passwordChangedMail(services.settings));
}

function passwordChangedMail({ publicUrl }: Settings): MailContent {
  const lead = "The password of your Standings account was changed, and other devices were signed out.";
  const rest = `If it was not you, set a new one at once with "Forgot password?" at ${publicUrl}.`;
  return {
    subject: "Your Standings password was changed",
    text: `${lead}\n\n${rest}\n`,
    html: mailPage(
      "Password changed",
      `<p style="margin:0 0 16px">${lead}</p>\n<p style="margin:0">${rest}</p>`,
    ),
  };
}
