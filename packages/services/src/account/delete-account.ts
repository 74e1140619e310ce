import { type Connection, inTransaction } from "@standings/database";
import { endSessions } from "../auth/end-sessions.ts";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";

/**
 * Deletes the viewer's account: profile, sessions, identities and searches. The ledger and the payments must stay,
 * so a nameless row remains for them. `email` confirms. Throws UNCONFIRMED_DELETION.
 */
export async function deleteAccount({ db }: ServiceContext, viewer: Viewer, email: string): Promise<void> {
  const { userId } = viewer;
  await inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select("email")
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (user.email !== email) throw new ServiceError("UNCONFIRMED_DELETION");
    await endSessions(tx, { userId });
    await tx.deleteFrom("email_verifications").where("user_id", "=", userId).execute();
    await tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
    await tx.deleteFrom("identities").where("user_id", "=", userId).execute();
    await tx.deleteFrom("allowances").where("user_id", "=", userId).execute();
    await tx.deleteFrom("conversions").where("user_id", "=", userId).execute();
    await deleteSearches(tx, userId);
    await tx.deleteFrom("runs").where("user_id", "=", userId).execute();
    await tx
      .updateTable("users")
      .set({
        email: `deleted-${userId}@deleted.invalid`,
        name: "Deleted account",
        password_hash: null,
        email_verified_at: null,
        attribution: "{}",
        role: "user",
      })
      .where("id", "=", userId)
      .execute();
  });
}

async function deleteSearches(tx: Connection, userId: string): Promise<void> {
  const own = tx.selectFrom("searches").select("id").where("user_id", "=", userId);
  await tx.deleteFrom("mentions").where("search_id", "in", own).execute();
  await tx.deleteFrom("citations").where("search_id", "in", own).execute();
  await tx.deleteFrom("searches").where("user_id", "=", userId).execute();
}
