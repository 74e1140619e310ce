import { inTransaction } from "@standings/database";
import { keepAnAdmin } from "../admin/users/keep-an-admin.ts";
import { confirmIdentity } from "../auth/confirm-identity.ts";
import { readUser } from "../auth/user-view.ts";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { eraseAccount, lockUnderWay } from "./erase-account.ts";

export interface AccountDeletion {
  /** The account's own address, typed to confirm. */
  readonly email: string;
  readonly password?: string | undefined;
}

/**
 * Deletes the viewer's account with all its searches (`eraseAccount`). Throws UNCONFIRMED_DELETION, LAST_ADMIN, and as
 * `confirmIdentity`.
 */
export async function deleteAccount(
  request: ServiceRequest,
  { email, password }: AccountDeletion,
): Promise<void> {
  const guarded = requireUser(request);
  const { services, viewer, caller } = guarded;
  if ((await readUser(services.db, viewer.userId)).email !== email)
    throw new ServiceError("UNCONFIRMED_DELETION");
  const proof = await confirmIdentity(guarded, password);
  await inTransaction(services.patientDb, async (tx) => {
    await lockUnderWay(tx, viewer.userId);
    await keepAnAdmin(tx, viewer.userId);
    await eraseAccount(tx, services, { user: await proof.lock(tx), caller, keepsShared: false });
  });
}
