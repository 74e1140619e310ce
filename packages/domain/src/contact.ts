/** Kinds of messages to us (spec part 2 §3), apart from their texts: routes need no more. */
export const INQUIRY_TYPES = ["general", "technical", "billing", "feature", "partnership", "press"] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** The contact form (spec part 2 §2, §3, §5, §8). */

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

/** Reply time that the pages promise. */
export const CONTACT_REPLY_TIME = "within 24 hours";

export const CONTACT_FIELDS_REQUIRED = "Please fill in all required fields.";
export const CONTACT_SENT = "Message sent successfully! We'll get back to you soon.";
export const CONTACT_FAILED = "Failed to send message. Please try again.";

/** UTF-16 units. */
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;
