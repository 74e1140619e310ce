import type { Connection } from "@standings/database";
import { createSessions, type SessionStore, type Sessions } from "@standings/integrations";

/** Minimum time between two updates of a session's last use. */
const NOTE_USE_MS = 5 * 60_000;

/** Sessions kept in Postgres; `connection` may be a transaction. */
export function sessionsOn(connection: Connection): Sessions {
  return createSessions(createSessionStore(connection));
}

/**
 * The store sees only hashes of tokens. A session ends together with its unused refresh token; a used one stays
 * until it expires, so that a second use is noticed.
 */
function createSessionStore(db: Connection): SessionStore {
  return {
    async find(hash) {
      const row = await db
        .selectFrom("sessions")
        .select(["user_id", "expires_at", "last_used_at"])
        .where("id", "=", hash)
        .where("expires_at", ">", new Date())
        .executeTakeFirst();
      if (row && Date.now() - row.last_used_at.getTime() > NOTE_USE_MS) await noteUse(db, hash);
      return row && { userId: row.user_id, expiresAt: row.expires_at };
    },
    async findAllOf(userId) {
      const rows = await db.selectFrom("sessions").selectAll().where("user_id", "=", userId).execute();
      return rows.map((row) => ({
        hash: row.id,
        userId: row.user_id,
        expiresAt: row.expires_at,
        publicId: row.public_id,
        userAgent: row.user_agent,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      }));
    },
    async insert(id, user_id, expires_at, user_agent) {
      await db.insertInto("sessions").values({ id, user_id, expires_at, user_agent }).execute();
    },
    async extend(hash, expires_at) {
      await db.updateTable("sessions").set({ expires_at }).where("id", "=", hash).execute();
    },
    async remove(hash) {
      await db
        .with("ended", (query) => query.deleteFrom("sessions").where("id", "=", hash))
        .deleteFrom("refresh_tokens")
        .where("session_id", "=", hash)
        .where("used_at", "is", null)
        .execute();
    },
    async removeAllOf(userId) {
      await db
        .with("ended", (query) => query.deleteFrom("sessions").where("user_id", "=", userId))
        .deleteFrom("refresh_tokens")
        .where("user_id", "=", userId)
        .execute();
    },
    async removeOthersOf(userId, hash) {
      await db
        .with("ended", (query) =>
          query.deleteFrom("sessions").where("user_id", "=", userId).where("id", "<>", hash),
        )
        .deleteFrom("refresh_tokens")
        .where("user_id", "=", userId)
        .where("session_id", "<>", hash)
        .execute();
    },
    async removeExpired() {
      await db.deleteFrom("sessions").where("expires_at", "<", new Date()).execute();
      await db.deleteFrom("refresh_tokens").where("expires_at", "<", new Date()).execute();
    },
  };
}

async function noteUse(db: Connection, hash: string): Promise<void> {
  await db.updateTable("sessions").set({ last_used_at: new Date() }).where("id", "=", hash).execute();
}
