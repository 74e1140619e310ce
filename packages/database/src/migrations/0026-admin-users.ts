import { type Kysely, sql } from "kysely";

/**
 * Orders, filters and words of the admin panel's list of users. No index holds a column that a search changes, so that
 * taking a credit stays as cheap as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_newest on users (created_at desc, id desc) where deleted_at is null;
    create index users_by_name on users (lower(name), id) where deleted_at is null;
    create index users_by_email on users (email, id) where deleted_at is null;
    create index users_admins on users (created_at desc, id desc) where deleted_at is null and role = 'admin';
    create index users_of_provider on users (auth_provider, created_at desc, id desc) where deleted_at is null;
    create index users_words on users
      using gin (own_grams('00000000-0000-0000-0000-000000000000'::uuid, email, lower(name)))
      where deleted_at is null;
  `.execute(db);
}
