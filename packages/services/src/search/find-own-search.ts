import { isId } from "@standings/database";
import { normalisePrompt, type SearchRecord } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { getSearch } from "./get-search.ts";
import { toSearchRecord } from "./search-record.ts";

export interface OwnSearchQuery {
  readonly searchId?: string | undefined;
  readonly prompt: string;
  /** Display names or catalogue ids of the models, in any order. */
  readonly models: readonly string[];
}

/**
 * The saved search a client's claim is about: by id, else the viewer's newest with the same prompt and models
 * (decisions "What the client may claim"). Throws SEARCH_NOT_FOUND.
 */
export async function findOwnSearch(
  context: ServiceContext,
  viewer: Viewer,
  { searchId, prompt, models }: OwnSearchQuery,
): Promise<SearchRecord> {
  if (searchId !== undefined && isId(searchId)) return getSearch(context, viewer, searchId);
  const search = await context.db
    .selectFrom("searches")
    .selectAll()
    .where("user_id", "=", viewer.userId)
    .where("prompt", "=", normalisePrompt(prompt))
    .where(sql<boolean>`models @> ${models}::text[] and models <@ ${models}::text[]`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
  return toSearchRecord(search);
}
