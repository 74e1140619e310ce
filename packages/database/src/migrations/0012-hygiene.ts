import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column is_sandbox_admin boolean not null default false,
      add column mailbox_hash text;
    create index on users (mailbox_hash) where mailbox_hash is not null;

    alter table payments add column plan_ended_at timestamptz;
    create index on payments (updated_at) where plan is not null and plan_ended_at is null;
  `.execute(db);
}
