import { type Connection, inTransaction } from "@standings/database";
import type { ServiceContext } from "../context.ts";
import { alreadyRegisteredMail } from "./mails/already-registered.ts";
import { sendMail } from "./mails/send-mail.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
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
 * Takes a registration and mails a 6-digit code. Answers alike whether or not the address has an account: an
 * existing one gets a mail that says so. Throws INVALID_INPUT or COMMON_PASSWORD.
 */
export async function register(context: ServiceContext, registration: Registration): Promise<Registered> {
  const { name, email, password, queryParams } = registration;
  checkNewPassword(password);
  const passwordHash = await hashPassword(password);
  await inTransaction(context.db, async (tx, onCommit) => {
    const user = await findOrCreateUser(tx, context, { name, email, passwordHash });
    if (user.email_verified_at !== null) {
      onCommit(() => sendMail(context, email, alreadyRegisteredMail(context.settings)));
      return;
    }
    const details = { name, password_hash: passwordHash, attribution: JSON.stringify(queryParams) };
    await issueCode(context, tx, onCommit, { userId: user.id, email, ...details });
  });
  return { requiresVerification: true, email, user: { name, email, emailVerified: false } };
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
