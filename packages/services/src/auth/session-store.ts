import type { Database } from "@standings/database";
import type { SessionStore } from "@standings/integrations";

/** The last use is noted at most this often: nobody needs it to the second. */
const NOTE_USE_MS = 5 * 60_000;

/** Sessions in Postgres; sees only hashes of tokens. */
export function createSessionStore(db: Database): SessionStore {
  return {
    async find(hash) {
      const row = await db
        .selectFrom("sessions")
        .select(["user_id", "expires_at", "last_used_at"])
        .where("id", "=", hash)
        .executeTakeFirst();
      if (row && Date.now() - row.last_used_at.getTime() > NOTE_USE_MS) await noteUse(db, hash);
      return row && { userId: row.user_id, expiresAt: row.expires_at };
    },
    async insert(id, user_id, expires_at, user_agent) {
      await db.insertInto("sessions").values({ id, user_id, expires_at, user_agent }).execute();
    },
    async extend(hash, expires_at) {
      await db.updateTable("sessions").set({ expires_at }).where("id", "=", hash).execute();
    },
    async remove(hash) {
      await db.deleteFrom("sessions").where("id", "=", hash).execute();
    },
    async removeAllOf(userId) {
      await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
    },
    async removeExpired() {
      await db.deleteFrom("sessions").where("expires_at", "<", new Date()).execute();
    },
  };
}

async function noteUse(db: Database, hash: string): Promise<void> {
  await db.updateTable("sessions").set({ last_used_at: new Date() }).where("id", "=", hash).execute();
}
