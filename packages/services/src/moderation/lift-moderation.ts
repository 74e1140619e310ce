import { inTransaction } from "@standings/database";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import { applyModeration, type ModerationOrder } from "./apply-moderation.ts";
import { recordModeration } from "./record-moderation.ts";
import { subjectKey } from "./subject-key.ts";

/**
 * Ends a measure: what was taken down is on public pages again, what was featured trends by its people only. Nothing
 * happens when none is in force. For admins. Throws FORBIDDEN, SEARCH_NOT_FOUND, INVALID_DOMAIN or INVALID_PROMPT.
 */
export async function liftModeration(request: ServiceRequest, order: ModerationOrder): Promise<void> {
  const { services, viewer } = await requireAdmin(request);
  const { measure, subject } = order;
  await inTransaction(services.db, async (tx) => {
    const lifted = await tx
      .updateTable("moderations")
      .set({ lifted_by: viewer.userId, lifted_at: sql<Date>`now()` })
      .where("measure", "=", measure)
      .where("subject_kind", "=", subject.kind)
      .where("subject", "=", subjectKey(subject))
      .where("lifted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    await applyModeration(tx, order, false);
    if (lifted) await recordModeration(tx, viewer, order, { isInForce: false, reason: "" });
  });
}
