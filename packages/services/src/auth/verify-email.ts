import { timingSafeEqual } from "node:crypto";
import { inTransaction, type Tables } from "@standings/database";
import { CODE_TRIES } from "@standings/domain";
import { hashToken } from "@standings/integrations";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { completeRegistration } from "./complete-registration.ts";
import { claimedRegistration, type RegistrationClaim, type StoredRegistration } from "./registrations.ts";
import { admit } from "./second-factor/challenges.ts";
import type { SignedIn } from "./sign-in.ts";
import { hashCode } from "./verification-codes.ts";

export interface CodeEntry {
  /** Lower-case. */
  readonly email: string;
  /** Six digits. */
  readonly code: string;
  /** What registering returned; without it the only registration that waits for the address is meant. */
  readonly registrationSecret?: string | undefined;
  readonly deviceToken?: string | undefined;
}

/**
 * Opens an account with the mailed code of a registration: its name, its password, the sign-up credits, and a
 * session. Throws INVALID_CODE for a wrong, expired or used-up code, for another registration's code and for an
 * unknown or taken address alike, or TOO_MANY_REQUESTS.
 */
export async function verifyEmail(request: ServiceRequest, entry: CodeEntry): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  const { email, code, registrationSecret: secret, deviceToken } = entry;
  const { address } = caller;
  if (secret === undefined) await countAttempt(services, "open_code", { address, email });
  else await countAttempt(services, "code", { address, email, secret });
  const claim = { email, secretHash: secret === undefined ? undefined : hashToken(secret) };
  const signedIn = await inTransaction(services.db, async (tx) => {
    const registration = await takeGuess(tx, services, claim, code);
    return registration && completeRegistration(tx, services, { registration, caller, deviceToken });
  });
  if (signedIn) return admit(signedIn);
  await recordSecurityEvent(services, { event: "verification_failed", address, email });
  throw new ServiceError("INVALID_CODE");
}

/** Counts the guess at the code of the registration that is meant, and returns it when the code is right. */
async function takeGuess(
  tx: Transaction<Tables>,
  { now }: ServiceContext,
  claim: RegistrationClaim,
  code: string,
): Promise<StoredRegistration | undefined> {
  const counter = claim.secretHash === undefined ? "open_tries" : "tries";
  const guessed = await tx
    .updateTable("registrations")
    .set((eb) => ({ [counter]: eb(counter, "+", 1) }))
    .where("id", "in", claimedRegistration(tx, claim))
    .where(counter, "<", CODE_TRIES)
    .where("code_expires_at", ">", now())
    .returningAll()
    .executeTakeFirst();
  if (!guessed?.code_hash) return undefined;
  const isRight = timingSafeEqual(Buffer.from(hashCode(guessed.id, code)), Buffer.from(guessed.code_hash));
  return isRight ? guessed : undefined;
}
