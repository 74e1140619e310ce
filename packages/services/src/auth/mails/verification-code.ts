import { type MailContent, mailPage } from "./layout.ts";

export function verificationCodeMail(code: string, minutes: number): MailContent {
  const lead = "Enter this code to verify your e-mail address:";
  const rest = `It works for ${minutes} minutes. If you did not create an account, ignore this mail.`;
  return {
    subject: `${code} is your Standings verification code`,
    text: `${lead}\n\n${code}\n\n${rest}\n`,
    html: mailPage(
      "Verify Email",
      `<p style="margin:0 0 16px">${lead}</p>
<p style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:.2em">${code}</p>
<p style="margin:0">${rest}</p>`,
    ),
  };
}
