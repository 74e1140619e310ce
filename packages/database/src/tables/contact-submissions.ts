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

/** An advertising conversion that the browser reported; `conversion_id` is unique per user. */
export interface ConversionsTable {
  id: Generated<string>;
  user_id: string;
  event_type: string;
  conversion_id: string;
  metadata: ColumnType<Record<string, unknown>, string, never>;
  created_at: Generated<Date>;
}
