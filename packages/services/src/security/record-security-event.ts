import type { Connection } from "@standings/database";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { addressPrefix } from "../limits/address-prefix.ts";
import type { SecurityEventName } from "./security-events.ts";

export interface SecurityEvent {
  readonly event: SecurityEventName;
  /** IP address of the caller; none for what the product does itself. */
  readonly address?: string;
  /** The account concerned, where it is known. */
  readonly userId?: string | null;
  /** The e-mail address that was used; its account is found, or its hash is kept. */
  readonly email?: string;
  /** More about it, without secrets and without what a person typed. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

export type SecurityLog = Pick<ServiceContext, "db" | "log" | "keyedHash" | "now">;

/**
 * Records an event in the security log and as a line of the server's log. Known and unknown e-mail addresses take
 * one and the same statement. `connection` is the transaction of what happened.
 */
export async function recordSecurityEvent(
  services: SecurityLog,
  { event, address = "", userId = null, email = "", details = {} }: SecurityEvent,
  connection: Connection = services.db,
): Promise<void> {
  const { keyedHash, log } = services;
  const addressHash = address === "" ? null : keyedHash("address", addressPrefix(address));
  const emailHash = email === "" ? null : keyedHash("email", email);
  const { rows } = await sql<{ user_id: string | null; account_hash: string | null }>`
    insert into security_events (event, user_id, address_hash, account_hash, details)
    select ${event}, users.id, ${addressHash}, case when users.id is null then ${emailHash}::text end,
      ${JSON.stringify(details)}::jsonb
    from (values (1)) one left join users on users.id = ${userId}::uuid or users.email = ${email}
    returning user_id, account_hash
  `.execute(connection);
  const account = { userId: rows[0]?.user_id ?? null, accountHash: rows[0]?.account_hash ?? null };
  log.info({ security: event, addressHash, ...account, details }, "security event");
}

/** Removes events that are older than the log goes back. */
export async function removeOldSecurityEvents(db: Connection, days: number): Promise<void> {
  await sql`delete from security_events where at < now() - make_interval(days => ${days}::integer)`.execute(
    db,
  );
}
