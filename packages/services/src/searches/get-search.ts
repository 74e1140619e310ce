import { isId, selectSearches } from "@standings/database";
import type { SearchRecord } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Viewer } from "../request.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { toSearchRecord } from "./search-record.ts";

/** A saved search of the viewer. Throws SEARCH_NOT_FOUND, also for somebody else's. */
export function getSearch(request: ServiceRequest, id: string): Promise<SearchRecord> {
  const { services, viewer } = requireScope(request, "read");
  return readOwnSearch(services, viewer, id);
}

/** The same for other verbs. */
async function readOwnSearch({ db }: ServiceContext, viewer: Viewer, id: string): Promise<SearchRecord> {
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  const search = await selectSearches(db)
    .where("id", "=", id)
    .where("user_id", "=", viewer.userId)
    .executeTakeFirst();
  if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
  return toSearchRecord(search);
}
