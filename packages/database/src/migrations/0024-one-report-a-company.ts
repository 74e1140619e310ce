import { type Kysely, sql } from "kysely";

/** A company has one published report, and another one of the sandbox's. The release before publishes none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index blog_posts_report_key on blog_posts (domain, is_sandbox)
      where status = 'published' and blog_type = 'company_analysis'
  `.execute(db);
}
