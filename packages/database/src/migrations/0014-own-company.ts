import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column company_domain text;
    -- The last run of the same question, for the change beside a search in the history.
    create index on searches (user_id, prompt_key, created_at desc);
  `.execute(db);
}
