import { inTransaction, type Tables } from "@standings/database";
import { hashToken } from "@standings/integrations";
import type { Transaction } from "kysely";
import type { Clock } from "../context.ts";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { proveByCode } from "./second-factor/prove-by-code.ts";
import { checkIsOn } from "./second-factor/second-factor-state.ts";

export interface AdminProof {
  readonly password?: string | undefined;
  /** Of the authenticator app, or a recovery code; goes before the password. */
  readonly code?: string | undefined;
}

/**
 * Proves who uses an admin's session, for ten minutes: by a code where the account has a second factor, or as
 * `confirmIdentity`. Throws as these and `requireAdmin`; SECOND_FACTOR_IS_OFF for a code without a second factor.
 */
export async function confirmAdmin(request: ServiceRequest, { password, code }: AdminProof): Promise<void> {
  const guarded = await requireAdmin(request);
  const { services, viewer, caller } = guarded;
  const { userId, token } = viewer;
  if (code !== undefined) {
    await checkIsOn(services.db, userId);
    const entered = { services, caller, userId, entered: code, knownBy: token };
    return proveByCode(entered, (tx) => markProven(tx, services, token));
  }
  const proof = await confirmIdentity(guarded, password);
  await inTransaction(services.db, async (tx) => {
    await proof.lock(tx);
    await markProven(tx, services, token);
  });
}

async function markProven(tx: Transaction<Tables>, { now }: Clock, token: string): Promise<void> {
  await tx.updateTable("sessions").set({ proven_at: now() }).where("id", "=", hashToken(token)).execute();
}
