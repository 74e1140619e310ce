import { plural } from "@standings/domain";
import type { Settings } from "../../context.ts";
import type { JobPayload } from "../../jobs/add-job.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import { escapeHtml, type MailContent, mailPage } from "../../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";

type CreditsChanged = JobPayload<"mail_credits_changed">;

/** Job: tells the owner of an account that an admin added or took credits, and why. */
export async function mailCreditsChanged(request: ServiceRequest, changed: CreditsChanged): Promise<void> {
  const services = requireSystem(request);
  await deliverMail(services, changed.email, async () => creditsChangedMail(services.settings, changed));
}

function creditsChangedMail(
  { publicUrl }: Settings,
  { delta, credits, reason }: CreditsChanged,
): MailContent {
  const amount = plural(Math.abs(delta), "credit");
  const [done, where] = delta > 0 ? ["added", "to"] : ["taken", "from"];
  const subject = `${amount} ${done} ${where} your Standings account`;
  const [be] = Math.abs(delta) === 1 ? ["was"] : ["were"];
  const lead = `${amount} ${be} ${done} ${where} your Standings account by an admin. You have ${plural(credits, "credit")} now.`;
  const why = `Reason: ${reason}`;
  const rest = `Every change of your balance stands in Profile → Transactions at ${publicUrl}.`;
  return {
    subject,
    text: `${lead}\n\n${why}\n\n${rest}\n`,
    html: mailPage(
      subject,
      [lead, escapeHtml(why), rest].map((line) => `<p style="margin:0 0 16px">${line}</p>`).join("\n"),
    ),
  };
}
