import type { Tables } from "@standings/database";
import { mailboxOf } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { LockedUser } from "../auth/lock-user.ts";
import { eraseSecondFactor } from "../auth/second-factor/second-factor-state.ts";
import { sessionsOn } from "../auth/session-store.ts";
import { endSoon } from "../billing/settle-plan.ts";
import type { ServiceContext } from "../context.ts";
import type { Caller } from "../request.ts";
import { deleteSearchesOf } from "../searches/delete-search.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

export interface Erasure {
  readonly user: LockedUser;
  /** The owner; null when an admin deletes the account, who is in the log of changes. */
  readonly caller: Caller | null;
  /** Shared searches stay, without an owner's name; otherwise all go. */
  readonly keepsShared: boolean;
}

const UNDER_WAY = ["topics", "brand_visits", "direct_visits", "runs"] as const;

/**
 * Locks what an account has under way, before its own row: whatever ends takes the topic, the visit or the run first, too, in this
 * order, and gives credits back after that. Rows that point at them may come: whoever locks the brand first stores statements of its
 * visits.
 */
export async function lockUnderWay(tx: Transaction<Tables>, userId: string): Promise<void> {
  for (const table of UNDER_WAY) {
    const own = tx.selectFrom(table).select("id").where("user_id", "=", userId);
    await own.orderBy("id").forNoKeyUpdate().execute();
  }
}

/**
 * Erases an account: profile, brands, topics, sessions, API tokens, second factor, identities, searches, messages and its name in the log of changes. The ledger and
 * the payments must stay, so a nameless row remains for them, with a keyed hash of the mailbox, its trial and used
 * allowances: what is given once per mailbox is given once. A job ends a running subscription. What the account has under way is locked.
 */
export async function eraseAccount(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { user, caller, keepsShared }: Erasure,
): Promise<void> {
  const { id: userId, email, plan_subscription_id: subscriptionId } = user;
  if (subscriptionId !== null) await endSoon(tx, { subscriptionId });
  await sessionsOn(tx).endAllOf(userId);
  await eraseSecondFactor(tx, userId);
  await tx.deleteFrom("api_tokens").where("user_id", "=", userId).execute();
  await tx.deleteFrom("webhooks").where("user_id", "=", userId).execute();
  await tx.deleteFrom("brands").where("user_id", "=", userId).execute();
  await tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
  await tx.deleteFrom("known_devices").where("user_id", "=", userId).execute();
  await tx.deleteFrom("identities").where("user_id", "=", userId).execute();
  await tx.deleteFrom("field_choices").where("user_id", "=", userId).execute();
  await tx.deleteFrom("conversions").where("user_id", "=", userId).execute();
  await tx.deleteFrom("failed_jobs").where("subject", "in", [email, userId]).execute();
  await tx.deleteFrom("contact_submissions").where("email", "=", email).execute();
  await deleteSearchesOf(tx, userId, { keepsShared });
  await tx
    .deleteFrom("runs")
    .where("user_id", "=", userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("searches").select("searches.id").whereRef("searches.id", "=", "runs.id"))),
    )
    .execute();
  await tx.deleteFrom("topics").where("user_id", "=", userId).execute();
  await eraseInChanges(tx, userId);
  await tx
    .updateTable("users")
    .set({
      email: `deleted-${userId}@deleted.invalid`,
      name: "Deleted account",
      password_hash: null,
      email_verified_at: null,
      attribution: "{}",
      role: "user",
      deleted_at: new Date(),
      // The mailbox that opened the account, also where an admin has changed the address since.
      mailbox_hash: sql<string>`coalesce(mailbox_hash, ${services.keyedHash("mailbox", mailboxOf(email))})`,
    })
    .where("id", "=", userId)
    .execute();
  await recordSecurityEvent(services, { event: "account_deleted", ...caller, userId }, tx);
}

/** The one change that the log of changes allows: what names a user goes. */
async function eraseInChanges(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`
    update changes set before = before - array['name', 'email'], after = after - array['name', 'email']
    where subject_kind = 'user' and subject_id = ${userId}
      and (before ?| array['name', 'email'] or after ?| array['name', 'email'])
  `.execute(tx);
}
