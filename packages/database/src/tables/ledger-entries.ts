import type { LedgerReason } from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

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
  /** The API token that spent it, and of a refund the one that had. */
  api_token_id: Generated<string | null>;
  created_at: Generated<Date>;
}

/** How far the entries of a user have been added up. They never change, so a checkpoint stays right. */
export interface LedgerCheckpointsTable {
  user_id: string;
  /** The last entry in the sum. */
  entry_id: string;
  /** Sum of the user's entries up to it; bigint. */
  total: string;
}

/** The last result of each check of the ledger. */
export interface LedgerChecksTable {
  kind: "new_entries" | "recount";
  /** Users whose balance is not the sum of their entries, at most 10. */
  drift: ColumnType<readonly LedgerDrift[], string, string>;
  checked_at: Date;
}

export interface LedgerDrift {
  readonly userId: string;
  readonly credits: number;
  /** Sum of the user's ledger entries. */
  readonly ledger: number;
  /** What the checkpoint says the same entries add up to, where it says something else. */
  readonly checkpoint?: number;
}
