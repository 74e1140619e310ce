import { z } from "zod";

/** The mail server refuses the address for good: sending again would get the same reply. */
export class MailRefusedError extends Error {
  /** `reply` is the mail server's. */
  constructor(reply: string, options?: ErrorOptions) {
    super(reply, options);
    this.name = "MailRefusedError";
  }
}

/** What nodemailer says about a reply of the server. */
const smtpError = z.object({ responseCode: z.number(), command: z.string(), response: z.string() });

/** Mailbox unavailable, user not local, mailbox name not allowed (RFC 5321 §4.2.3). */
const ADDRESS_CODES: ReadonlySet<number> = new Set([550, 551, 553]);

/** Class, subject and detail of a reply, if it has them (RFC 3463). */
const STATUS = /^\d{3}[ -]\d\.(\d{1,3}\.\d{1,3})\b/;
/** Of the recipient's address; 1.7 and 1.8 are about the sender's. */
const ADDRESS_STATUS = /^1\.(?![78]$)/;
const OUR_STATUS = /^(1\.[78]$|7\.)/;

/**
 * The server's reply when it refuses the address of the recipient for good, else null. A refusal of ours, by sender,
 * network or policy (x.7.x), is none: it says nothing about the address, and ends when the operator mends it.
 */
export function findRefusal(error: unknown): string | null {
  const parsed = smtpError.safeParse(error);
  if (!parsed.success) return null;
  const { responseCode, command, response } = parsed.data;
  const [, status = ""] = STATUS.exec(response) ?? [];
  if (responseCode < 500 || command === "MAIL FROM" || OUR_STATUS.test(status)) return null;
  const isOfRecipient = command === "RCPT TO" && ADDRESS_CODES.has(responseCode);
  return isOfRecipient || ADDRESS_STATUS.test(status) ? response : null;
}
