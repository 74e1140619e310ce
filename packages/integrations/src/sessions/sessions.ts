import { createHash } from "node:crypto";
import { type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";

/** Days of disuse after which a session ends; every use in its second half extends it. */
export const SESSION_DAYS = 30;

export interface SessionStore {
  find(hash: string): Promise<{ expiresAt: Date; userId: string } | undefined>;
  insert(hash: string, userId: string, expiresAt: Date, userAgent: string | null): Promise<void>;
  extend(hash: string, expiresAt: Date): Promise<void>;
  remove(hash: string): Promise<void>;
  removeAllOf(userId: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export interface Sessions {
  /** Makes a session and returns its token, which is stored as a hash only. */
  create(userId: string, userAgent: string | null): Promise<string>;
  /** The owner of a live session, or null. */
  validate(token: string): Promise<{ userId: string } | null>;
  end(token: string): Promise<void>;
  endAllOf(userId: string): Promise<void>;
}

declare module "lucia" {
  interface Register {
    Lucia: Lucia;
    DatabaseSessionAttributes: { userAgent: string | null };
  }
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** lucia over a store of hashed session ids (SHA-256). */
export function createSessions(store: SessionStore): Sessions {
  const lucia = new Lucia(
    {
      async getSessionAndUser(token) {
        const found = await store.find(hashToken(token));
        if (!found) return [null, null];
        // The raw id goes back: lucia hands it to updateSessionExpiration and deleteSession.
        const session: DatabaseSession = { id: token, ...found, attributes: { userAgent: null } };
        const user: DatabaseUser = { id: found.userId, attributes: {} };
        return [session, user];
      },
      getUserSessions: async () => [],
      setSession: ({ id, userId, expiresAt, attributes }) =>
        store.insert(hashToken(id), userId, expiresAt, attributes.userAgent),
      updateSessionExpiration: (token, expiresAt) => store.extend(hashToken(token), expiresAt),
      deleteSession: (token) => store.remove(hashToken(token)),
      deleteUserSessions: (userId) => store.removeAllOf(userId),
      deleteExpiredSessions: () => store.removeExpired(),
    },
    { sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d") },
  );
  return {
    create: async (userId, userAgent) => (await lucia.createSession(userId, { userAgent })).id,
    async validate(token) {
      const { session } = await lucia.validateSession(token);
      return session ? { userId: session.userId } : null;
    },
    end: (token) => lucia.invalidateSession(token),
    endAllOf: (userId) => lucia.invalidateUserSessions(userId),
  };
}
