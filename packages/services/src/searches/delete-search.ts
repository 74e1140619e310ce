import {
  type Connection,
  deleteCounted,
  inTransaction,
  isId,
  resultsOf,
  selectSearches,
} from "@standings/database";
import type { SearchModel } from "@standings/domain";
import { type InferResult, sql } from "kysely";
import { countBatch } from "../company/counts/count-batch.ts";
import { lockCounts } from "../company/counts/lock-counts.ts";
import { forgetSpellings } from "../company/forget-spellings.ts";
import { spellingsOf } from "../company/spellings.ts";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

/**
 * Deletes a saved search of the viewer with everything that was derived from it, also on company pages, in trends
 * and in the directory. What it cost stays in the ledger. Throws SEARCH_NOT_FOUND.
 */
export async function deleteSearch(request: ServiceRequest, id: string): Promise<void> {
  const { services, viewer } = requireUser(request);
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  await inTransaction(services.patientDb, async (tx) => {
    // The run first, as its end does; nobody packs it from here on.
    const own = tx.selectFrom("runs").select("id").where("id", "=", id);
    await own.where("user_id", "=", viewer.userId).forUpdate().execute();
    // Locked before it is read: meanwhile the directory could learn from it.
    const search = await selectSearches(tx)
      .where("id", "=", id)
      .where("user_id", "=", viewer.userId)
      .forUpdate("searches")
      .executeTakeFirst();
    if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
    if ((await deleteCounted(tx, sql`id = ${id}`)) === 0) throw new ServiceError("SEARCH_NOT_FOUND");
    await lockCounts(tx);
    await countBatch(tx, { ids: [id] });
    await tx.deleteFrom("runs").where("id", "=", id).execute();
    await forgetSpellings(tx, spellingsOf(learnedFrom(search)));
  });
}

type Search = InferResult<ReturnType<typeof selectSearches>>[number];

/** The answers from which the directory has learned. */
function learnedFrom(search: Search): SearchModel[] {
  const learned = new Set(search.directory_learned_columns);
  return resultsOf(search).models.filter(({ columnId }) => learned.has(columnId));
}

/** Searches that are read at a time. */
const SLICE = 50;

/**
 * Deletes the saved searches of a user, or the private ones alone, and what the directory learned from them. A job takes them out
 * of what the pages of companies count, in batches: there may be thousands. Their lists name them no more at once. The caller has
 * locked the user's runs.
 */
export async function deleteSearchesOf(
  tx: Connection,
  userId: string,
  { keepsShared }: { readonly keepsShared: boolean },
): Promise<void> {
  const chosen = keepsShared
    ? sql<boolean>`user_id = ${userId} and is_private`
    : sql<boolean>`user_id = ${userId}`;
  const own = tx.selectFrom("searches").select("id").where(chosen).orderBy("id");
  // Locked before they are read: meanwhile the directory could learn from them.
  await own.forUpdate().execute();
  await lockCounts(tx);
  const taught = await own.where(sql<boolean>`directory_learned_columns <> '{}'`).execute();
  for (let from = 0; from < taught.length; from += SLICE) {
    const ids = taught.slice(from, from + SLICE).map(({ id }) => id);
    const searches = await selectSearches(tx).where("id", "in", ids).execute();
    await forgetSpellings(tx, spellingsOf(searches.flatMap(learnedFrom)));
  }
  await deleteCounted(tx, chosen);
  await addJob(tx, "count_searches", {});
}
