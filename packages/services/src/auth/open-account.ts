import type { Tables } from "@standings/database";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { grantSignupCredits } from "../credits/grant-signup-credits.ts";
import { revokeTokensOf } from "../tokens/change-token.ts";
import { endRegistrationsOf } from "./registrations.ts";
import { sessionsOn } from "./session-store.ts";

export interface NewAccount {
  /** Proven to be the owner's. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly provider: "email" | "google";
  readonly attribution: Readonly<Record<string, string>>;
}

/** An account that was open before goes on with its trial. */
const KEPT_TRIAL = sql<Date | null>`case when users.mailbox_hash is null then excluded.trial_ends_at
  else users.trial_ends_at end`;

/**
 * Opens an account with its credits and its trial, and ends what else was registered for the address; of an account that was open
 * before, nobody else stays signed in. Gives the user's id, or undefined when the address has an account.
 */
export async function openAccount(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { email, name, passwordHash, provider, attribution }: NewAccount,
): Promise<string | undefined> {
  const values = {
    name,
    password_hash: passwordHash,
    auth_provider: provider,
    attribution: JSON.stringify(attribution),
    email_verified_at: new Date(),
    trial_ends_at: new Date(Date.now() + services.settings.trialDays * 86_400_000),
  };
  const user = await tx
    .insertInto("users")
    .values({ email, ...values })
    // An admin said that the address is not verified.
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ ...values, trial_ends_at: KEPT_TRIAL })
        .where("users.email_verified_at", "is", null),
    )
    .returning(["id", "mailbox_hash"])
    .executeTakeFirst();
  if (!user) return undefined;
  await endRegistrationsOf(tx, email);
  // An account that was open before has received its sign-up credits.
  if (user.mailbox_hash === null) await grantSignupCredits(tx, services, user.id);
  else await endAccessOf(tx, user.id);
  return user.id;
}

/** Ends whatever another holder of the account could come in with. */
async function endAccessOf(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sessionsOn(tx).endAllOf(userId);
  await revokeTokensOf(tx, userId);
  await tx.deleteFrom("identities").where("user_id", "=", userId).execute();
  await tx.deleteFrom("known_devices").where("user_id", "=", userId).execute();
  await tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}
