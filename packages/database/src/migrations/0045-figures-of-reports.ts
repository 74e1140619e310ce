import { type Kysely, sql } from "kysely";

/** The figures that a report was published with (record 78). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blog_posts add column figures jsonb`.execute(db);
}
