import { timingSafeEqual } from "node:crypto";
import { inTransaction, type Tables } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { type Selectable, sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { grantSignupCredits } from "../credits/grant-signup-credits.ts";
import { ServiceError } from "../errors.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { type SignedIn, signIn } from "./sign-in.ts";
import { CODE_TRIES, hashCode } from "./verification-codes.ts";

export interface CodeEntry {
  /** Lower-case. */
  readonly email: string;
  /** Six digits. */
  readonly code: string;
}

type Verification = Selectable<Tables["email_verifications"]>;

/**
 * Opens an account with the mailed code: sets the name and password of the registration it belongs to, grants
 * the sign-up credits and signs in. Every guess counts against all live codes of the account. Throws INVALID_CODE
 * for a wrong, expired or used-up code and for an unknown address alike, or TOO_MANY_REQUESTS.
 */
export async function verifyEmail(request: ServiceRequest, { email, code }: CodeEntry): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "code", { address: caller.address, email });
  const userId = await inTransaction(services.db, async (tx) => {
    const verification = await takeGuess(tx, email, code);
    if (verification) await openAccount(tx, services, verification);
    return verification?.user_id;
  });
  if (userId === undefined) throw new ServiceError("INVALID_CODE");
  return signIn(services.db, { userId, isNewUser: true, userAgent: caller.userAgent });
}

/** The same with the token of the mailed link. Throws INVALID_VERIFICATION_LINK or TOO_MANY_REQUESTS. */
export async function verifyEmailLink(request: ServiceRequest, token: string): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "token", { address: caller.address });
  const userId = await inTransaction(services.db, async (tx) => {
    const verification = await tx
      .selectFrom("email_verifications")
      .innerJoin("users", "users.id", "email_verifications.user_id")
      .selectAll("email_verifications")
      .where("link_hash", "=", hashToken(token))
      .where("link_expires_at", ">", sql<Date>`now()`)
      .where("users.email_verified_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (verification) await openAccount(tx, services, verification);
    return verification?.user_id;
  });
  if (userId === undefined) throw new ServiceError("INVALID_VERIFICATION_LINK");
  return signIn(services.db, { userId, isNewUser: true, userAgent: caller.userAgent });
}

/** Counts the guess and returns the registration whose code it is. */
async function takeGuess(
  tx: Transaction<Tables>,
  email: string,
  code: string,
): Promise<Verification | undefined> {
  const live = await tx
    .updateTable("email_verifications")
    .from("users")
    .set((eb) => ({ tries: eb("email_verifications.tries", "+", 1) }))
    .whereRef("users.id", "=", "email_verifications.user_id")
    .where("users.email", "=", email)
    .where("users.email_verified_at", "is", null)
    .where("email_verifications.tries", "<", CODE_TRIES)
    .where("email_verifications.expires_at", ">", sql<Date>`now()`)
    .returningAll("email_verifications")
    .execute();
  return live.find(({ id, code_hash }) =>
    timingSafeEqual(Buffer.from(hashCode(id, code)), Buffer.from(code_hash)),
  );
}

async function openAccount(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { user_id: userId, name, password_hash, attribution }: Verification,
): Promise<void> {
  await tx
    .updateTable("users")
    .set({ name, password_hash, attribution: JSON.stringify(attribution), email_verified_at: new Date() })
    .where("id", "=", userId)
    .execute();
  await tx.deleteFrom("email_verifications").where("user_id", "=", userId).execute();
  await grantSignupCredits(tx, services, userId);
}
