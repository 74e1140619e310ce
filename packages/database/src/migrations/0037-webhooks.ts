import { type Kysely, sql } from "kysely";

/**
 * Webhooks: where accounts are told of events, and each message with its attempts. Triggers write the messages, in the
 * statement that ends a run or takes the credits: none is lost, and none tells what did not happen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      url text not null,
      events text[] not null check (
        events <@ array['search.completed', 'analysis.completed', 'credits.low'] and cardinality(events) > 0
      ),
      -- credits.low is told when fewer are left.
      low_credits integer not null check (low_credits > 0),
      -- Signs messages; sealed with the servers' key.
      secret bytea not null,
      created_at timestamptz not null default now(),
      paused_at timestamptz
    );
    create index webhooks_of_user on webhooks (user_id, created_at);

    create table webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      webhook_id uuid not null references webhooks on delete cascade,
      event text not null,
      -- What it is about: the id of a run, or credits.
      subject jsonb not null,
      -- The text that is sent, the same at each attempt; null before the first.
      body text,
      status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      -- Attempts since it was sent, or sent again.
      tries integer not null default 0,
      created_at timestamptz not null default now(),
      last_attempt_at timestamptz,
      next_attempt_at timestamptz not null default now(),
      response_status integer,
      error text
    );
    create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at desc, id desc);
    create index webhook_deliveries_by_age on webhook_deliveries (created_at);

    create function tell_webhook(webhook uuid, what text, about jsonb) returns void language plpgsql as $$
    declare
      delivery uuid;
    begin
      insert into webhook_deliveries (webhook_id, event, subject) values (webhook, what, about)
        returning id into delivery;
      perform graphile_worker.add_job('deliver_webhook', payload := json_build_object('deliveryId', delivery));
    end $$;

    create function tell_of_run() returns trigger language plpgsql as $$
    declare
      what text := case when new.kind in ('seo', 'source') then 'analysis.completed' else 'search.completed' end;
    begin
      perform tell_webhook(id, what, jsonb_build_object('runId', new.id)) from webhooks
        where user_id = new.user_id and paused_at is null and what = any (events);
      return null;
    end $$;
    create trigger tell_of_run after update of status on runs for each row
      when (old.status = 'running' and new.status <> 'running' and not new.was_censored
        and new.kind in ('company', 'expert', 'comparison', 'seo', 'source'))
      execute function tell_of_run();

    create function tell_of_credits() returns trigger language plpgsql as $$
    begin
      perform tell_webhook(id, 'credits.low', jsonb_build_object('credits', new.credits)) from webhooks
        where user_id = new.id and paused_at is null and 'credits.low' = any (events)
          and old.credits >= low_credits and new.credits < low_credits;
      return null;
    end $$;
    create trigger tell_of_credits after update of credits on users for each row
      when (new.credits < old.credits) execute function tell_of_credits();
  `.execute(db);
}
