import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entries add column note text;

    alter table users
      add column payment_customer_id text unique,
      add column plan_subscription_id text unique;

    create table payments (
      id uuid primary key,
      user_id uuid not null references users,
      checkout_id text unique,
      pack text,
      plan text,
      credits integer not null check (credits >= 0),
      amount integer not null check (amount >= 0),
      currency text not null,
      is_sandbox boolean not null,
      status text not null default 'open',
      amount_refunded integer not null default 0,
      credits_granted integer not null default 0,
      credits_taken_back integer not null default 0 check (credits_taken_back <= credits_granted),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on payments (user_id, created_at);
    create index on payments (created_at) where status in ('open', 'pending');

    create table owed_entries (
      id bigint generated always as identity primary key,
      user_id uuid not null references users,
      delta integer not null check (delta <> 0),
      reason text not null,
      reference text not null,
      created_at timestamptz not null default now(),
      unique (reason, reference)
    );
    create index on owed_entries (user_id);
    create trigger owed_is_append_only before update or delete on owed_entries
      for each row execute function refuse_ledger_change();
    create trigger owed_is_never_truncated before truncate on owed_entries
      for each statement execute function refuse_ledger_change();

    create table allowances (
      user_id uuid not null references users on delete cascade,
      kind text not null,
      period date not null,
      used integer not null check (used >= 0),
      primary key (user_id, kind, period)
    );

    alter table runs add column funding text not null default 'credits';
    update runs set funding = 'none' where cost = 0;
  `.execute(db);
}
