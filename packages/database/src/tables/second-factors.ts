import type { Generated } from "kysely";

/** Authenticator apps of users, one each. */
export interface SecondFactorsTable {
  user_id: string;
  /** Sealed for its user with the servers' key. */
  secret: Buffer;
  created_at: Generated<Date>;
  /** When its first code was entered; null: it is being set up and asked for nowhere. */
  confirmed_at: Generated<Date | null>;
  /** Time step of the last code that was accepted: no code of it or before is accepted again. */
  last_step: Generated<string>;
}

/** One row. */
export interface HashKeyChecksTable {
  is_only: Generated<true>;
  /** Keyed hash of a text that never changes: tells the key. */
  hash: string;
}

/** Codes that stand in for the app, once each. */
export interface RecoveryCodesTable {
  user_id: string;
  /** Keyed hash. */
  code_hash: string;
  used_at: Generated<Date | null>;
}

/** Sign-ins whose password or provider was right, and which wait for the second factor. */
export interface SignInChallengesTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  /** "password", "google" or "registration". */
  signed_in_by: string;
  /** Codes tried. */
  attempts: Generated<number>;
  expires_at: Date;
}
