/** The contact form (spec part 2 §2, §3, §5, §8). */

/** Kinds of messages to us. */
export const INQUIRY_TYPES = ["general", "technical", "billing", "feature", "partnership", "press"] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

export const INQUIRY_TITLES: Readonly<Record<InquiryType, string>> = {
  general: "General Inquiry",
  technical: "Technical Support",
  billing: "Billing & Sales",
  feature: "Feature Request",
  partnership: "Partnership",
  press: "Press & Media",
};

export const CONTACT_STATUSES = ["new", "read", "responded", "resolved"] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Messages are deleted after so long. */
export const CONTACT_KEPT_YEARS = 2;

/** Reply time that the pages promise. */
export const CONTACT_REPLY_TIME = "within 24 hours";

export const CONTACT_FIELDS_REQUIRED = "Please fill in all required fields.";
export const CONTACT_SENT = "Message sent successfully! We'll get back to you soon.";
export const CONTACT_FAILED = "Failed to send message. Please try again.";

/** UTF-16 units. */
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;

const GMAIL: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an e-mail address, for what is given once per mailbox: lower-case, without a `+tag`, and
 * without the dots that Gmail does not see. Never for sending: only the address itself is sure to arrive.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const name = address.slice(0, at);
  const host = address.slice(at + 1);
  const tag = name.indexOf("+");
  // A name that is all tag stays as it is.
  const untagged = tag > 0 ? name.slice(0, tag) : name;
  return GMAIL.has(host) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${host}`;
}
