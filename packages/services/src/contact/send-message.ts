import { countAttempt } from "../auth/rate-limit.ts";
import type { Caller, ServiceContext } from "../context.ts";
import { type ContactText, contactMail } from "./contact-mail.ts";

export interface ContactMessage extends ContactText {
  /** Filled in a field that people do not see. */
  readonly isFromRobot: boolean;
}

/**
 * Keeps a message and mails it to the support mailbox afterwards: a mail that fails loses nothing. A robot's is
 * dropped, and answered like any other. Throws TOO_MANY_REQUESTS.
 */
export async function sendMessage(
  context: ServiceContext,
  caller: Caller,
  { isFromRobot, ...message }: ContactMessage,
): Promise<void> {
  const { db, mailer, settings } = context;
  if (isFromRobot) return;
  await countAttempt(db, "contact", { address: caller.address, email: message.email });
  const { name, email, subject, inquiryType } = message;
  await db
    .insertInto("contact_submissions")
    .values({ name, email, subject, message: message.message, inquiry_type: inquiryType })
    .execute();
  context.background("mail contact message", () =>
    mailer.send({
      to: settings.contactEmail,
      replyTo: { name, address: email },
      ...contactMail(message),
    }),
  );
}
