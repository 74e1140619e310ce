import { type Kysely, sql } from "kysely";

/**
 * Which subscription a payment began and when, so that of an account's plans the newest goes on; and how often its
 * credits were taken and given back, and which reading of the provider it shows, since both can turn.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column subscription_id text,
      add column plan_started_at timestamptz,
      add column reversals integer not null default 0,
      add column reading bigint not null default 0;
    create sequence payment_readings;
    create index on payments (updated_at) where credits_taken_back > 0;
  `.execute(db);
}
