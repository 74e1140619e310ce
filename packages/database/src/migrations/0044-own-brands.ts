import { type Kysely, sql } from "kysely";

/** The company that is a user's own is one of their brands (record 77). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users drop column company_domain,
      add column company_brand_id uuid references brands on delete set null;
    create index users_of_brand on users (company_brand_id) where company_brand_id is not null;
  `.execute(db);
}
