import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { hashPassword } from "./passwords.ts";
import { registrationSecret } from "./registrations.ts";

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

/**
 * The secret of the newest registration of an address with this password: who knows it may go on anywhere. Also of one that waited
 * when another one was completed, so that the answer says nothing of an account. Null without one.
 */
export async function findRegistrationSecret(
  services: ServiceContext,
  email: string,
  password: string,
): Promise<string | null> {
  const registrations = await services.db
    .selectFrom("registrations")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("id", "desc")
    .execute();
  const hash = await hashRegistrationPassword(services, email, password);
  const own = registrations.find(({ password_hash }) => password_hash === hash);
  return own ? registrationSecret(services, own.id) : null;
}
