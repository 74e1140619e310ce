import type { Tables } from "@standings/database";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import type { Caller } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { rememberDevice } from "./known-devices.ts";
import { lockUser } from "./lock-user.ts";
import { openAccount } from "./open-account.ts";
import type { StoredRegistration } from "./registrations.ts";
import { type AskedSignIn, askSecondFactor } from "./second-factor/challenges.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

export interface Completion {
  /** Whose code or link and password were right. */
  readonly registration: StoredRegistration;
  readonly caller: Caller;
  readonly deviceToken: string | undefined;
}

/**
 * Makes a registration an account and signs in; the registration is gone, others of its address end. Undefined when
 * the address got an account in the meantime.
 */
export async function completeRegistration(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { registration, caller, deviceToken }: Completion,
): Promise<SignedIn | AskedSignIn | undefined> {
  const { id, email, name, password_hash: passwordHash, attribution } = registration;
  const removed = await tx
    .deleteFrom("registrations")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!removed) return undefined;
  const account = { email, name, passwordHash, attribution, provider: "email" } as const;
  const userId = await openAccount(tx, services, account);
  const user = userId === undefined ? undefined : await lockUser(tx, userId);
  if (!user) return undefined;
  const event = { event: "email_verified", address: caller.address, userId: user.id } as const;
  await recordSecurityEvent(services, event, tx);
  const signedIn = await signIn(tx, services, user, { isNewUser: true, userAgent: caller.userAgent });
  // An account whose address an admin said is not verified may have a second factor.
  if (!signedIn) return askSecondFactor(tx, services, { user, by: "registration", caller });
  await rememberDevice(tx, services, user.id, deviceToken);
  return signedIn;
}
