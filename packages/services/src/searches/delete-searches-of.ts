import { type Connection, queueSearches } from "@standings/database";
import { sql } from "kysely";
import { addJob } from "../jobs/add-job.ts";

/**
 * Deletes the saved searches of a user. A job takes them out of what the pages of companies count, in batches: there may
 * be thousands. Their lists name them no more at once.
 */
export async function deleteSearchesOf(tx: Connection, userId: string): Promise<void> {
  await queueSearches(tx, sql`searches where user_id = ${userId}`);
  await addJob(tx, "count_searches", {});
  const own = tx.selectFrom("searches").select("id").where("user_id", "=", userId);
  // The tables of the release before.
  await tx.deleteFrom("mentions").where("search_id", "in", own).execute();
  await tx.deleteFrom("citations").where("search_id", "in", own).execute();
  await tx.deleteFrom("searches").where("user_id", "=", userId).execute();
}
