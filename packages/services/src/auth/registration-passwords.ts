import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { hashPassword } from "./passwords.ts";

/** Bytes of a salt. */
const SALT_LENGTH = 16;

/**
 * Hashes the password of a registration. All registrations of an address share a salt that only the servers can
 * make, so that one hash is compared with any number of them: the work tells nobody how many wait.
 */
export function hashRegistrationPassword(
  services: ServiceContext,
  email: string,
  password: string,
): Promise<string> {
  return hashPassword(password, addressSalt(services, email));
}

function addressSalt({ keyedHash }: ServiceContext, email: string): Uint8Array {
  return Buffer.from(keyedHash("registration", email), "hex").subarray(0, SALT_LENGTH);
}

/** Whether a registration with this password waits for the address, or waited when another one was completed. */
export async function isRegistrationPassword(
  services: ServiceContext,
  email: string,
  password: string,
): Promise<boolean> {
  const registrations = await services.db
    .selectFrom("registrations")
    .select("password_hash")
    .where("email", "=", email)
    .where("expires_at", ">", sql<Date>`now()`)
    .execute();
  const stored = registrations.map(({ password_hash }) => password_hash);
  return stored.includes(await hashRegistrationPassword(services, email, password));
}
