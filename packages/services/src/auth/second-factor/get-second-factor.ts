import type { SecondFactorState } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../../request.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

/** Whether the viewer's account has a second factor. */
export async function getSecondFactor(request: ServiceRequest): Promise<SecondFactorState> {
  const { services, viewer } = requireUser(request);
  const { db, settings } = services;
  const user = await db
    .selectFrom("users")
    .leftJoin("second_factors", (join) =>
      join.onRef("second_factors.user_id", "=", "users.id").on("confirmed_at", "is not", null),
    )
    .select(["role", "confirmed_at"])
    .where("users.id", "=", viewer.userId)
    .executeTakeFirst();
  const since = user?.confirmed_at ?? null;
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    codesLeft: since === null ? 0 : await countRecoveryCodes(db, viewer.userId),
    isRequired: settings.adminsNeedSecondFactor && user?.role === "admin",
  };
}
