import { type Connection, inTransaction } from "@standings/database";
import { PASSWORD_REQUIRED } from "@standings/domain";
import { hashToken } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { completeRegistration } from "./complete-registration.ts";
import { verifyPassword } from "./passwords.ts";
import { claimedRegistration, type StoredRegistration } from "./registrations.ts";
import { admit } from "./second-factor/challenges.ts";
import type { SignedIn } from "./sign-in.ts";

export interface LinkEntry {
  /** Token of the mailed link. */
  readonly token: string;
  /**
   * The one chosen when registering: it tells the owner's registration from a stranger's. The product's page asks for
   * it always; the documented call leaves it out, which works for the only registration that waits for the address.
   */
  readonly password?: string | undefined;
  readonly deviceToken?: string | undefined;
}

/**
 * Opens the account of the registration that a mailed link belongs to, anywhere, and signs in. Throws
 * INVALID_VERIFICATION_LINK, WRONG_REGISTRATION_PASSWORD, INVALID_INPUT (a password is needed) or TOO_MANY_REQUESTS.
 */
export async function verifyEmailLink(
  request: ServiceRequest,
  { token, password, deviceToken }: LinkEntry,
): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  const { address } = caller;
  await countAttempt(services, "mailed_link", { address });
  const registration = await findLinkedRegistration(services, token);
  if (!registration) throw new ServiceError("INVALID_VERIFICATION_LINK");
  await countAttempt(services, "link", { address, secret: token });
  if (password === undefined) await checkIsOnlyOne(services.db, registration);
  else if (!(await verifyPassword(registration.password_hash, password))) {
    await recordSecurityEvent(services, { event: "verification_failed", address, email: registration.email });
    throw new ServiceError("WRONG_REGISTRATION_PASSWORD");
  }
  const signedIn = await inTransaction(services.db, (tx) =>
    completeRegistration(tx, services, { registration, caller, deviceToken }),
  );
  if (!signedIn) throw new ServiceError("INVALID_VERIFICATION_LINK");
  return admit(signedIn);
}

async function checkIsOnlyOne(db: Connection, { id, email }: StoredRegistration): Promise<void> {
  const [only] = await claimedRegistration(db, { email, secretHash: undefined }).execute();
  if (only?.id !== id) throw new ServiceError("INVALID_INPUT", { message: PASSWORD_REQUIRED });
}

/** The address that a mailed link registers, to be shown beside the question for its password. Throws as above. */
export async function readVerificationLink(
  request: ServiceRequest,
  token: string,
): Promise<{ readonly email: string }> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "mailed_link", { address: caller.address });
  const registration = await findLinkedRegistration(services, token);
  if (!registration) throw new ServiceError("INVALID_VERIFICATION_LINK");
  return { email: registration.email };
}

function findLinkedRegistration(
  { db, now }: ServiceContext,
  token: string,
): Promise<StoredRegistration | undefined> {
  return db
    .selectFrom("registrations")
    .selectAll()
    .where("link_hash", "=", hashToken(token))
    .where("link_expires_at", ">", now())
    .executeTakeFirst();
}
