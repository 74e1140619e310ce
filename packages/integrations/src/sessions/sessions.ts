import { createHash } from "node:crypto";
import { type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";

/** Days of disuse after which a session ends; every use in its second half extends it. */
export const SESSION_DAYS = 30;

/** Days after which a sign-in ends, however often its session was used and renewed. */
export const SIGN_IN_DAYS = 90;

/** A session to be made. */
export interface NewSession {
  readonly userId: string;
  readonly userAgent: string | null;
  /** The sign-in it comes from: ends and is renewed as one. */
  readonly familyId: string;
  /** When the person signed in; renewing keeps it. */
  readonly signedInAt: Date;
  /** When the sign-in passed the second factor; null: without one. Renewing keeps it. */
  readonly secondFactorAt: Date | null;
}

/** A stored session: the store knows no token, only its hash. */
export interface StoredSession {
  readonly hash: string;
  readonly userId: string;
  readonly expiresAt: Date;
  /** What its owner's list of sessions shows and ends it by. */
  readonly publicId: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** A session's refresh token ends with it, but outlives one that merely expired. */
export interface SessionStore {
  /** Undefined for an expired one too: it is removed by `removeExpired` alone. */
  find(hash: string): Promise<{ readonly expiresAt: Date; readonly userId: string } | undefined>;
  findAllOf(userId: string): Promise<StoredSession[]>;
  insert(hash: string, expiresAt: Date, session: NewSession): Promise<void>;
  extend(hash: string, expiresAt: Date): Promise<void>;
  remove(hash: string): Promise<void>;
  /** Removes this one and all others of its sign-in, renewed ones too. */
  removeFamilyOf(hash: string): Promise<void>;
  removeAllOf(userId: string): Promise<void>;
  /** Removes all of a user's but those of the sign-in that this one comes from. */
  removeOthersOf(userId: string, hash: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** A live session as its owner sees it. */
export interface SessionInfo {
  readonly publicId: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** Whether the token given belongs to it. */
  readonly isCurrent: boolean;
}

export interface Sessions {
  /** Makes a session and returns its token, which is stored as a hash only. */
  create(session: NewSession): Promise<string>;
  /** The owner of a live session, or null. */
  validate(token: string): Promise<{ readonly userId: string } | null>;
  /** A user's live sessions; `token` marks the current one. */
  list(userId: string, token: string): Promise<SessionInfo[]>;
  /** Ends the session with the sign-in it comes from. */
  end(token: string): Promise<void>;
  /** Ends the session with this hash of its token. */
  endByHash(hash: string): Promise<void>;
  /** Ends one of the user's live sessions with its sign-in; false when there is none with this id. */
  endByPublicId(userId: string, publicId: string): Promise<boolean>;
  endAllOf(userId: string): Promise<void>;
  /** Ends all of the user's sessions but those of the sign-in of `token`. */
  endOthersOf(userId: string, token: string): Promise<void>;
  removeExpired(): Promise<void>;
}

declare module "lucia" {
  interface Register {
    Lucia: Lucia<Pick<SessionAttributes, "stored">>;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

/** A session about to be stored, one that is stored, or neither where only the token is known. */
interface SessionAttributes {
  readonly made: NewSession | null;
  readonly stored: StoredSession | null;
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Prefix of a session's id when only its hash is known. Tokens have no colon, and only deletions accept it. */
const BY_HASH = "hash:";

/** The hash behind an id that lucia passes to a deletion: a token, or `hash:` and the hash. */
function hashOfId(id: string): string {
  return id.startsWith(BY_HASH) ? id.slice(BY_HASH.length) : hashToken(id);
}

/** lucia over a store that only ever sees the SHA-256 of a session id. */
export function createSessions(store: SessionStore): Sessions {
  const lucia = createLucia(store);

  async function liveSessions(userId: string): Promise<StoredSession[]> {
    const sessions = await lucia.getUserSessions(userId);
    return sessions.flatMap(({ stored }) => stored ?? []);
  }

  const endByHash = (hash: string) => lucia.invalidateSession(BY_HASH + hash);

  return {
    create: async (made) => (await lucia.createSession(made.userId, { made, stored: null })).id,
    async validate(token) {
      const { session } = await lucia.validateSession(token);
      return session ? { userId: session.userId } : null;
    },
    async list(userId, token) {
      const current = hashToken(token);
      const sessions = await liveSessions(userId);
      return sessions.map(({ hash, publicId, userAgent, createdAt, lastUsedAt }) => {
        return { publicId, userAgent, createdAt, lastUsedAt, isCurrent: hash === current };
      });
    },
    // lucia knows sessions one by one.
    end: (token) => store.removeFamilyOf(hashToken(token)),
    endByHash,
    async endByPublicId(userId, publicId) {
      const session = (await liveSessions(userId)).find((live) => live.publicId === publicId);
      if (session) await store.removeFamilyOf(session.hash);
      return session !== undefined;
    },
    endAllOf: (userId) => lucia.invalidateUserSessions(userId),
    endOthersOf: (userId, token) => store.removeOthersOf(userId, hashToken(token)),
    removeExpired: () => lucia.deleteExpiredSessions(),
  };
}

function createLucia(store: SessionStore) {
  return new Lucia(
    {
      async getSessionAndUser(token) {
        const found = await store.find(hashToken(token));
        if (!found) return [null, null];
        // The raw id goes back: lucia hands it to updateSessionExpiration and deleteSession.
        const attributes = { made: null, stored: null };
        const session: DatabaseSession = { id: token, ...found, attributes };
        const user: DatabaseUser = { id: found.userId, attributes: {} };
        return [session, user];
      },
      async getUserSessions(userId) {
        const sessions = await store.findAllOf(userId);
        return sessions.map((stored) => {
          const { hash, expiresAt } = stored;
          return { id: BY_HASH + hash, userId, expiresAt, attributes: { made: null, stored } };
        });
      },
      async setSession({ id, expiresAt, attributes }) {
        if (attributes.made) await store.insert(hashToken(id), expiresAt, attributes.made);
      },
      updateSessionExpiration: (token, expiresAt) => store.extend(hashToken(token), expiresAt),
      deleteSession: (id) => store.remove(hashOfId(id)),
      deleteUserSessions: (userId) => store.removeAllOf(userId),
      deleteExpiredSessions: () => store.removeExpired(),
    },
    {
      sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d"),
      getSessionAttributes: ({ stored }) => ({ stored }),
    },
  );
}
