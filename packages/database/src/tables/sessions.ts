import type { ColumnType, Generated } from "kysely";

export interface SessionsTable {
  /** SHA-256 of the session token, hex: the token itself is never stored. */
  id: string;
  user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
  user_agent: string | null;
  /** Id in the owner's list of sessions, which ends it. */
  public_id: Generated<string>;
  /** Exact to a few minutes. */
  last_used_at: Generated<Date>;
  /** The sign-in it comes from. */
  family_id: string;
  /** When the person signed in; renewing keeps it. */
  signed_in_at: Generated<Date>;
  /** When an admin last proved who uses it; null: only with the sign-in. */
  proven_at: Generated<Date | null>;
  /** When its sign-in passed the second factor; null: without one. Renewing keeps it. */
  second_factor_at: Generated<Date | null>;
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
  /** When the person signed in; renewing keeps it. */
  signed_in_at: Generated<Date>;
  /** When the sign-in passed the second factor; null: without one. Renewing keeps it. */
  second_factor_at: Generated<Date | null>;
}

/** Devices on which somebody signed in to an account. */
export interface KnownDevicesTable {
  user_id: string;
  /** Keyed hash of the random token that the device keeps. */
  device_hash: string;
  last_used_at: Generated<Date>;
  /** When the account's second factor was last passed on it; null: never. */
  second_factor_at: Date | null;
}

export interface PasswordResetsTable {
  /** SHA-256 of the mailed token, hex. */
  hash: string;
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  /** When the mail server took the mail with it; null for one that was never mailed. */
  mailed_at: Generated<Date | null>;
}

/** Sign-in through an identity provider, keyed by the provider's own id of the person. */
export interface IdentitiesTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: Generated<Date>;
}

/** Attempts counted in fixed windows, shared by all processes. */
export interface RateLimitsTable {
  key: string;
  window_start: Date;
  count: number;
}

/** What happened to accounts and limits: never a secret, an IP address or an e-mail address. */
export interface SecurityEventsTable {
  id: Generated<string>;
  at: Generated<Date>;
  /** One of the services' SECURITY_EVENTS. */
  event: string;
  /** The account concerned; null when there is none. */
  user_id: string | null;
  /** Keyed hash of the caller's address prefix; null for the product itself. */
  address_hash: string | null;
  /** Keyed hash of the e-mail address that was used, where it has no account. */
  account_hash: string | null;
  details: ColumnType<Record<string, unknown>, string, never>;
}
