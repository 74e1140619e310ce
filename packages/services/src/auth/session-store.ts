import { type Connection, prepare } from "@standings/database";
import { createSessions, type SessionStore, type Sessions, SIGN_IN_DAYS } from "@standings/integrations";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";

/** Minimum time between two updates of a session's last use. */
const NOTE_USE_MS = 5 * 60_000;

/** Every request of a user reads its session. */
const findSession = prepare<{ hash: string; now: Date }>("find_session")((db, { hash, now }) =>
  db
    .selectFrom("sessions")
    .select(["user_id", "expires_at", "last_used_at"])
    .where("id", "=", hash)
    .where("expires_at", ">", now),
);

/** Sessions kept in Postgres; `connection` may be a transaction. */
export function sessionsOn(connection: Connection): Sessions {
  return createSessions(createSessionStore(connection));
}

/** When a sign-in is over, however often it was renewed. */
export function signInEnd(signedInAt: Date): Date {
  return new Date(signedInAt.getTime() + SIGN_IN_DAYS * 86_400_000);
}

/**
 * The store sees only hashes of tokens. A session ends together with its unused refresh token; a used one stays
 * until it expires, so that a second use is noticed. Sign-ins that wait for their second factor end with the sessions.
 */
function createSessionStore(db: Connection): SessionStore {
  return {
    async find(hash) {
      const [row] = await findSession(db, { hash, now: new Date() });
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
        createdAt: row.signed_in_at,
        lastUsedAt: row.last_used_at,
      }));
    },
    async insert(id, expiresAt, { userId, userAgent, familyId, signedInAt, secondFactorAt }) {
      const until = Math.min(expiresAt.getTime(), signInEnd(signedInAt).getTime());
      // `signIn` asks for the second factor; whatever else opens a session is stopped here.
      const { rows } = await sql`
        insert into sessions (id, user_id, expires_at, user_agent, family_id, signed_in_at, second_factor_at)
        select ${id}, ${userId}, ${new Date(until)}, ${userAgent}, ${familyId}, ${signedInAt}, ${secondFactorAt}::timestamptz
        where ${secondFactorAt}::timestamptz is not null or not exists (
          select from second_factors where user_id = ${userId} and confirmed_at is not null)
        returning id
      `.execute(db);
      if (rows.length === 0) throw new ServiceError("SECOND_FACTOR_REQUIRED");
    },
    async extend(hash, expiresAt) {
      const until = sql<Date>`least(${expiresAt}, signed_in_at + make_interval(days => ${SIGN_IN_DAYS}::integer))`;
      await db
        .updateTable("sessions")
        .set({ expires_at: until })
        .where("id", "=", hash)
        .where("expires_at", "<", until)
        .execute();
    },
    async remove(hash) {
      await db
        .with("ended", (query) => query.deleteFrom("sessions").where("id", "=", hash))
        .deleteFrom("refresh_tokens")
        .where("session_id", "=", hash)
        .where("used_at", "is", null)
        .execute();
    },
    async removeFamilyOf(hash) {
      await sql`
        with ${familyOf(hash)},
        ended as (delete from sessions where id = ${hash} or family_id in (select family_id from family))
        delete from refresh_tokens where family_id in (select family_id from family)
      `.execute(db);
    },
    async removeAllOf(userId) {
      await db
        .with("ended", (query) => query.deleteFrom("sessions").where("user_id", "=", userId))
        .with("unasked", (query) => query.deleteFrom("sign_in_challenges").where("user_id", "=", userId))
        .deleteFrom("refresh_tokens")
        .where("user_id", "=", userId)
        .execute();
    },
    async removeOthersOf(userId, hash) {
      await sql`
        with ${familyOf(hash)},
        ended as (
          delete from sessions where user_id = ${userId} and id <> ${hash}
            and family_id not in (select family_id from family)
        ),
        unasked as (delete from sign_in_challenges where user_id = ${userId})
        delete from refresh_tokens where user_id = ${userId} and family_id not in (select family_id from family)
      `.execute(db);
    },
    async removeExpired() {
      await db.deleteFrom("sessions").where("expires_at", "<", new Date()).execute();
      await db.deleteFrom("refresh_tokens").where("expires_at", "<", new Date()).execute();
    },
  };
}

/** The sign-in that a session comes from, also after the session was renewed and is gone. */
function familyOf(hash: string) {
  return sql`family as (
    select family_id from sessions where id = ${hash}
    union select family_id from refresh_tokens where session_id = ${hash}
  )`;
}

async function noteUse(db: Connection, hash: string): Promise<void> {
  await db.updateTable("sessions").set({ last_used_at: new Date() }).where("id", "=", hash).execute();
}
