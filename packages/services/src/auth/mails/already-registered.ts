import type { Settings } from "../../context.ts";
import { type MailContent, mailPage } from "../../mail/mail-layout.ts";

export function alreadyRegisteredMail({ publicUrl }: Settings): MailContent {
  const lead = "Somebody, probably you, tried to create an account with this address. You already have one.";
  const rest = "If it was not you, nothing has changed and there is nothing to do.";
  return {
    subject: "You already have a Standings account",
    text: `${lead}\n\nSign in: ${publicUrl}\n\n${rest}\n`,
    html: mailPage(
      "You already have an account",
      `<p style="margin:0 0 16px">${lead}</p>
<p style="margin:0 0 16px"><a href="${publicUrl}" style="color:inherit;font-weight:600">Sign in to Standings</a></p>
<p style="margin:0">${rest}</p>`,
    ),
  };
}
