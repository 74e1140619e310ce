import type { JobPayload } from "../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { contactMail } from "./contact-mail.ts";

/**
 * Job: mails a message of the contact form to the support mailbox. Nothing for one that was deleted. The mailbox is
 * ours, so that a server which refuses it has a mistake of ours, and is asked again.
 */
export async function mailContactMessage(
  request: ServiceRequest,
  { submissionId }: JobPayload<"mail_contact_message">,
): Promise<void> {
  const { db, mailer, settings } = requireSystem(request);
  const submission = await db
    .selectFrom("contact_submissions")
    .selectAll()
    .where("id", "=", submissionId)
    .executeTakeFirst();
  if (!submission) return;
  const { name, email, inquiry_type: inquiryType, subject, message } = submission;
  const mail = contactMail({ name, email, inquiryType, subject, message });
  const sent = mailer.send({ to: settings.contactEmail, replyTo: { name, address: email }, ...mail });
  await sent.catch((cause: unknown) => {
    throw new Error("the support mailbox got no mail", { cause });
  });
}
