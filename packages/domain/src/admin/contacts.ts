import type { ContactStatus, InquiryType } from "../contact.ts";

/** A message of the contact form as admins read it. */
export interface AdminContact {
  readonly id: string;
  /** What the sender wrote, as the address: verified by nobody. */
  readonly name: string;
  readonly email: string;
  /** Null when the sender gave none. */
  readonly subject: string | null;
  readonly message: string;
  readonly inquiryType: InquiryType;
  readonly status: ContactStatus;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** How many messages have each status; no more than `ADMIN_COUNT_MAX` of one are counted. */
export interface ContactTotals {
  readonly byStatus: Readonly<Record<ContactStatus, number>>;
  /** When the oldest one that nobody has read came, ISO 8601; null when all are read. */
  readonly oldestNewAt: string | null;
}

export const CONTACT_STATUS_TITLES: Readonly<Record<ContactStatus, string>> = {
  new: "New",
  read: "Read",
  responded: "Responded",
  resolved: "Resolved",
};
