import type { ContactStatus, InquiryType } from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

/** A message sent with the contact form; `email` is what the sender wrote, verified by nobody. */
export interface ContactSubmissionsTable {
  id: Generated<string>;
  name: string;
  email: string;
  /** Null when the sender gave none. */
  subject: string | null;
  message: string;
  inquiry_type: InquiryType;
  status: Generated<ContactStatus>;
  created_at: Generated<Date>;
  /** Words of name, address, subject and message, for searching. */
  words: ColumnType<string, never, never>;
}
