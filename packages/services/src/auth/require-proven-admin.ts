import { hashToken } from "@standings/integrations";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";
import { type Guarded, requireAdmin, type ServiceRequest, type SessionViewer } from "../request.ts";
import { proofStart } from "./confirm-identity.ts";

/**
 * Guard of an admin's writes that ask for a proof (decisions "Admin"): deleting, roles, credits. A sign-in or a
 * confirmation of the last ten minutes counts. Throws AUTHENTICATION_REQUIRED, FORBIDDEN or CONFIRMATION_REQUIRED.
 */
export async function requireProvenAdmin(request: ServiceRequest): Promise<Guarded<SessionViewer>> {
  const guarded = await requireAdmin(request);
  const { services, viewer } = guarded;
  const proven = await services.db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", hashToken(viewer.token))
    .where(sql<boolean>`greatest(signed_in_at, proven_at) > ${proofStart(services)}::timestamptz`)
    .executeTakeFirst();
  if (!proven)
    throw new ServiceError("CONFIRMATION_REQUIRED", { fields: { errorType: "confirmation_required" } });
  return guarded;
}
