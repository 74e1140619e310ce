import { type Connection, newId } from "@standings/database";
import { createRefreshToken } from "./refresh-tokens.ts";
import { sessionsOn } from "./session-store.ts";
import { readUser, type User } from "./user-view.ts";

export interface SignedIn {
  /** Session token, sent as a Bearer header; sliding 30 days. */
  readonly token: string;
  /** Single use: gives the next pair. */
  readonly refreshToken: string;
  readonly user: User;
  readonly isNewUser: boolean;
}

export interface SignInOptions {
  readonly userId: string;
  readonly isNewUser: boolean;
  readonly userAgent: string | null;
  /** Family of the refresh token that was used; a new one begins without. */
  readonly familyId?: string | undefined;
}

/** Opens a session for a user whose identity has been proven. */
export async function signIn(db: Connection, options: SignInOptions): Promise<SignedIn> {
  const { userId, isNewUser, userAgent, familyId = newId() } = options;
  const token = await sessionsOn(db).create(userId, userAgent);
  const refreshToken = await createRefreshToken(db, { userId, token, familyId });
  return { token, refreshToken, user: await readUser(db, userId), isNewUser };
}
