import { addLedgerEntry, type Connection } from "@standings/database";
import { mailboxOf } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";

interface EarlierAccount {
  readonly id: string;
  readonly trial_ends_at: Date | null;
}

/**
 * Gives a new account what a mailbox gets once: credits and a trial. Where the mailbox has had an account before,
 * deleted or not, the new one goes on with that trial and those allowances, and gets no credits.
 */
export async function grantSignupCredits(
  tx: Connection,
  services: Pick<ServiceContext, "settings" | "keyedHash">,
  userId: string,
): Promise<void> {
  const owner = tx.selectFrom("users").select("email").where("id", "=", userId);
  const hash = services.keyedHash("mailbox", mailboxOf((await owner.executeTakeFirstOrThrow()).email));
  // Two accounts of one mailbox that open at once wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom("users")
    .select(["id", "trial_ends_at"])
    .where("mailbox_hash", "=", hash)
    .where("id", "<>", userId)
    .execute();
  await tx.updateTable("users").set({ mailbox_hash: hash }).where("id", "=", userId).execute();
  if (earlier.length > 0) return goOn(tx, userId, earlier);
  const delta = services.settings.signupCredits;
  if (delta > 0) await addLedgerEntry(tx, { userId, delta, reason: "signup", reference: userId });
}

/** The trial of the mailbox's first account that had one, and what its accounts have used of this month's allowances. */
async function goOn(tx: Connection, userId: string, earlier: readonly EarlierAccount[]): Promise<void> {
  const ends = earlier.flatMap(({ trial_ends_at: end }) => end?.getTime() ?? []);
  await tx
    .updateTable("users")
    .set({ trial_ends_at: ends.length > 0 ? new Date(Math.min(...ends)) : null })
    .where("id", "=", userId)
    .execute();
  const used = tx
    .selectFrom("allowances")
    .select([sql<string>`${userId}::uuid`.as("user_id"), "kind", "period"])
    .select((eb) => eb.fn.max("used").as("used"))
    .where(
      "user_id",
      "in",
      earlier.map(({ id }) => id),
    )
    .where("period", ">=", sql<Date>`date_trunc('month', now() at time zone 'utc')::date`)
    .groupBy(["kind", "period"]);
  await tx
    .insertInto("allowances")
    .columns(["user_id", "kind", "period", "used"])
    .expression(used)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
