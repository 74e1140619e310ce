import { randomBytes } from "node:crypto";
import type { Connection } from "@standings/database";
import { hashToken, SESSION_DAYS } from "@standings/integrations";
import { sessionsOn } from "./session-store.ts";

const REFRESH_DAYS = SESSION_DAYS * 2;

export interface RefreshOwner {
  readonly userId: string;
  /** Token of the session that it is issued with. */
  readonly token: string;
  /** All tokens rotated from one sign-in. */
  readonly familyId: string;
}

/** Makes a refresh token for a new session; only its hash is stored. */
export async function createRefreshToken(
  db: Connection,
  { userId, token, familyId }: RefreshOwner,
): Promise<string> {
  const refreshToken = randomBytes(30).toString("base64url");
  await db
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
  return refreshToken;
}

/** Uses a refresh token up and ends its session. Undefined for one that is unknown, expired or used before. */
export async function takeRefreshToken(
  tx: Connection,
  refreshToken: string,
): Promise<{ readonly userId: string; readonly familyId: string } | undefined> {
  const taken = await tx
    .updateTable("refresh_tokens")
    .set({ used_at: new Date() })
    .where("hash", "=", hashToken(refreshToken))
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date())
    .returning(["user_id", "family_id", "session_id"])
    .executeTakeFirst();
  if (!taken) return undefined;
  await sessionsOn(tx).endByHash(taken.session_id);
  return { userId: taken.user_id, familyId: taken.family_id };
}

/** Ends the sessions of every token that was rotated from the same sign-in as this one. */
export async function endFamilyOf(tx: Connection, refreshToken: string): Promise<void> {
  const hash = hashToken(refreshToken);
  const family = tx.selectFrom("refresh_tokens").select("family_id").where("hash", "=", hash);
  const tokens = await tx
    .deleteFrom("refresh_tokens")
    .where("family_id", "in", family)
    .returning("session_id")
    .execute();
  const sessions = sessionsOn(tx);
  for (const { session_id } of tokens) await sessions.endByHash(session_id);
}
