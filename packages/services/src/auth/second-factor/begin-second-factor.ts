import { inTransaction } from "@standings/database";
import { ServiceError } from "../../errors.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import { confirmIdentity } from "../confirm-identity.ts";
import { type AppKey, appKey, newSecret } from "./totp.ts";

/**
 * Begins to set an authenticator app up: a new secret, which is asked for nowhere until its first code is entered.
 * Throws SECOND_FACTOR_IS_ON, and as `confirmIdentity`.
 */
export async function beginSecondFactor(
  request: ServiceRequest,
  { password }: { readonly password?: string | undefined },
): Promise<AppKey> {
  const guarded = requireUser(request);
  const { services, viewer } = guarded;
  const proof = await confirmIdentity(guarded, password);
  const secret = newSecret();
  return inTransaction(services.db, async (tx) => {
    const { email } = await proof.lock(tx);
    const sealed = {
      secret: services.sealer.seal(secret, viewer.userId),
      last_step: "0",
      created_at: services.now(),
    };
    const begun = await tx
      .insertInto("second_factors")
      .values({ user_id: viewer.userId, ...sealed })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet(sealed).where("second_factors.confirmed_at", "is", null),
      )
      .returning("user_id")
      .executeTakeFirst();
    if (!begun) throw new ServiceError("SECOND_FACTOR_IS_ON");
    return appKey(secret, email);
  });
}
