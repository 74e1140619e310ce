import { isId } from "@standings/database";
import type { SearchRecord } from "@standings/domain";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { toSearchRecord } from "./search-record.ts";
import { isShared } from "./shared.ts";

/** A search that its owner did not keep private, for anybody. Throws SEARCH_NOT_FOUND, also for a private one. */
export async function getSharedSearch({ db, settings }: ServiceContext, id: string): Promise<SearchRecord> {
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  const search = await db
    .selectFrom("searches")
    .selectAll()
    .where("id", "=", id)
    .where(isShared(settings))
    .executeTakeFirst();
  if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
  return toSearchRecord(search);
}

/** A saved search of the viewer, or one that somebody else shares. Throws SEARCH_NOT_FOUND. */
export async function getOwnOrSharedSearch(
  { db, settings }: ServiceContext,
  viewer: Viewer,
  id: string,
): Promise<{ record: SearchRecord; isOwn: boolean }> {
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  const search = await db
    .selectFrom("searches")
    .selectAll()
    .where("id", "=", id)
    .where((where) => where.or([where("user_id", "=", viewer.userId), isShared(settings)]))
    .executeTakeFirst();
  if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
  return { record: toSearchRecord(search), isOwn: search.user_id === viewer.userId };
}
