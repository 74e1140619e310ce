import type { Generated } from "kysely";

export interface SessionsTable {
  /** SHA-256 of the session token, hex: the token itself is never stored. */
  id: string;
  user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
  user_agent: string | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  /** All tokens rotated from one sign-in; reuse of a used one ends the family. */
  family_id: string;
  user_id: string;
  /** Session that was issued together with it. */
  session_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}
