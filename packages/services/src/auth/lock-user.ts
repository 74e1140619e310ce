import type { Tables } from "@standings/database";
import type { Selectable, Transaction } from "kysely";

const COLUMNS = ["id", "email", "name", "password_hash", "plan_subscription_id"] as const;

declare const LOCKED: unique symbol;

/** A user whose row this transaction has locked. */
export type LockedUser = Pick<Selectable<Tables["users"]>, (typeof COLUMNS)[number]> & {
  readonly [LOCKED]: true;
};

/**
 * Locks a user's row, so that whatever opens, renews or ends sessions of one user happens one after the other.
 * Undefined when the account is gone.
 */
export async function lockUser(tx: Transaction<Tables>, userId: string): Promise<LockedUser | undefined> {
  const user = await tx
    .selectFrom("users")
    .select(COLUMNS)
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // The only place that may say so: the lock was taken above.
  return user as LockedUser | undefined;
}
