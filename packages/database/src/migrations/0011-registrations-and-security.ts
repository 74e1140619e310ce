import { type Kysely, sql } from "kysely";

/** Registrations of their own, sign-ins with an end, devices that an account knows, and the security log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      event text not null,
      user_id uuid references users on delete set null,
      address_hash text,
      account_hash text,
      details jsonb not null default '{}'
    );
    create index on security_events (at);
    create index on security_events (event, id desc);
    create index on security_events (user_id, id desc);

    create table registrations (
      id uuid primary key,
      email text not null check (email = lower(email)),
      name text not null,
      password_hash text not null,
      attribution jsonb not null default '{}',
      secret_hash text unique,
      registrant text not null,
      code_hash text,
      code_expires_at timestamptz,
      tries smallint not null default 0,
      open_tries smallint not null default 0,
      link_hash text unique,
      link_expires_at timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index on registrations (email, created_at);
    create index on registrations (expires_at);
    -- Every mail of a registration was a row of its own; the newest one of each goes on.
    insert into registrations (id, email, name, password_hash, attribution, registrant, code_hash, code_expires_at,
      tries, link_hash, link_expires_at, created_at, expires_at)
    select distinct on (users.id, old.password_hash) old.id, users.email, old.name, old.password_hash,
      old.attribution, '', old.code_hash, old.expires_at, old.tries, old.link_hash, old.link_expires_at,
      old.created_at, old.created_at + interval '30 days'
    from email_verifications old join users on users.id = old.user_id and users.email_verified_at is null
    order by users.id, old.password_hash, old.id desc;

    alter table users add column deleted_at timestamptz;
    update users set deleted_at = now() where email = 'deleted-' || id || '@deleted.invalid';

    alter table refresh_tokens add column signed_in_at timestamptz not null default now();
    update refresh_tokens set signed_in_at = family.began_at
      from (select family_id, min(created_at) as began_at from refresh_tokens group by family_id) family
      where family.family_id = refresh_tokens.family_id;
    create index on refresh_tokens (session_id);
    alter table sessions add column family_id uuid, add column signed_in_at timestamptz not null default now();
    update sessions set signed_in_at = created_at;
    update sessions set family_id = token.family_id, signed_in_at = token.signed_in_at
      from refresh_tokens token where token.session_id = sessions.id;

    create table known_devices (
      user_id uuid not null references users on delete cascade,
      device_hash text not null,
      last_used_at timestamptz not null default now(),
      primary key (user_id, device_hash)
    );
    create index on known_devices (last_used_at);
  `.execute(db);
}
