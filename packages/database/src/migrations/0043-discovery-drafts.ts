import { type Kysely, sql } from "kysely";

/** Drafts of discoveries, which end with their prompts; a discovery asks several models, which its run names (record 77). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table discoveries drop column model_id, add column is_draft boolean not null default false,
      add column discarded_at timestamptz;
  `.execute(db);
}
