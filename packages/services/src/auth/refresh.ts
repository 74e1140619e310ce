import { inTransaction } from "@standings/database";
import { ServiceError } from "../errors.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { endFamilyOf, takeRefreshToken } from "./refresh-tokens.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

/**
 * Exchanges a refresh token for a new pair; the session it came with ends. A token used before was stolen from
 * one side or the other: the whole family and its sessions end. Throws INVALID_REFRESH_TOKEN.
 */
export async function refresh(request: ServiceRequest, refreshToken: string): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "token", { address: caller.address });
  const signedIn = await inTransaction(services.db, async (tx) => {
    const taken = await takeRefreshToken(tx, refreshToken);
    if (taken) return signIn(tx, { ...taken, isNewUser: false, userAgent: caller.userAgent });
    await endFamilyOf(tx, refreshToken);
    return undefined;
  });
  if (!signedIn) throw new ServiceError("INVALID_REFRESH_TOKEN");
  return signedIn;
}
