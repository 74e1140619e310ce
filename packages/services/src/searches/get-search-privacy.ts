import { isId } from "@standings/database";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import type { SearchPrivacy } from "./set-search-privacy.ts";

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
