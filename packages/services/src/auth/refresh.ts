import { inTransaction } from "@standings/database";
import { ServiceError } from "../errors.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { lockUser } from "./lock-user.ts";
import { endFamilyOf, findRefreshOwner, takeRefreshToken } from "./refresh-tokens.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

/**
 * Exchanges a refresh token for a new pair; the session it came with ends. A token used before was stolen from
 * one side or the other: the whole sign-in with its sessions ends. Throws INVALID_REFRESH_TOKEN, also for a sign-in
 * without the second factor that the account has by now.
 */
export async function refresh(request: ServiceRequest, refreshToken: string): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "refresh", { address: caller.address });
  const userId = await findRefreshOwner(services.db, refreshToken);
  if (userId === undefined) throw new ServiceError("INVALID_REFRESH_TOKEN");
  const signedIn = await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    const family = user && (await takeRefreshToken(tx, refreshToken));
    if (family)
      return await signIn(tx, services, user, { family, isNewUser: false, userAgent: caller.userAgent });
    const wasUsed = await endFamilyOf(tx, refreshToken);
    const event = { event: "refresh_reused", address: caller.address, userId } as const;
    if (wasUsed) await recordSecurityEvent(services, event, tx);
    return undefined;
  });
  if (!signedIn) throw new ServiceError("INVALID_REFRESH_TOKEN");
  return signedIn;
}
