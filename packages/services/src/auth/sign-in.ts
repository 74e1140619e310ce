import { newId, type Tables } from "@standings/database";
import type { Transaction } from "kysely";
import type { Clock } from "../context.ts";
import type { LockedUser } from "./lock-user.ts";
import { createRefreshToken, type SignInFamily } from "./refresh-tokens.ts";
import { isSecondFactorOn } from "./second-factor/second-factor-state.ts";
import { sessionsOn } from "./session-store.ts";
import { readUser, type User } from "./user-view.ts";

export interface SignedIn {
  /** Session token, sent as a Bearer header; sliding 30 days, at most 90 from the sign-in. */
  readonly token: string;
  /** Single use: gives the next pair. */
  readonly refreshToken: string;
  readonly user: User;
  readonly isNewUser: boolean;
}

export interface SignInOptions {
  readonly isNewUser: boolean;
  readonly userAgent: string | null;
  /** The sign-in that is renewed; a new one begins without. */
  readonly family?: SignInFamily | undefined;
}

/**
 * Opens a session for a user whose identity has been proven and whose row is locked. The only way to one; null when
 * the account has a second factor and the sign-in has not passed it.
 */
export async function signIn(
  tx: Transaction<Tables>,
  clock: Clock,
  { id: userId }: LockedUser,
  { isNewUser, userAgent, family = newFamily(clock) }: SignInOptions,
): Promise<SignedIn | null> {
  if (family.secondFactorAt === null && (await isSecondFactorOn(tx, userId))) return null;
  const session = { userId, userAgent, ...family };
  const token = await sessionsOn(tx).create(session);
  const refreshToken = await createRefreshToken(tx, token, session);
  return { token, refreshToken, user: await readUser(tx, userId), isNewUser };
}

function newFamily({ now }: Clock): SignInFamily {
  return { familyId: newId(), signedInAt: now(), secondFactorAt: null };
}
