import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column public_id uuid not null unique default gen_random_uuid(),
      add column last_used_at timestamptz not null default now();

    alter table email_verifications
      add column link_hash text unique,
      add column link_expires_at timestamptz;

    create table password_resets (
      hash text primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index on password_resets (user_id);

    create table identities (
      provider text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (provider, subject)
    );
    create index on identities (user_id);

    create table rate_limits (
      key text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (key, window_start)
    );
    create index on rate_limits (window_start);

    create table conversions (
      id bigint generated always as identity primary key,
      user_id uuid not null references users on delete cascade,
      event_type text not null,
      conversion_id text not null,
      metadata json not null,
      created_at timestamptz not null default now(),
      unique (user_id, conversion_id)
    );
  `.execute(db);
}
