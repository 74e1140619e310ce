import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    create table companies (
      domain text primary key,
      name text not null,
      name_key text not null,
      seen integer not null default 0 check (seen >= 0),
      source text not null check (source in ('catalogue', 'search', 'suggest')),
      is_sandbox boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    -- Prefixes: by the pattern when few companies have it, by the most seen first when many do.
    create index companies_domain_prefix on companies (domain text_pattern_ops);
    create index companies_name_prefix on companies (name_key text_pattern_ops);
    create index companies_most_seen on companies (seen desc);
    -- Beginnings of later words, and names with a slip of the finger.
    create index companies_name_trigrams on companies using gin (name_key gin_trgm_ops);

    create table company_spellings (
      domain text not null,
      name text not null,
      name_key text not null,
      seen integer not null,
      primary key (domain, name)
    );

    alter table searches add column taught text[] not null default '{}';

    create table logos (
      domain text primary key,
      provider text,
      image bytea,
      content_type text,
      etag text,
      fetched_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check ((image is null) = (content_type is null) and (image is null) = (etag is null))
    );
    create index on logos (expires_at);
  `.execute(db);
}
