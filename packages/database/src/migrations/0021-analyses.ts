import { type Kysely, sql } from "kysely";

/**
 * Analyses of companies with what they found, and the newest reading of each company's site. The release before knows
 * neither; an analysis that it takes over stays where it is until a process of this release does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analyses (
      run_id uuid primary key references runs on delete cascade,
      user_id uuid not null,
      domain text not null,
      company_name text not null,
      kind text not null,
      model_id text not null,
      created_at timestamptz not null,
      facts jsonb,
      site jsonb,
      advice jsonb,
      dropped integer not null default 0
    );
    create index analyses_newest on analyses (user_id, domain, kind, created_at desc) include (model_id, run_id);

    create table site_readings (
      domain text primary key,
      reading jsonb,
      read_at timestamptz,
      reader uuid,
      reader_until timestamptz
    );
  `.execute(db);
}
