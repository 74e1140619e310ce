import { isId, selectSearches } from "@standings/database";
import { type SearchRecord, withoutCompanies } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { readHiddenCompanies } from "../moderation/taken-down-companies.ts";
import { allowAnyone, requireScope, type ServiceRequest } from "../request.ts";
import { toSearchRecord } from "./search-record.ts";
import { sharedSql } from "./shared-sql.ts";

/**
 * A search that its owner did not keep private, for anybody, without the companies that are taken down. Throws
 * SEARCH_NOT_FOUND, also for a private one.
 */
export async function getSharedSearch(request: ServiceRequest, id: string): Promise<SearchRecord> {
  const { services } = allowAnyone(request);
  const { db, settings } = services;
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  const search = await selectSearches(db).where("id", "=", id).where(sharedSql(settings)).executeTakeFirst();
  if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
  return withoutCompanies(toSearchRecord(search), await readHiddenCompanies(services));
}

/** A saved search of the viewer, or one that somebody else shares. Throws SEARCH_NOT_FOUND. */
export async function getOwnOrSharedSearch(
  request: ServiceRequest,
  id: string,
): Promise<{ record: SearchRecord; isOwn: boolean }> {
  const { services, viewer } = requireScope(request, "read");
  const { db, settings } = services;
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  const search = await selectSearches(db)
    .where("id", "=", id)
    .where((where) => where.or([where("user_id", "=", viewer.userId), sharedSql(settings)]))
    .executeTakeFirst();
  if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
  const record = toSearchRecord(search);
  if (search.user_id === viewer.userId) return { record, isOwn: true };
  return { record: withoutCompanies(record, await readHiddenCompanies(services)), isOwn: false };
}
