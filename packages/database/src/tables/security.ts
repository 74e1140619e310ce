import type { ColumnType, Generated } from "kysely";

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
