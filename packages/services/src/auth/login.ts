import { inTransaction } from "@standings/database";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { type Attempt, countAttempt, forgetAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type Caller, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { isKnownDevice, rememberDevice } from "./known-devices.ts";
import { lockUser } from "./lock-user.ts";
import { verifyPassword } from "./passwords.ts";
import { findRegistrationSecret } from "./registration-passwords.ts";
import { type AskedSignIn, admit, askSecondFactor } from "./second-factor/challenges.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Random; tells a device that signed in to this account before, which strangers cannot keep out. */
  readonly deviceToken?: string | undefined;
}

/**
 * Signs in with e-mail and password. Throws INVALID_CREDENTIALS, the same and as slowly for an unknown address
 * as for a wrong password; EMAIL_NOT_VERIFIED with a registration's secret for the password of a waiting one, whether
 * or not the address has an account; SECOND_FACTOR_REQUIRED with the challenge for `passSecondFactor`; TOO_MANY_REQUESTS.
 */
export async function login(request: ServiceRequest, credentials: Credentials): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  const { email, password } = credentials;
  // What does not wait for each other runs at once: each turn to the database costs most when many others read.
  const [user, attempt] = await Promise.all([
    findAccount(services, email),
    countGuess(services, caller, credentials),
  ]);
  const isRight = await verifyPassword(user?.password_hash, password);
  if (user && isRight) {
    const [signedIn] = await Promise.all([
      openSession(services, caller, credentials, user),
      attempt.forget(),
    ]);
    if (signedIn) return admit(signedIn);
  }
  const registrationSecret = await findRegistrationSecret(services, email, password);
  await recordSecurityEvent(services, { event: "sign_in_failed", address: caller.address, email });
  if (registrationSecret === null) throw new ServiceError("INVALID_CREDENTIALS");
  throw new ServiceError("EMAIL_NOT_VERIFIED", { fields: { registrationSecret } });
}

function findAccount({ db }: ServiceContext, email: string) {
  return db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
}

/** Counts before the password is looked at, so that guesses at once are counted too. A right one is taken back. */
async function countGuess(
  services: ServiceContext,
  { address }: Caller,
  { email, deviceToken }: Credentials,
): Promise<{ forget(): Promise<void> }> {
  const [isKnown] = await Promise.all([
    isKnownDevice(services, email, deviceToken),
    countAttempt(services, "login", { address }),
  ]);
  const action = isKnown ? "known_login" : "unknown_login";
  const attempt: Attempt = { address, email, secret: deviceToken ?? "" };
  await countAttempt(services, action, attempt);
  return { forget: () => forgetAttempt(services, action, attempt) };
}

/** Undefined when the password was changed, or the account deleted, while it was compared. */
async function openSession(
  services: ServiceContext,
  caller: Caller,
  { deviceToken }: Credentials,
  { id, password_hash }: { readonly id: string; readonly password_hash: string | null },
): Promise<SignedIn | AskedSignIn | undefined> {
  const { address, userAgent } = caller;
  return inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user || user.password_hash !== password_hash) return undefined;
    const signedIn = await signIn(tx, services, user, { isNewUser: false, userAgent });
    if (!signedIn) return askSecondFactor(tx, services, { user, by: "password", caller });
    await rememberDevice(tx, services, id, deviceToken);
    const details = { by: "password" };
    await recordSecurityEvent(services, { event: "sign_in_succeeded", address, userId: id, details }, tx);
    return signedIn;
  });
}
