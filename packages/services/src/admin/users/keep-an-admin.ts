import type { Tables } from "@standings/database";
import { sql, type Transaction } from "kysely";
import { ServiceError } from "../../errors.ts";

/**
 * Refuses to take the last admin away who can sign in: called in the transaction that deletes or demotes a user, or says
 * that an address is not verified, before the row is locked. Two that take away one another wait here. Throws LAST_ADMIN.
 */
export async function keepAnAdmin(tx: Transaction<Tables>, userId: string): Promise<void> {
  const user = tx.selectFrom("users").select("id").where("id", "=", userId).where("role", "=", "admin");
  // No lock for users who are not admins: only another admin can promote them, and that one remains.
  if (!(await user.executeTakeFirst())) return;
  await sql`select pg_advisory_xact_lock(hashtextextended('the last admin', 0))`.execute(tx);
  const admins = await tx
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("deleted_at", "is", null)
    .where("email_verified_at", "is not", null)
    .execute();
  if (admins.length === 1 && admins[0]?.id === userId) throw new ServiceError("LAST_ADMIN");
}
