import type { Settings } from "../../context.ts";
import { type MailContent, mailPage } from "../../mail/mail-layout.ts";

export function passwordChangedMail({ publicUrl }: Settings): MailContent {
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
