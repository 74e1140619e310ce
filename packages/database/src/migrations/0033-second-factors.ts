import { type Kysely, sql } from "kysely";

/**
 * Second factors with their recovery codes, sign-ins that wait for one, and which sessions were opened with one. The
 * release before opens sessions without: those have no admin rights where a factor is on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references users on delete cascade,
      secret bytea not null,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_step bigint not null default 0
    );
    create table recovery_codes (
      user_id uuid not null references second_factors on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );
    create table sign_in_challenges (
      token_hash text primary key,
      user_id uuid not null references users on delete cascade,
      signed_in_by text not null,
      attempts integer not null default 0,
      expires_at timestamptz not null
    );
    create index on sign_in_challenges (user_id);

    alter table sessions add column second_factor_at timestamptz;
    alter table refresh_tokens add column second_factor_at timestamptz;
  `.execute(db);
}
