import type { ApiScope } from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

/** A token that scripts call with for a user. One that was revoked stays for what it spent. */
export interface ApiTokensTable {
  id: string;
  user_id: string;
  name: string;
  /** SHA-256 of the token, hex: the token itself is never stored. */
  hash: string;
  /** Its first characters, by which its owner knows it. */
  hint: string;
  scopes: readonly ApiScope[];
  /** Most credits that it may spend a day (UTC); null: as many as the account has. */
  daily_credits: number | null;
  created_at: Generated<Date>;
  expires_at: Date;
  /** Exact to a minute. */
  last_used_at: Generated<Date | null>;
  revoked_at: Generated<Date | null>;
}

/** What a token did on a day (UTC). */
export interface ApiTokenDaysTable {
  token_id: string;
  /** `YYYY-MM-DD`. */
  day: ColumnType<string, string, never>;
  calls: Generated<number>;
  /** Of these, how many were answered with an error. */
  errors: Generated<number>;
  /** Spent, less what came back; kept by triggers of the ledger. */
  credits: Generated<number>;
}
