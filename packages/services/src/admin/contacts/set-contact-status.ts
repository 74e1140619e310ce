import { inTransaction, isId } from "@standings/database";
import { type ContactStatus, changedFields } from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { recordChange } from "../record-change.ts";

export interface ContactChoice {
  readonly id: string;
  readonly status: ContactStatus;
}

/**
 * Sets how far a message is dealt with; the log of changes tells from what to what. For admins. Throws
 * CONTACT_NOT_FOUND.
 */
export async function setContactStatus(
  request: ServiceRequest,
  { id, status }: ContactChoice,
): Promise<ContactChoice> {
  const { services, viewer } = await requireAdmin(request);
  if (!isId(id)) throw new ServiceError("CONTACT_NOT_FOUND");
  await inTransaction(services.db, async (tx) => {
    const { rows } = await sql<{ before: ContactStatus }>`
      update contact_submissions set status = ${status}
      from (select id, status from contact_submissions where id = ${id} for update) as before
      where contact_submissions.id = before.id returning before.status as before
    `.execute(tx);
    const [changed] = rows;
    if (!changed) throw new ServiceError("CONTACT_NOT_FOUND");
    if (changed.before === status) return;
    await recordChange(tx, viewer, {
      action: "contact_status_set",
      subjectKind: "contact",
      subjectId: id.toLowerCase(),
      ...changedFields({ status: changed.before }, { status }),
    });
  });
  return { id, status };
}
