import { hashToken } from "@standings/integrations";
import type { Caller, ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countAttempt } from "./rate-limit.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

/**
 * Exchanges a refresh token for a new pair; the session it came with ends. A token used before was stolen from
 * one side or the other: the whole family and its sessions end. Throws INVALID_REFRESH_TOKEN.
 */
export async function refresh(
  context: ServiceContext,
  caller: Caller,
  refreshToken: string,
): Promise<SignedIn> {
  await countAttempt(context.db, "token", { address: caller.address });
  const { db } = context;
  const hash = hashToken(refreshToken);
  const used = await db
    .updateTable("refresh_tokens")
    .set({ used_at: new Date() })
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date())
    .returning(["user_id", "family_id", "session_id"])
    .executeTakeFirst();
  if (!used) {
    await endFamilyOf(context, hash);
    throw new ServiceError("INVALID_REFRESH_TOKEN");
  }
  await db.deleteFrom("sessions").where("id", "=", used.session_id).execute();
  return signIn(context, {
    userId: used.user_id,
    isNewUser: false,
    userAgent: caller.userAgent,
    familyId: used.family_id,
  });
}

async function endFamilyOf({ db }: ServiceContext, hash: string): Promise<void> {
  const family = db.selectFrom("refresh_tokens").select("family_id").where("hash", "=", hash);
  const ended = await db
    .deleteFrom("refresh_tokens")
    .where("family_id", "in", family)
    .returning("session_id")
    .execute();
  const sessionIds = ended.map((token) => token.session_id);
  if (sessionIds.length > 0) await db.deleteFrom("sessions").where("id", "in", sessionIds).execute();
}
