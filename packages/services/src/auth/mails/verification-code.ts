import { type MailContent, mailButton, mailPage } from "../../mail/mail-layout.ts";

interface Verification {
  readonly code: string;
  readonly minutes: number;
  readonly link: string;
}

export function verificationCodeMail({ code, minutes, link }: Verification): MailContent {
  const lead = "Enter this code to verify your e-mail address:";
  const rest = `The code works for ${minutes} minutes. Or open this link, within a day:`;
  const last = "If you did not create an account, ignore this mail.";
  return {
    subject: `${code} is your Standings verification code`,
    text: `${lead}\n\n${code}\n\n${rest}\n${link}\n\n${last}\n`,
    html: mailPage(
      "Verify Email",
      `<p style="margin:0 0 16px">${lead}</p>
<p style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:.2em">${code}</p>
<p style="margin:0 0 16px">${rest}</p>
${mailButton("Verify e-mail", link)}
<p style="margin:0">${last}</p>`,
    ),
  };
}
