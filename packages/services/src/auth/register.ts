import { type Connection, inTransaction } from "@standings/database";
import type { Caller, ServiceContext } from "../context.ts";
import { alreadyRegisteredMail } from "./mails/already-registered.ts";
import { sendMail } from "./mails/send-mail.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import { countAttempt } from "./rate-limit.ts";
import { issueCode } from "./verification-codes.ts";

export interface Registration {
  readonly name: string;
  /** Lower-case. */
  readonly email: string;
  readonly password: string;
  /** Query string of the visit, kept with the account. */
  readonly queryParams: Readonly<Record<string, string>>;
}

export interface Registered {
  readonly requiresVerification: true;
  readonly email: string;
  readonly user: { readonly name: string; readonly email: string; readonly emailVerified: false };
}

/**
 * Takes a registration and mails a 6-digit code and a link. Answers alike, and as fast, whether or not the
 * address has an account: everything that differs happens after the answer, and an existing account gets a mail
 * that says so. Throws INVALID_INPUT, COMMON_PASSWORD or TOO_MANY_REQUESTS.
 */
export async function register(
  context: ServiceContext,
  caller: Caller,
  registration: Registration,
): Promise<Registered> {
  const { name, email, password, queryParams } = registration;
  checkNewPassword(password);
  await countAttempt(context.db, "register", { address: caller.address, email });
  const passwordHash = await hashPassword(password);
  const attribution = JSON.stringify(queryParams);
  context.background("register", () => open(context, { name, email, passwordHash, attribution }));
  return { requiresVerification: true, email, user: { name, email, emailVerified: false } };
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly attribution: string;
}

async function open(context: ServiceContext, account: NewAccount): Promise<void> {
  const { name, email, passwordHash, attribution } = account;
  await inTransaction(context.db, async (tx, onCommit) => {
    const user = await findOrCreateUser(tx, context, account);
    if (user.email_verified_at !== null) {
      onCommit(() => sendMail(context, email, alreadyRegisteredMail(context.settings)));
      return;
    }
    await issueCode(context, tx, onCommit, {
      userId: user.id,
      email,
      name,
      password_hash: passwordHash,
      attribution,
    });
  });
}

async function findOrCreateUser(
  tx: Connection,
  { settings }: ServiceContext,
  {
    name,
    email,
    passwordHash,
  }: { readonly name: string; readonly email: string; readonly passwordHash: string },
): Promise<{ id: string; email_verified_at: Date | null }> {
  const created = await tx
    .insertInto("users")
    .values({
      email,
      name,
      password_hash: passwordHash,
      trial_ends_at: new Date(Date.now() + settings.trialDays * 86_400_000),
      email_verified_at: null,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "email_verified_at"])
    .executeTakeFirst();
  if (created) return created;
  const existing = tx.selectFrom("users").select(["id", "email_verified_at"]).where("email", "=", email);
  return existing.forUpdate().executeTakeFirstOrThrow();
}
