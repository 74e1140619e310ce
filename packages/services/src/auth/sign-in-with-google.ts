import type { Tables } from "@standings/database";
import { type Connection, inTransaction } from "@standings/database";
import { type IdentityProfile, IdentityRefusedError } from "@standings/integrations";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type Caller, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { lockUser } from "./lock-user.ts";
import { openAccount } from "./open-account.ts";
import { admit, askSecondFactor } from "./second-factor/challenges.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

const PROVIDER = "google";

export interface GoogleSignIn {
  /** The provider's access token, as the browser got it. */
  readonly token: string;
  readonly queryParams: Readonly<Record<string, string>>;
}

/**
 * Signs in with the identity provider's access token, which must have been issued to us for a verified e-mail.
 * The account is keyed by the provider's subject; an existing verified account with the same e-mail is linked.
 * Throws IDENTITY_REFUSED, IDENTITY_UNAVAILABLE, SECOND_FACTOR_REQUIRED with the challenge, or TOO_MANY_REQUESTS.
 */
export async function signInWithGoogle(
  request: ServiceRequest,
  { token, queryParams }: GoogleSignIn,
): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "google", { address: caller.address });
  const profile = await readProfile(services, token);
  if (!profile.emailVerified) throw new ServiceError("IDENTITY_REFUSED");
  const outcome = await inTransaction(services.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${profile.subject}, 0))`.execute(tx);
    const account =
      (await findByIdentity(tx, profile)) ??
      (await openOrLink(tx, services, { profile, caller, attribution: queryParams }));
    const user = await lockUser(tx, account.userId);
    if (!user) throw new ServiceError("IDENTITY_REFUSED");
    const { isNewUser } = account;
    const signedIn = await signIn(tx, services, user, { isNewUser, userAgent: caller.userAgent });
    if (!signedIn) return askSecondFactor(tx, services, { user, by: PROVIDER, caller });
    const event = { event: "sign_in_succeeded", address: caller.address, userId: user.id } as const;
    await recordSecurityEvent(services, { ...event, details: { by: PROVIDER } }, tx);
    return signedIn;
  });
  return admit(outcome);
}

async function readProfile({ identity }: ServiceContext, token: string): Promise<IdentityProfile> {
  try {
    return await identity.readProfile(token);
  } catch (cause) {
    throw new ServiceError(
      cause instanceof IdentityRefusedError ? "IDENTITY_REFUSED" : "IDENTITY_UNAVAILABLE",
      { cause },
    );
  }
}

interface Account {
  readonly userId: string;
  readonly isNewUser: boolean;
}

async function findByIdentity(tx: Connection, { subject }: IdentityProfile): Promise<Account | undefined> {
  const identity = await tx
    .selectFrom("identities")
    .select("user_id")
    .where("provider", "=", PROVIDER)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return identity && { userId: identity.user_id, isNewUser: false };
}

interface FirstSignIn {
  readonly profile: IdentityProfile;
  readonly caller: Caller;
  readonly attribution: Readonly<Record<string, string>>;
}

/** A new account, or the verified one of the same e-mail address. */
async function openOrLink(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { profile, caller, attribution }: FirstSignIn,
): Promise<Account> {
  const { email, name, subject } = profile;
  const account = { email, name, attribution, passwordHash: null, provider: PROVIDER } as const;
  const opened = await openAccount(tx, services, account);
  const userId = opened ?? (await findByEmail(tx, email));
  await tx.insertInto("identities").values({ provider: PROVIDER, subject, user_id: userId }).execute();
  if (opened === undefined) {
    await recordSecurityEvent(services, { event: "provider_linked", address: caller.address, userId }, tx);
    await addJob(tx, "mail_account_notice", { email, what: "google_linked" });
  }
  return { userId, isNewUser: opened !== undefined };
}

async function findByEmail(tx: Connection, email: string): Promise<string> {
  const users = tx.selectFrom("users").select("id").where("email", "=", email);
  return (await users.executeTakeFirstOrThrow()).id;
}
