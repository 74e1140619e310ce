import { randomBytes } from "node:crypto";
import type { Connection } from "@standings/database";
import { hashToken, type NewSession, SESSION_DAYS } from "@standings/integrations";
import { sql } from "kysely";
import { sessionsOn, signInEnd } from "./session-store.ts";

const REFRESH_MS = 2 * SESSION_DAYS * 86_400_000;

/** Makes a refresh token for a new session and its token; only its hash is stored. */
export async function createRefreshToken(
  tx: Connection,
  token: string,
  { userId, familyId, signedInAt, secondFactorAt }: NewSession,
): Promise<string> {
  const refreshToken = randomBytes(30).toString("base64url");
  await tx
    .insertInto("refresh_tokens")
    .values({
      hash: hashToken(refreshToken),
      family_id: familyId,
      user_id: userId,
      session_id: hashToken(token),
      expires_at: new Date(Math.min(Date.now() + REFRESH_MS, signInEnd(signedInAt).getTime())),
      used_at: null,
      signed_in_at: signedInAt,
      second_factor_at: secondFactorAt,
    })
    .execute();
  return refreshToken;
}

/** The user of a refresh token, live or not, so that the user's row can be locked first. */
export async function findRefreshOwner(db: Connection, refreshToken: string): Promise<string | undefined> {
  const tokens = db.selectFrom("refresh_tokens").select("user_id");
  const token = await tokens.where("hash", "=", hashToken(refreshToken)).executeTakeFirst();
  return token?.user_id;
}

/** A sign-in that goes on with another session. */
export type SignInFamily = Pick<NewSession, "familyId" | "signedInAt" | "secondFactorAt">;

/** Uses a refresh token up and ends its session. Undefined for one that is unknown, expired or used before. */
export async function takeRefreshToken(
  tx: Connection,
  refreshToken: string,
): Promise<SignInFamily | undefined> {
  const taken = await tx
    .updateTable("refresh_tokens")
    .set({ used_at: new Date() })
    .where("hash", "=", hashToken(refreshToken))
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date())
    .returning(["family_id", "session_id", "signed_in_at", "second_factor_at"])
    .executeTakeFirst();
  if (!taken || signInEnd(taken.signed_in_at) <= new Date()) return undefined;
  await sessionsOn(tx).endByHash(taken.session_id);
  return {
    familyId: taken.family_id,
    signedInAt: taken.signed_in_at,
    secondFactorAt: taken.second_factor_at,
  };
}

/** Ends the sign-in that a refresh token comes from, with all its sessions. True when the token was used before. */
export async function endFamilyOf(tx: Connection, refreshToken: string): Promise<boolean> {
  const hash = hashToken(refreshToken);
  const { rows } = await sql<{ was_used: boolean }>`
    with token as (select family_id, used_at from refresh_tokens where hash = ${hash}),
    ended as (
      delete from refresh_tokens where family_id in (select family_id from token) returning session_id
    ),
    sessions_ended as (
      delete from sessions
      where family_id in (select family_id from token) or id in (select session_id from ended)
    )
    select used_at is not null as was_used from token
  `.execute(tx);
  return rows[0]?.was_used ?? false;
}
