import { type Kysely, sql } from "kysely";

/** What jobs could not do, addresses that mail servers refuse, and how far the ledger has been added up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the newest mail was taken by the mail server: what was asked for before is answered.
    alter table registrations add column mailed_at timestamptz;
    alter table password_resets add column mailed_at timestamptz;

    create table refused_addresses (
      email_hash text primary key,
      refusals integer not null,
      refused_at timestamptz not null,
      waits_until timestamptz not null
    );

    create table failed_jobs (
      id bigint generated always as identity primary key,
      job_id bigint not null unique,
      job text not null,
      subject text not null,
      reason text not null check (reason in ('refused', 'given_up')),
      error text not null,
      attempts integer not null,
      asked_at timestamptz not null,
      failed_at timestamptz not null default now()
    );
    create index on failed_jobs (subject);

    create table ledger_checkpoints (
      user_id uuid primary key references users,
      entry_id bigint not null,
      total bigint not null
    );
    create table ledger_checks (
      kind text primary key check (kind in ('new_entries', 'recount')),
      drift jsonb not null,
      checked_at timestamptz not null
    );
  `.execute(db);
}
