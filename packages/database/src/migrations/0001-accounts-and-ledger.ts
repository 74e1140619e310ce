import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      name text not null,
      password_hash text,
      role text not null default 'user' check (role in ('user', 'admin')),
      credits integer not null default 0 check (credits >= 0),
      subscription_status text not null default 'free_trial',
      trial_ends_at timestamptz,
      email_verified_at timestamptz,
      auth_provider text not null default 'email',
      private_by_default boolean not null default false,
      attribution jsonb not null default '{}',
      created_at timestamptz not null default now()
    );

    create table sessions (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      user_agent text
    );
    create index on sessions (user_id);

    create table refresh_tokens (
      hash text primary key,
      family_id uuid not null,
      user_id uuid not null references users on delete cascade,
      session_id text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index on refresh_tokens (family_id);
    create index on refresh_tokens (user_id);

    create table email_verifications (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      code_hash text not null,
      name text not null,
      password_hash text not null,
      attribution jsonb not null default '{}',
      tries smallint not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index on email_verifications (user_id, created_at);

    create table ledger_entries (
      id bigint generated always as identity primary key,
      user_id uuid not null references users,
      delta integer not null check (delta <> 0),
      balance integer not null check (balance >= 0),
      reason text not null,
      reference text not null,
      created_at timestamptz not null default now(),
      unique (reason, reference)
    );
    create index on ledger_entries (user_id, id);

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger entries are append-only' using errcode = 'restrict_violation';
    end $$;
    create trigger ledger_is_append_only before update or delete on ledger_entries
      for each row execute function refuse_ledger_change();
    create trigger ledger_is_never_truncated before truncate on ledger_entries
      for each statement execute function refuse_ledger_change();
  `.execute(db);
}
