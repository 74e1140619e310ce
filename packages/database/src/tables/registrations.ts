import type { ColumnType, Generated } from "kysely";

/** A registration that waits for its code, whether or not its address has an account. */
export interface RegistrationsTable {
  id: string;
  /** Lower-case. */
  email: string;
  name: string;
  /** argon2id; registrations of one address share their salt. */
  password_hash: string;
  attribution: ColumnType<Record<string, string>, string | undefined, string>;
  /** SHA-256 of the secret that the registering browser keeps, hex. */
  secret_hash: string;
  /** Keyed hash of the address prefix that registered. */
  registrant: string;
  /** SHA-256 of `id:code`, hex; null until a code is mailed, so always for an address with an account. */
  code_hash: string | null;
  code_expires_at: Date | null;
  /** Guesses with the secret, and without. */
  tries: Generated<number>;
  open_tries: Generated<number>;
  /** SHA-256 of the token in the mailed link, hex; it outlives the code. */
  link_hash: string | null;
  link_expires_at: Date | null;
  created_at: Generated<Date>;
  /** Until then its password signs in to "Email verification required", and a new code can be asked for. */
  expires_at: Date;
  /** Set when another registration of the address was completed. */
  ended_at: Generated<Date | null>;
  /** When the mail server took its newest mail. */
  mailed_at: Generated<Date | null>;
}
