import type { Settings } from "../context.ts";
import type { JobPayload } from "../jobs/add-job.ts";
import { deliverMail } from "../mail/deliver-mail.ts";
import { escapeHtml, type MailContent, mailPage } from "../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Job: tells the owner of a webhook that nothing is sent to it any more. */
export async function mailWebhookPaused(
  request: ServiceRequest,
  { email, url }: JobPayload<"mail_webhook_paused">,
): Promise<void> {
  const services = requireSystem(request);
  await deliverMail(services, email, async () => pausedMail(services.settings, url));
}

function pausedMail({ publicUrl }: Settings, url: string): MailContent {
  const subject = "A webhook of your Standings account is paused";
  const lead = "Messages to this webhook could not be delivered, so nothing is sent to it any more:";
  const rest = `What went wrong stands in Profile → Account at ${publicUrl}. Turn it on there when its receiver answers again.`;
  return {
    subject,
    text: `${lead}\n\n${url}\n\n${rest}\n`,
    html: mailPage(
      subject,
      `<p style="margin:0 0 16px">${lead}</p>\n<p style="margin:0 0 16px"><code>${escapeHtml(url)}</code></p>\n<p style="margin:0">${rest}</p>`,
    ),
  };
}
