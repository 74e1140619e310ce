import type { AdminPagination, AdminSearch, SearchRecord } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { toSearchRecord } from "../../searches/search-record.ts";
import { findSearchIds, type SearchPage } from "./find-search-ids.ts";
import { readAdminSearches, readSavedSearches } from "./to-admin-search.ts";

/** A page of all users' searches, by date. For admins. */
export async function listAllSearches(
  request: ServiceRequest,
  page: SearchPage,
): Promise<{ searches: AdminSearch[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const { ids, pagination } = await findSearchIds(services.db, page);
  return { searches: await readAdminSearches(services.db, ids), pagination };
}

/** A search as admins list it, with what was saved of it; a private one's record is null. */
export interface AdminSearchRecord {
  readonly search: AdminSearch;
  readonly record: SearchRecord | null;
}

/** The same with everything that was saved, as the REST bridge documents it. */
export async function listAllSearchRecords(
  request: ServiceRequest,
  page: SearchPage,
): Promise<{ searches: AdminSearchRecord[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const { ids, pagination } = await findSearchIds(services.db, page);
  const [searches, saved] = await Promise.all([
    readAdminSearches(services.db, ids),
    readSavedSearches(services.db, ids),
  ]);
  return {
    searches: searches.map((search) => {
      const row = search.isPrivate ? undefined : saved.get(search.id);
      return { search, record: row && !row.is_private ? toSearchRecord(row) : null };
    }),
    pagination,
  };
}
