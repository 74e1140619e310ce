import { type MailContent, mailButton, mailPage } from "../../mail/mail-layout.ts";

export function resetPasswordMail(link: string): MailContent {
  const lead =
    "Choose a new password for your Standings account with this link. It works once, for one hour.";
  const rest = "If you did not ask for it, ignore this mail: your password stays as it is.";
  return {
    subject: "Reset your Standings password",
    text: `${lead}\n\n${link}\n\n${rest}\n`,
    html: mailPage(
      "Reset Password",
      `<p style="margin:0 0 16px">${lead}</p>
${mailButton("Choose a new password", link)}
<p style="margin:0">${rest}</p>`,
    ),
  };
}
