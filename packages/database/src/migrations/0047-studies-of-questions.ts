import { type Kysely, sql } from "kysely";

/** Studies are found by the question that they ask: their means stand in company pages (decision record 76). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index studies_of_question on studies (prompt_key, created_at desc) where ranking = 'company'
  `.execute(db);
}
