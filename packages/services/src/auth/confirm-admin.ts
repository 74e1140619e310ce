import { inTransaction } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import { confirmIdentity } from "./confirm-identity.ts";

/** Proves who uses an admin's session, for ten minutes. Throws as `requireAdmin` and `confirmIdentity`. */
export async function confirmAdmin(
  request: ServiceRequest,
  { password }: { readonly password?: string | undefined },
): Promise<void> {
  const guarded = await requireAdmin(request);
  const { services, viewer } = guarded;
  const proof = await confirmIdentity(guarded, password);
  await inTransaction(services.db, async (tx) => {
    await proof.lock(tx);
    await tx
      .updateTable("sessions")
      .set({ proven_at: sql<Date>`now()` })
      .where("id", "=", hashToken(viewer.token))
      .execute();
  });
}
