import type { ColumnType, Generated } from "kysely";

/** An advertising conversion that the browser reported; `conversion_id` is unique per user. */
export interface ConversionsTable {
  id: Generated<string>;
  user_id: string;
  event_type: string;
  conversion_id: string;
  metadata: ColumnType<Record<string, unknown>, string, never>;
  created_at: Generated<Date>;
}
