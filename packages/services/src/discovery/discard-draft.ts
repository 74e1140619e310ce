import { isId } from "@standings/database";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

/** Puts a draft of the viewer away: what was tested before it is shown again. Throws DISCOVERY_NOT_FOUND. */
export async function discardDraft(
  request: ServiceRequest,
  { runId }: { readonly runId: string },
): Promise<void> {
  const { services, viewer } = requireUser(request);
  if (!isId(runId)) throw new ServiceError("DISCOVERY_NOT_FOUND");
  const discarded = await services.db
    .updateTable("discoveries")
    .set({ discarded_at: sql<Date>`coalesce(discarded_at, now())` })
    .where("run_id", "=", runId)
    .where("user_id", "=", viewer.userId)
    .where("is_draft", "=", true)
    .returning("run_id")
    .executeTakeFirst();
  if (!discarded) throw new ServiceError("DISCOVERY_NOT_FOUND");
}
