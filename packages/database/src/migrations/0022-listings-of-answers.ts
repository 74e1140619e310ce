import { type Kysely, sql } from "kysely";

/**
 * How many companies each column of a search lists, for share of voice (decision record 41). Rows of the release before have
 * none: they are counted from mentions when they are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_sources add column listings smallint[]`.execute(db);
}
