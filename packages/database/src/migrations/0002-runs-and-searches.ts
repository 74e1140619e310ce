import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table runs (
      id uuid primary key,
      user_id uuid not null references users,
      kind text not null,
      client_run_id text not null,
      prompt text not null,
      models text[] not null,
      web_search boolean not null,
      is_private boolean not null,
      is_sandbox boolean not null,
      status text not null default 'running' check (status in ('running', 'completed', 'failed')),
      cost integer not null check (cost >= 0),
      was_censored boolean not null default false,
      censor_reason text,
      last_seq integer not null default 0,
      lease_owner uuid,
      lease_until timestamptz,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      unique (user_id, client_run_id)
    );
    create index on runs (lease_until) where status = 'running';

    create table run_events (
      run_id uuid not null references runs on delete cascade,
      seq integer not null,
      event json not null,
      created_at timestamptz not null default now(),
      primary key (run_id, seq)
    );

    create table model_answers (
      run_id uuid not null references runs on delete cascade,
      model_id text not null,
      attempt smallint not null,
      status text not null check (status in ('success', 'error')),
      raw_text text,
      upstream_id text not null,
      served_model text,
      prompt_tokens integer,
      completion_tokens integer,
      cost_usd double precision,
      duration_ms integer not null,
      failure text,
      failure_detail text,
      created_at timestamptz not null default now(),
      primary key (run_id, model_id, attempt)
    );

    create table searches (
      id uuid primary key references runs,
      user_id uuid not null references users,
      kind text not null,
      prompt text not null,
      prompt_key text not null,
      sector text,
      models text[] not null,
      web_search boolean not null,
      is_private boolean not null,
      is_sandbox boolean not null,
      was_censored boolean not null,
      censor_reason text,
      trending boolean not null default false,
      top json not null,
      results json not null,
      model_results json not null,
      created_at timestamptz not null
    );
    create index on searches (user_id, created_at desc, id);
    create index on searches (prompt_key, created_at) where not is_private;

    -- No foreign keys here: a check for each of a search's 150 rows was a third of the time it takes to save it.
    create table mentions (
      search_id uuid not null,
      model_id text not null,
      rank smallint not null check (rank >= 1),
      domain text,
      company_name text not null,
      user_id uuid not null,
      is_private boolean not null,
      created_at timestamptz not null,
      primary key (search_id, model_id, rank, created_at)
    ) partition by range (created_at);
    create table mentions_default partition of mentions default;
    create index on mentions (domain, created_at desc) include (search_id, model_id, rank, user_id, is_private);

    create table citations (
      search_id uuid not null,
      model_id text not null,
      position smallint not null,
      url text not null,
      domain text not null,
      title text,
      created_at timestamptz not null,
      primary key (search_id, model_id, position, created_at)
    ) partition by range (created_at);
    create table citations_default partition of citations default;
    create index on citations (domain, created_at desc);

    -- Creates the monthly partitions of one table that are missing between two dates.
    create function create_month_partitions(parent text, first_day date, last_day date)
    returns void language plpgsql as $$
    declare
      month date := date_trunc('month', first_day);
    begin
      while month <= last_day loop
        execute format(
          'create table if not exists %I partition of %I for values from (%L) to (%L)',
          parent || to_char(month, '_YYYY_MM'), parent,
          to_char(month, 'YYYY-MM-DD 00:00:00+00'), to_char(month + interval '1 month', 'YYYY-MM-DD 00:00:00+00')
        );
        month := month + interval '1 month';
      end loop;
    end $$;
  `.execute(db);
}
