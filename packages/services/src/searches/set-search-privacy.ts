import { applyTakeDowns, inTransaction, isId, updatePrivacy } from "@standings/database";
import { countBatch } from "../company/counts/count-batch.ts";
import { lockCounts } from "../company/counts/lock-counts.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";

export interface SearchPrivacy {
  readonly id: string;
  readonly isPrivate: boolean;
}

/**
 * Shares a search of the viewer or makes it private, saved or still running. What was shared leaves the public pages
 * at once, and the directory what it knows from this search alone. Repeated, nothing happens again. Throws
 * SEARCH_NOT_FOUND.
 */
export async function setSearchPrivacy(
  request: ServiceRequest,
  { id, isPrivate }: SearchPrivacy,
): Promise<SearchPrivacy> {
  const { services, viewer } = requireScope(request, "run");
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  await inTransaction(services.patientDb, async (tx) => {
    const isOwn = await updatePrivacy(tx, { id, userId: viewer.userId, isPrivate });
    if (!isOwn) throw new ServiceError("SEARCH_NOT_FOUND");
    if (!isPrivate) await applyTakeDowns(tx, { ids: [id] });
    await lockCounts(tx);
    await countBatch(tx, { ids: [id] });
  });
  return { id, isPrivate };
}

/** Whether a search of the viewer is private, running ones included. Throws SEARCH_NOT_FOUND. */
export async function getSearchPrivacy(request: ServiceRequest, id: string): Promise<SearchPrivacy> {
  const { services, viewer } = requireScope(request, "read");
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  const run = await services.db
    .selectFrom("runs")
    .select("is_private")
    .where("id", "=", id)
    .where("user_id", "=", viewer.userId)
    .executeTakeFirst();
  if (!run) throw new ServiceError("SEARCH_NOT_FOUND");
  return { id, isPrivate: run.is_private };
}
