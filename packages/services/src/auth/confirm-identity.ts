import type { Tables } from "@standings/database";
import { PASSWORD_REQUIRED, SIGN_IN_PROOF_MINUTES } from "@standings/domain";
import { hashToken } from "@standings/integrations";
import { sql, type Transaction } from "kysely";
import type { Clock } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import type { Guarded, SessionViewer } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { type LockedUser, lockUser } from "./lock-user.ts";
import { verifyPassword } from "./passwords.ts";

/** A proof that still holds when its user is locked, or a refusal. */
export interface Proof {
  /** Locks the viewer's row. Throws WRONG_PASSWORD when the password was changed since. */
  lock(tx: Transaction<Tables>): Promise<LockedUser>;
}

/** A sign-in or a confirmation since then proves who somebody is. */
export function proofStart({ now }: Clock): Date {
  return new Date(now().getTime() - SIGN_IN_PROOF_MINUTES * 60_000);
}

/**
 * Proves that the viewer is who signed in: by the password, or where the account has none by a sign-in of the last
 * ten minutes. Throws INVALID_INPUT (no password given), WRONG_PASSWORD, SIGN_IN_AGAIN or TOO_MANY_REQUESTS.
 */
export async function confirmIdentity(
  guarded: Guarded<SessionViewer>,
  password: string | undefined,
): Promise<Proof> {
  const { services, viewer } = guarded;
  const session = await services.db
    .selectFrom("users")
    .leftJoin("sessions", (join) =>
      join.onRef("sessions.user_id", "=", "users.id").on("sessions.id", "=", hashToken(viewer.token)),
    )
    .select("users.password_hash")
    .select(sql<boolean>`coalesce(signed_in_at > ${proofStart(services)}::timestamptz, false)`.as("is_fresh"))
    .where("users.id", "=", viewer.userId)
    .executeTakeFirstOrThrow();
  const { password_hash: passwordHash, is_fresh: isFresh } = session;
  if (passwordHash !== null) await checkPassword(guarded, passwordHash, password);
  else if (!isFresh) throw new ServiceError("SIGN_IN_AGAIN");
  return {
    async lock(tx) {
      const user = await lockUser(tx, viewer.userId);
      if (!user || user.password_hash !== passwordHash) throw new ServiceError("WRONG_PASSWORD");
      return user;
    },
  };
}

async function checkPassword(
  { services, viewer, caller }: Guarded<SessionViewer>,
  passwordHash: string,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw new ServiceError("INVALID_INPUT", { message: PASSWORD_REQUIRED });
  await countUse(services, "password", viewer);
  if (await verifyPassword(passwordHash, password)) return;
  const event = { event: "password_refused", address: caller.address, userId: viewer.userId } as const;
  await recordSecurityEvent(services, event);
  throw new ServiceError("WRONG_PASSWORD");
}
