import { INQUIRY_TITLES, type InquiryType } from "@standings/domain";
import { escapeHtml, type MailContent, mailPage } from "../mail/mail-layout.ts";

export interface ContactText {
  readonly name: string;
  readonly email: string;
  readonly inquiryType: InquiryType;
  /** Null when there is none. */
  readonly subject: string | null;
  readonly message: string;
}

/** Mail to the support mailbox. A stranger wrote everything in it. */
export function contactMail({ name, email, inquiryType, subject, message }: ContactText): MailContent {
  const title = INQUIRY_TITLES[inquiryType];
  const from = `${name} <${email}>`;
  return {
    subject: `${title}: ${subject ?? `message from ${name}`}`,
    text: `${title}\nFrom: ${from}\nSubject: ${subject ?? "none"}\n\n${message}\n`,
    html: mailPage(
      escapeHtml(title),
      `<p style="margin:0 0 16px">${escapeHtml(title)}<br>From: ${escapeHtml(from)}<br>Subject: ${escapeHtml(subject ?? "none")}</p>
<p style="margin:0;white-space:pre-wrap">${escapeHtml(message)}</p>`,
    ),
  };
}
