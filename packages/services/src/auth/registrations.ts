import { type Connection, newId, type Tables } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { type Selectable, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import type { Clock, ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";

/** Days in which a registration can ask for another code; its code and link end much earlier. */
const REGISTRATION_DAYS = 7;

/** Registrations of one address that wait at a time: of one registrant, and of all. */
const OWN_REGISTRATIONS = 3;
const MAX_REGISTRATIONS = 20;

export interface NewRegistration {
  readonly email: string;
  readonly name: string;
  /** Of `hashRegistrationPassword`. */
  readonly passwordHash: string;
  readonly attribution: Readonly<Record<string, string>>;
  /** Keyed hash of the address prefix that registers. */
  readonly registrant: string;
}

/**
 * Stores a registration and returns its secret, which is stored as a hash only. A registrant's own oldest one makes
 * room; those of others stay. Throws TOO_MANY_REQUESTS when too many wait for the address.
 */
export async function insertRegistration(
  tx: Transaction<Tables>,
  services: Clock & Pick<ServiceContext, "keyedHash">,
  { email, name, passwordHash, attribution, registrant }: NewRegistration,
): Promise<string> {
  const id = newId();
  const secret = registrationSecret(services, id);
  await makeRoom(tx, services, email, registrant);
  await tx
    .insertInto("registrations")
    .values({
      id,
      email,
      name,
      password_hash: passwordHash,
      attribution: JSON.stringify(attribution),
      secret_hash: hashToken(secret),
      registrant,
      code_hash: null,
      code_expires_at: null,
      link_hash: null,
      link_expires_at: null,
      expires_at: sql<Date>`now() + make_interval(days => ${REGISTRATION_DAYS}::integer)`,
    })
    .execute();
  return secret;
}

/** Stays with who registered; who knows the registration's password gets it again. */
export function registrationSecret({ keyedHash }: Pick<ServiceContext, "keyedHash">, id: string): string {
  return keyedHash("registration", `secret of ${id}`);
}

async function makeRoom(
  tx: Transaction<Tables>,
  { now }: Clock,
  email: string,
  registrant: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registration:${email}`}, 0))`.execute(tx);
  const ofAddress = () => tx.deleteFrom("registrations").where("email", "=", email);
  const newest = tx
    .selectFrom("registrations")
    .select("id")
    .where("email", "=", email)
    .where("registrant", "=", registrant)
    .orderBy("id", "desc")
    .limit(OWN_REGISTRATIONS - 1);
  await ofAddress().where("registrant", "=", registrant).where("id", "not in", newest).execute();
  if ((await countWaiting(tx, email)) < MAX_REGISTRATIONS) return;
  // Those whose mails work no longer lose least.
  await ofAddress()
    .where(sql<Date>`coalesce(link_expires_at, created_at + interval '1 day')`, "<", now())
    .execute();
  if ((await countWaiting(tx, email)) >= MAX_REGISTRATIONS) {
    throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter: 3600 });
  }
}

async function countWaiting(tx: Connection, email: string): Promise<number> {
  const counted = tx
    .selectFrom("registrations")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("email", "=", email);
  return (await counted.executeTakeFirstOrThrow()).count;
}

type Registrations = SelectQueryBuilder<Tables, "registrations", object>;

/** What a caller says about the registration it means. */
export interface RegistrationClaim {
  readonly email: string;
  /** What registering returned; without it the only registration that waits for the address is meant. */
  readonly secretHash: string | undefined;
}

/** Ids of the waiting registration that a claim means; none when several wait and the claim has no secret. */
export function claimedRegistration(db: Connection, { email, secretHash }: RegistrationClaim) {
  const waiting: Registrations = db
    .selectFrom("registrations")
    .where("email", "=", email)
    .where("ended_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`);
  return secretHash === undefined
    ? waiting.select(sql<string>`(array_agg(id))[1]`.as("id")).having(sql<boolean>`count(*) = 1`)
    : waiting.select(sql<string>`id`.as("id")).where("secret_hash", "=", secretHash);
}

export type StoredRegistration = Selectable<Tables["registrations"]>;

/**
 * Ends the registrations of an address that has an account now: their codes and links work no longer. They stay until they expire, so that signing in with their passwords says the same as before.
 */
export async function endRegistrationsOf(tx: Connection, email: string): Promise<void> {
  await tx
    .updateTable("registrations")
    .set({ ended_at: sql<Date>`now()`, code_hash: null, link_hash: null })
    .where("email", "=", email)
    .execute();
}
