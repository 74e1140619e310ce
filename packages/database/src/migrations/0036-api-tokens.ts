import { type Kysely, sql } from "kysely";

/**
 * API tokens: who made them, what they may, how often they call and what they spend. An entry of the ledger says which token
 * spent it; its refund, written by whoever, takes the credits off the day they were spent on. The release before writes
 * entries without a token, which is true of all it writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column api_access boolean not null default false;

    create table api_tokens (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      name text not null,
      hash text not null unique,
      -- The token's first characters, by which its owner knows it.
      hint text not null,
      scopes text[] not null check (scopes <@ array['read', 'run'] and cardinality(scopes) > 0),
      -- Most credits that it may spend a day (UTC); null: as many as the account has.
      daily_credits integer check (daily_credits > 0),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    );
    create index api_tokens_of_user on api_tokens (user_id, created_at desc);

    create table api_token_days (
      token_id uuid not null references api_tokens on delete cascade,
      -- UTC.
      day date not null,
      calls integer not null default 0,
      errors integer not null default 0,
      -- Spent, less what came back.
      credits integer not null default 0,
      primary key (token_id, day)
    );

    alter table ledger_entries add column api_token_id uuid;

    create function spend_by_token() returns trigger language plpgsql as $$
    declare
      spent integer;
      most integer;
    begin
      insert into api_token_days (token_id, day, credits)
        values (new.api_token_id, (now() at time zone 'utc')::date, -new.delta)
        on conflict (token_id, day) do update set credits = api_token_days.credits + excluded.credits
        returning credits into spent;
      select daily_credits into most from api_tokens where id = new.api_token_id;
      if spent > most then
        raise exception 'an API token would spend more than it may a day'
          using errcode = 'check_violation', constraint = 'api_tokens_daily_credits';
      end if;
      return new;
    end $$;
    create trigger spend_by_token before insert on ledger_entries for each row
      when (new.api_token_id is not null and new.delta < 0) execute function spend_by_token();

    create function return_to_token() returns trigger language plpgsql as $$
    declare
      spent record;
    begin
      select api_token_id, (created_at at time zone 'utc')::date as day into spent
        from ledger_entries
        where reason in ('search', 'discovery', 'seo_analysis', 'source_analysis', 'study_hold')
          and reference = new.reference and api_token_id is not null;
      if found then
        new.api_token_id := spent.api_token_id;
        update api_token_days set credits = credits - new.delta
          where token_id = spent.api_token_id and day = spent.day;
      end if;
      return new;
    end $$;
    create trigger return_to_token before insert on ledger_entries for each row
      when (new.delta > 0 and (new.reason like '%\\_refund' or new.reason = 'study_release'))
      execute function return_to_token();
  `.execute(db);
}
