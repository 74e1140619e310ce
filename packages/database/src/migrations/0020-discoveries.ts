import { type Kysely, sql } from "kysely";

/**
 * Which runs are discoveries of which company, and which runs test their prompts. The release before asks neither; a
 * discovery that it takes over stays where it is until a process of this release does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table discoveries (
      run_id uuid primary key references runs on delete cascade,
      user_id uuid not null,
      domain text not null,
      model_id text not null,
      created_at timestamptz not null
    );
    create index discoveries_newest on discoveries (user_id, domain, created_at desc);

    create table discovery_tests (
      run_id uuid primary key references runs on delete cascade,
      discovery_id uuid not null
    );
  `.execute(db);
}
