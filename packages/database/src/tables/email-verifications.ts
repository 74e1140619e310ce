import type { ColumnType, Generated } from "kysely";

/** Codes that the release before 0011 mailed; nothing is added any more. */
export interface EmailVerificationsTable {
  id: string;
  user_id: string;
  /** SHA-256 of `id:code`, hex. */
  code_hash: string;
  name: string;
  password_hash: string;
  attribution: ColumnType<Record<string, string>, string | undefined, string>;
  tries: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  /** SHA-256 of the token in the mailed link, hex; it outlives the code. */
  link_hash: string | null;
  link_expires_at: Date | null;
}
