import { inTransaction, isId } from "@standings/database";
import { eraseAccount, lockUnderWay } from "../../account/erase-account.ts";
import { lockUser } from "../../auth/lock-user.ts";
import { requireProvenAdmin } from "../../auth/require-proven-admin.ts";
import { ServiceError } from "../../errors.ts";
import type { ServiceRequest } from "../../request.ts";
import { recordChange } from "../record-change.ts";
import { keepAnAdmin } from "./keep-an-admin.ts";

/**
 * Deletes a user as the account's owner would, but shared searches stay, without an owner's name. Throws as
 * `requireProvenAdmin`; USER_NOT_FOUND or LAST_ADMIN.
 */
export async function deleteUser(request: ServiceRequest, userId: string): Promise<void> {
  const { services, viewer } = await requireProvenAdmin(request);
  if (!isId(userId)) throw new ServiceError("USER_NOT_FOUND");
  await inTransaction(services.patientDb, async (tx) => {
    await lockUnderWay(tx, userId);
    await keepAnAdmin(tx, userId);
    const user = await lockUser(tx, userId);
    if (!user) throw new ServiceError("USER_NOT_FOUND");
    await recordChange(tx, viewer, { action: "user_deleted", subjectKind: "user", subjectId: userId });
    await eraseAccount(tx, services, { user, caller: null, keepsShared: true });
  });
}
