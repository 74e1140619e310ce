import { type Kysely, sql } from "kysely";

/** The version of the rules of who is who (`IDENTITY_VERSION`) that each count was made by (decision record 69). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_sources add column identity_version smallint not null default 1;
    alter table counted_searches add column identity_version smallint not null default 1;
    alter table companies add column identity_version smallint not null default 1;
    alter table brand_visits add column identity_version smallint not null default 1;
    create index search_sources_of_identity on search_sources (identity_version);
    create index counted_searches_of_identity on counted_searches (identity_version);
  `.execute(db);
}
