import { inTransaction, newId } from "@standings/database";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import { applyModeration, type ModerationOrder } from "./apply-moderation.ts";
import { recordModeration } from "./record-moderation.ts";
import { subjectKey } from "./subject-key.ts";

export interface NewModeration extends ModerationOrder {
  /** 1 to `MODERATION_REASON_MAX` characters. */
  readonly reason: string;
}

/**
 * Takes a search, a study, a company or a prompt off public pages, or features a shared search on Trending, and keeps who did
 * it, when and why. A measure that is in force already stays as it is. For admins. Throws FORBIDDEN,
 * SEARCH_NOT_FOUND, STUDY_NOT_FOUND, SEARCH_NOT_TRENDABLE, INVALID_DOMAIN or INVALID_PROMPT.
 */
export async function moderate(request: ServiceRequest, { reason, ...order }: NewModeration): Promise<void> {
  const { services, viewer } = await requireAdmin(request);
  const { measure, subject } = order;
  await inTransaction(services.db, async (tx) => {
    const set = await tx
      .insertInto("moderations")
      .values({
        id: newId(),
        measure,
        subject_kind: subject.kind,
        subject: subjectKey(subject),
        reason,
        set_by: viewer.userId,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["measure", "subject_kind", "subject"])
          .where(sql.ref("lifted_at"), "is", null)
          .doNothing(),
      )
      .returning("id")
      .executeTakeFirst();
    await applyModeration(tx, order, true);
    if (set) await recordModeration(tx, viewer, order, { isInForce: true, reason });
  });
}
