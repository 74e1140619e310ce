import { randomBytes } from "node:crypto";
import { type Connection, inTransaction, type Tables } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { sql, type Transaction } from "kysely";
import type { Clock, ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { countAttempt, isWithinLimit } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { revokeTokensOf } from "../tokens/change-token.ts";
import { rememberDevice } from "./known-devices.ts";
import { type LockedUser, lockUser } from "./lock-user.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import { sessionsOn } from "./session-store.ts";

/**
 * Asks for a reset link, which a job mails to a verified account. The answer is the same for any other address, and
 * where the mailbox has got many links already: those of the last half hour still work. Throws TOO_MANY_REQUESTS
 * for the caller's own asking too often.
 */
export async function forgotPassword(request: ServiceRequest, email: string): Promise<void> {
  const { services, caller } = allowAnyone(request);
  const { address } = caller;
  await countAttempt(services, "reset", { address, email });
  await recordSecurityEvent(services, { event: "reset_asked", address, email });
  if (await isWithinLimit(services, "reset_mail", { address, email })) {
    await addJob(services.db, "mail_reset_link", { email });
  }
}

interface PasswordReset {
  readonly token: string;
  readonly password: string;
  /** The device counts as known from now on: no stranger can keep it from signing in. */
  readonly deviceToken?: string | undefined;
}

/**
 * Sets a new password with a mailed token, which works once, and ends every session and API token of the account. Throws
 * INVALID_INPUT or COMMON_PASSWORD, which leave the token usable, INVALID_RESET_LINK or TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  request: ServiceRequest,
  { token, password, deviceToken }: PasswordReset,
): Promise<void> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "reset_link", { address: caller.address });
  const owner = await findOwner(services, token);
  // Without an owner the address and the name are nobody's, and the token is refused below.
  await checkNewPassword(password, owner ?? { email: "", name: "" });
  const passwordHash = await hashPassword(password);
  if (!owner) throw new ServiceError("INVALID_RESET_LINK");
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, owner.id);
    if (!user || !(await useUp(tx, services, user, token))) throw new ServiceError("INVALID_RESET_LINK");
    await tx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", user.id).execute();
    await sessionsOn(tx).endAllOf(user.id);
    await revokeTokensOf(tx, user.id);
    await tx.deleteFrom("known_devices").where("user_id", "=", user.id).execute();
    await rememberDevice(tx, services, user.id, deviceToken);
    const event = { event: "password_reset", address: caller.address, userId: user.id } as const;
    await recordSecurityEvent(services, event, tx);
    await addJob(tx, "mail_account_notice", { email: user.email, what: "password_changed" });
  });
}

function findOwner({ db, now }: ServiceContext, token: string) {
  return db
    .selectFrom("password_resets")
    .innerJoin("users", "users.id", "password_resets.user_id")
    .select(["users.id", "users.email", "users.name"])
    .where("hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now())
    .executeTakeFirst();
}

/** Hours after which nobody waits for a link; its mail is tried for about as long. */
const ASKED_HOURS = 25;

/** Ends every reset link of a user who has set a password: those that were mailed, and those that were asked for before. */
export async function endResetLinks(tx: Connection, { now }: Clock, userId: string): Promise<void> {
  const ofUser = tx.deleteFrom("password_resets").where("user_id", "=", userId);
  await ofUser.where("used_at", "is", null).execute();
  // By it the mail of a link that waits knows that a password was set since.
  await tx
    .insertInto("password_resets")
    .values({
      hash: hashToken(randomBytes(30).toString("base64url")),
      user_id: userId,
      expires_at: new Date(now().getTime() + ASKED_HOURS * 3_600_000),
      used_at: sql<Date>`now()`,
    })
    .execute();
}

/** Uses the token up, and with it every other one of the user. False when it was used in the meantime. */
async function useUp(
  tx: Transaction<Tables>,
  services: Clock,
  user: LockedUser,
  token: string,
): Promise<boolean> {
  const { now } = services;
  const used = await tx
    .updateTable("password_resets")
    .set({ used_at: now() })
    .where("hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now())
    .returning("hash")
    .executeTakeFirst();
  if (!used) return false;
  await endResetLinks(tx, services, user.id);
  return true;
}
