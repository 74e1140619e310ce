import { randomBytes } from "node:crypto";
import type { Connection, Tables } from "@standings/database";
import { CHALLENGE_MINUTES, CHALLENGE_TRIES } from "@standings/domain";
import { hashToken } from "@standings/integrations";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import type { Caller } from "../../request.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import type { LockedUser } from "../lock-user.ts";
import type { SignedIn } from "../sign-in.ts";

/** How somebody proved who they are before the second factor. */
export type SignInWay = "password" | "google" | "registration";

/** A sign-in that waits for its second factor. */
export interface AskedSignIn {
  /** Token of the challenge. */
  readonly challenge: string;
}

/** Makes a challenge in place of a session; only its hash is stored. It ends with the account's sessions. */
export async function askSecondFactor(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { user, by, caller }: { readonly user: LockedUser; readonly by: SignInWay; readonly caller: Caller },
): Promise<AskedSignIn> {
  const { id: userId } = user;
  const challenge = randomBytes(30).toString("base64url");
  await tx
    .insertInto("sign_in_challenges")
    .values({
      token_hash: hashToken(challenge),
      user_id: userId,
      signed_in_by: by,
      expires_at: new Date(services.now().getTime() + CHALLENGE_MINUTES * 60_000),
    })
    .execute();
  const event = { event: "second_factor_asked", address: caller.address, userId, details: { by } } as const;
  await recordSecurityEvent(services, event, tx);
  return { challenge };
}

/** Lets a finished sign-in through. Throws SECOND_FACTOR_REQUIRED with the challenge; it must be committed by then. */
export function admit(outcome: SignedIn | AskedSignIn): SignedIn {
  if (!("challenge" in outcome)) return outcome;
  const { challenge } = outcome;
  throw new ServiceError("SECOND_FACTOR_REQUIRED", {
    fields: { errorType: "second_factor_required", challenge },
  });
}

export interface StoredChallenge {
  readonly userId: string;
  readonly by: string;
}

/** Counts a try at a challenge. Throws SIGN_IN_EXPIRED for an unknown, used-up or expired one. */
export async function tryChallenge(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  challenge: string,
): Promise<StoredChallenge> {
  const tried = await db
    .updateTable("sign_in_challenges")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("token_hash", "=", hashToken(challenge))
    .where("attempts", "<", CHALLENGE_TRIES)
    .where("expires_at", ">", now())
    .returning(["user_id", "signed_in_by"])
    .executeTakeFirst();
  if (!tried) throw new ServiceError("SIGN_IN_EXPIRED");
  return { userId: tried.user_id, by: tried.signed_in_by };
}

/** Ends a challenge that was passed. Throws SIGN_IN_EXPIRED when it has ended since: by a new password, for example. */
export async function endChallenge(tx: Connection, challenge: string): Promise<void> {
  const ended = await tx
    .deleteFrom("sign_in_challenges")
    .where("token_hash", "=", hashToken(challenge))
    .returning("token_hash")
    .executeTakeFirst();
  if (!ended) throw new ServiceError("SIGN_IN_EXPIRED");
}

/** Ends the sign-ins of a user that wait for a second factor. */
export async function endChallengesOf(tx: Connection, userId: string): Promise<void> {
  await tx.deleteFrom("sign_in_challenges").where("user_id", "=", userId).execute();
}
