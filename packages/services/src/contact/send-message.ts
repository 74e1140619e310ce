import { inTransaction } from "@standings/database";
import { addJob } from "../jobs/add-job.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import type { ContactText } from "./contact-mail.ts";

export interface ContactMessage extends ContactText {
  /** Filled in a field that people do not see. */
  readonly isFromRobot: boolean;
}

/**
 * Keeps a message, which a job mails to the support mailbox. A robot's is dropped, and answered like any other.
 * Throws TOO_MANY_REQUESTS.
 */
export async function sendMessage(
  request: ServiceRequest,
  { isFromRobot, ...message }: ContactMessage,
): Promise<void> {
  const { services, caller } = allowAnyone(request);
  if (isFromRobot) return;
  const { inquiryType, ...fields } = message;
  await countAttempt(services, "contact", { address: caller.address, email: fields.email });
  await inTransaction(services.db, async (tx) => {
    const { id } = await tx
      .insertInto("contact_submissions")
      .values({ ...fields, inquiry_type: inquiryType })
      .returning("id")
      .executeTakeFirstOrThrow();
    await addJob(tx, "mail_contact_message", { submissionId: id });
  });
}

/** The mailbox for people who would rather write a mail than fill in the form. */
export function getContactOptions(request: ServiceRequest): { readonly email: string } {
  const { services } = allowAnyone(request);
  return { email: services.settings.contactEmail };
}
