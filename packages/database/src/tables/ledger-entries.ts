import type { LedgerReason } from "@standings/domain";
import type { Generated } from "kysely";

/** Append-only: the database refuses updates and deletes. `(reason, reference)` is unique. */
export interface LedgerEntriesTable {
  id: Generated<string>;
  user_id: string;
  delta: number;
  /** Balance of the user after this entry. */
  balance: number;
  reason: LedgerReason;
  /** Id of its cause: a run, a user or a checkout. */
  reference: string;
  /** Said by whoever caused it: the action of a deduction, an admin's words. */
  note: Generated<string | null>;
  created_at: Generated<Date>;
}
