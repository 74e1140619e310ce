import type { Tables } from "@standings/database";
import { type Connection, inTransaction } from "@standings/database";
import { type IdentityProfile, IdentityRefusedError } from "@standings/integrations";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { grantSignupCredits } from "../credits/grant-signup-credits.ts";
import { ServiceError } from "../errors.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { sessionsOn } from "./session-store.ts";
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
 * Throws IDENTITY_REFUSED, IDENTITY_UNAVAILABLE or TOO_MANY_REQUESTS.
 */
export async function signInWithGoogle(
  request: ServiceRequest,
  { token, queryParams }: GoogleSignIn,
): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "token", { address: caller.address });
  const profile = await readProfile(services, token);
  if (!profile.emailVerified) throw new ServiceError("IDENTITY_REFUSED");
  const attribution = JSON.stringify(queryParams);
  const account = await inTransaction(services.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${profile.subject}, 0))`.execute(tx);
    return (await findByIdentity(tx, profile)) ?? (await openOrLink(tx, services, profile, attribution));
  });
  return signIn(services.db, { ...account, userAgent: caller.userAgent });
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

async function openOrLink(
  tx: Transaction<Tables>,
  services: ServiceContext,
  profile: IdentityProfile,
  attribution: string,
): Promise<Account> {
  const { email, name, subject } = profile;
  const created = await tx
    .insertInto("users")
    .values({
      email,
      name,
      password_hash: null,
      auth_provider: PROVIDER,
      attribution,
      email_verified_at: new Date(),
      trial_ends_at: new Date(Date.now() + services.settings.trialDays * 86_400_000),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  const userId = created?.id ?? (await takeOverAccount(tx, profile));
  await tx.insertInto("identities").values({ provider: PROVIDER, subject, user_id: userId }).execute();
  if (created) await grantSignupCredits(tx, services, userId);
  if (!created && (await isUnfunded(tx, userId))) await grantSignupCredits(tx, services, userId);
  return { userId, isNewUser: created !== undefined };
}

/**
 * The existing account with this e-mail. An unverified one may have been registered by a stranger: its
 * password, codes and sessions are dropped, so that only the proven owner gets in.
 */
async function takeOverAccount(tx: Transaction<Tables>, { email, name }: IdentityProfile): Promise<string> {
  const user = await tx
    .selectFrom("users")
    .select(["id", "email_verified_at"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.email_verified_at !== null) return user.id;
  await tx
    .updateTable("users")
    .set({ name, password_hash: null, auth_provider: PROVIDER, email_verified_at: new Date() })
    .where("id", "=", user.id)
    .execute();
  await tx.deleteFrom("email_verifications").where("user_id", "=", user.id).execute();
  await sessionsOn(tx).endAllOf(user.id);
  return user.id;
}

/** True for an account that was never opened before: its sign-up credits have not been granted. */
async function isUnfunded(tx: Connection, userId: string): Promise<boolean> {
  const grant = await tx
    .selectFrom("ledger_entries")
    .select("id")
    .where("reason", "=", "signup")
    .where("reference", "=", userId)
    .executeTakeFirst();
  return grant === undefined;
}
