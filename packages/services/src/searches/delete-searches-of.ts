import { type Connection, queueSearches } from "@standings/database";
import { sql } from "kysely";
import { addJob } from "../jobs/add-job.ts";

/**
 * Deletes the saved searches of a user, or the private ones alone. A job takes them out of what the pages of companies count, in batches: there may
 * be thousands. Their lists name them no more at once.
 */
export async function deleteSearchesOf(
  tx: Connection,
  userId: string,
  { keepsShared }: { readonly keepsShared: boolean },
): Promise<void> {
  const chosen = keepsShared ? sql`user_id = ${userId} and is_private` : sql`user_id = ${userId}`;
  await queueSearches(tx, sql`searches where ${chosen}`);
  await addJob(tx, "count_searches", {});
  await tx.deleteFrom("searches").where(sql<boolean>`${chosen}`).execute();
}
