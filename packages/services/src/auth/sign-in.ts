import { randomBytes } from "node:crypto";
import { newId } from "@standings/database";
import { hashToken, SESSION_DAYS } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import { getUser, type User } from "./user-view.ts";

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

const REFRESH_DAYS = SESSION_DAYS * 2;

/** Opens a session for a user whose identity has been proven. */
export async function signIn(context: ServiceContext, options: SignInOptions): Promise<SignedIn> {
  const { userId, isNewUser, userAgent, familyId = newId() } = options;
  const token = await context.sessions.create(userId, userAgent);
  const refreshToken = randomBytes(30).toString("base64url");
  await context.db
    .insertInto("refresh_tokens")
    .values({
      hash: hashToken(refreshToken),
      family_id: familyId,
      user_id: userId,
      session_id: hashToken(token),
      expires_at: new Date(Date.now() + REFRESH_DAYS * 86_400_000),
      used_at: null,
    })
    .execute();
  return { token, refreshToken, user: await getUser(context.db, userId), isNewUser };
}
