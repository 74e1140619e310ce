import { type Kysely, sql } from "kysely";

/** The schema of the first release, frozen: what comes later is a migration of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const areas = [
    SHARED,
    ACCOUNTS,
    MONEY,
    API_TOKENS,
    RUNS,
    SEARCHES,
    COMPANIES,
    FINDINGS,
    BRANDS,
    VISIT_FIGURES,
    BLOG,
    WEBHOOKS,
    WEATHER,
    MODELS,
    ADMIN,
    FIGURES,
    CLAIMS,
    TOPICS,
    EXPERIMENTS,
  ];
  for (const area of areas) await area.execute(db);
}

/** What several areas need. */
const SHARED = sql`
  create extension if not exists pg_trgm;

  -- Three characters in a row of one or two texts, as numbers; of other scripts also one and two. Unlike pg_trgm it knows
  -- letters beyond ASCII in every locale, and finds two letters of Chinese.
  create function grams(text1 text, text2 text)
  returns integer[] language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct hashtext(gram)), '{}')
    from (select text1 || coalesce(E'\n' || text2, '') as words) as asked,
      generate_series(case octet_length(words) when char_length(words) then 3 else 1 end, 3) as length,
      generate_series(1, char_length(words) - length + 1) as place,
      substr(words, place, length) as gram
    where length = 3 or octet_length(gram) > length
  );

  -- What searches of questions that ask the same have in common.
  create function question_key(kind text, prompt_key text) returns bigint language sql immutable parallel safe
  return hashtextextended(kind || ' ' || prompt_key, 0);

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
`;

/** Accounts: who somebody is, how they prove it, and what is kept against abuse. */
const ACCOUNTS = sql`
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
    created_at timestamptz not null default now(),
    payment_customer_id text unique,
    plan_subscription_id text unique,
    deleted_at timestamptz,
    is_sandbox_admin boolean not null default false,
    mailbox_hash text,
    api_access boolean not null default false,
    -- The company that is the user's own, one of their brands (record 77).
    company_brand_id uuid
  );

  create table sessions (
    id text primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    user_agent text,
    public_id uuid not null unique default gen_random_uuid(),
    last_used_at timestamptz not null default now(),
    family_id uuid not null,
    signed_in_at timestamptz not null default now(),
    -- When the session last proved who uses it.
    proven_at timestamptz,
    second_factor_at timestamptz
  );

  create table refresh_tokens (
    hash text primary key,
    family_id uuid not null,
    user_id uuid not null references users on delete cascade,
    session_id text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    signed_in_at timestamptz not null default now(),
    second_factor_at timestamptz
  );

  create table registrations (
    id uuid primary key,
    email text not null check (email = lower(email)),
    name text not null,
    password_hash text not null,
    attribution jsonb not null default '{}',
    secret_hash text not null unique,
    registrant text not null,
    code_hash text,
    code_expires_at timestamptz,
    tries smallint not null default 0,
    open_tries smallint not null default 0,
    link_hash text unique,
    link_expires_at timestamptz,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    -- When the newest mail was taken by the mail server: what was asked for before is answered.
    mailed_at timestamptz
  );

  create table password_resets (
    hash text primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    -- When the newest mail was taken by the mail server: what was asked for before is answered.
    mailed_at timestamptz
  );

  create table identities (
    provider text not null,
    subject text not null,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    primary key (provider, subject)
  );

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

  create table known_devices (
    user_id uuid not null references users on delete cascade,
    device_hash text not null,
    last_used_at timestamptz not null default now(),
    -- When a second factor was passed on it.
    second_factor_at timestamptz,
    primary key (user_id, device_hash)
  );

  create table security_events (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    event text not null,
    user_id uuid references users on delete set null,
    address_hash text,
    account_hash text,
    details jsonb not null default '{}'
  );

  create table refused_addresses (
    email_hash text primary key,
    refusals integer not null,
    refused_at timestamptz not null,
    waits_until timestamptz not null
  );

  create table rate_limits (
    key text not null,
    window_start timestamptz not null,
    count integer not null,
    primary key (key, window_start)
  );

  create table conversions (
    id bigint generated always as identity primary key,
    user_id uuid not null references users on delete cascade,
    event_type text not null,
    conversion_id text not null,
    metadata json not null,
    created_at timestamptz not null default now(),
    unique (user_id, conversion_id)
  );

  create index on users (mailbox_hash) where mailbox_hash is not null;
  create index users_newest on users (created_at desc, id desc) where deleted_at is null;
  create index users_by_name on users (lower(name), id) where deleted_at is null;
  create index users_by_email on users (email, id) where deleted_at is null;
  create index users_admins on users (created_at desc, id desc) where deleted_at is null and role = 'admin';
  create index users_of_provider on users (auth_provider, created_at desc, id desc) where deleted_at is null;
  create index users_words on users
    using gin (grams(email, lower(name)))
    where deleted_at is null;
  create index users_email_prefix on users (email text_pattern_ops) where deleted_at is null;
  create index users_name_prefix on users (lower(name) text_pattern_ops) where deleted_at is null;
  create index on sessions (user_id);
  create index on refresh_tokens (family_id);
  create index on refresh_tokens (user_id);
  create index on refresh_tokens (session_id);
  create index on registrations (email, created_at);
  create index on registrations (expires_at);
  create index on password_resets (user_id);
  create index on identities (user_id);
  create index on sign_in_challenges (user_id);
  create index on known_devices (last_used_at);
  create index on security_events (at);
  create index on security_events (event, id desc);
  create index on security_events (user_id, id desc);
  create index on rate_limits (window_start);
`;

/** Money: the ledger, which only grows, what is owed, payments and allowances of plans. */
const MONEY = sql`
  create table ledger_entries (
    id bigint generated always as identity primary key,
    user_id uuid not null references users,
    delta integer not null check (delta <> 0),
    balance integer not null check (balance >= 0),
    reason text not null,
    reference text not null,
    created_at timestamptz not null default now(),
    note text,
    -- The token that spent it.
    api_token_id uuid,
    unique (reason, reference)
  );

  create table owed_entries (
    id bigint generated always as identity primary key,
    user_id uuid not null references users,
    delta integer not null check (delta <> 0),
    reason text not null,
    reference text not null,
    created_at timestamptz not null default now(),
    unique (reason, reference)
  );

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
    updated_at timestamptz not null default now(),
    plan_ended_at timestamptz,
    -- Which subscription the payment began and when: of an account's plans the newest goes on.
    subscription_id text,
    plan_started_at timestamptz,
    -- What the owner has settled with the provider: it goes on then, or ends.
    plan_renews_at timestamptz,
    plan_ends_at timestamptz,
    -- When the provider was first read to have ended it.
    subscription_ended_at timestamptz,
    -- How often its credits were taken and given back.
    reversals integer not null default 0,
    -- Which reading of the provider it shows.
    reading bigint not null default 0
  );

  create table allowances (
    user_id uuid not null references users on delete cascade,
    kind text not null,
    period date not null,
    used integer not null check (used >= 0),
    primary key (user_id, kind, period)
  );

  create index on ledger_entries (user_id, id);
  create index on owed_entries (user_id);
  create index on payments (user_id, created_at);
  create index on payments (created_at) where status in ('open', 'pending');
  create index on payments (updated_at) where plan is not null and subscription_ended_at is null;
  create index payments_last_event on payments (updated_at);
  create index on payments (updated_at) where credits_taken_back > 0;

  create function refuse_ledger_change() returns trigger language plpgsql as $$
  begin
    raise exception 'ledger entries are append-only' using errcode = 'restrict_violation';
  end $$;
  create trigger ledger_is_append_only before update or delete on ledger_entries
    for each row execute function refuse_ledger_change();
  create trigger ledger_is_never_truncated before truncate on ledger_entries
    for each statement execute function refuse_ledger_change();
  create trigger owed_is_append_only before update or delete on owed_entries
    for each row execute function refuse_ledger_change();
  create trigger owed_is_never_truncated before truncate on owed_entries
    for each statement execute function refuse_ledger_change();

  create sequence payment_readings;
`;

/** API tokens: who made them, what they may, how often they call and what they spend. A refund, whoever writes it,
 * takes the credits off the day they were spent on. */
const API_TOKENS = sql`
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

  create index api_tokens_of_user on api_tokens (user_id, created_at desc);

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
    holds text[] := array[new.reference];
    spent record;
  begin
    -- The visits of all markets are held for under the id of the first.
    if new.reason = 'visit_release' and new.reference not like '%/%' then
      select holds || array_agg(held.id::text) into holds
        from brand_visits visit join brand_visits held using (brand_id, due_at) where visit.id = new.reference::uuid;
    end if;
    select api_token_id, (created_at at time zone 'utc')::date as day into spent
      from ledger_entries
      where reason in ('search', 'discovery', 'seo_analysis', 'source_analysis', 'wordings', 'study_hold', 'visit_hold')
        and reference = any (holds) and api_token_id is not null;
    if found then
      new.api_token_id := spent.api_token_id;
      update api_token_days set credits = credits - new.delta
        where token_id = spent.api_token_id and day = spent.day;
    end if;
    return new;
  end $$;
  create trigger return_to_token before insert on ledger_entries for each row
    when (new.delta > 0 and (new.reason like '%\\_refund' or new.reason in ('study_release', 'visit_release')))
    execute function return_to_token();
`;

/** Runs of every kind with their events and answers, and jobs that failed. */
const RUNS = sql`
  create table runs (
    id uuid primary key,
    user_id uuid not null references users,
    kind text not null,
    client_run_id text not null,
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
    funding text not null default 'credits',
    -- What a run was asked is its kind's business: the machine keeps it as one value.
    request jsonb not null,
    -- Whether what paid was given back: the log cannot be asked by a statement that charges.
    is_refunded boolean not null default false,
    -- When what pays for it was taken: what is given back goes to that day's, or month's, allowance.
    paid_at timestamptz not null default now(),
    -- How often it broke; each time it waits longer to be taken up again.
    interruptions smallint not null default 0,
    unique (user_id, client_run_id)
  );

  create table run_events (
    run_id uuid not null references runs on delete cascade,
    seq integer not null,
    event json not null,
    created_at timestamptz not null default now(),
    primary key (run_id, seq)
  );

  create table model_answers (
    run_id uuid not null references runs on delete cascade,
    -- A column of a run is a model with, in a comparison, the number of a prompt, and in a study its round and arm.
    column_id text not null,
    attempt smallint not null,
    status text not null check (status in ('success', 'declined', 'error')),
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
    -- How the answer was read.
    shape text check (shape in ('json', 'list', 'table', 'records', 'prose', 'nothing')),
    read_by text check (read_by in ('parser', 'model')),
    extraction jsonb,
    -- What grounded it (Grounding of the domain).
    grounding jsonb,
    -- Versions of the rules that it came about by (record 73).
    versions jsonb,
    primary key (run_id, column_id, attempt)
  );

  create table run_packs (
    run_id uuid primary key references runs on delete cascade,
    content bytea not null,
    packed_at timestamptz not null default now()
  );

  -- Readings of packed answers, by the day they came.
  create table answer_readings (
    day date not null,
    model_id text not null,
    shape text not null,
    read_by text not null,
    answers integer not null,
    extractions integer not null,
    extraction_cost_usd double precision not null,
    primary key (day, model_id, shape, read_by)
  );

  -- Tells whether a server has the key that this database was begun with: one row.
  create table hash_key_checks (
    is_only boolean primary key default true check (is_only),
    hash text not null
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

  create index on runs (lease_until) where status = 'running';
  create index on runs (user_id, (request->>'prompt'), created_at desc);
  create index on runs (user_id, created_at desc);
  create index runs_running on runs (user_id, created_at desc) where status = 'running';
  create index runs_second_prompts on runs (user_id, (request->>'prompt2'), created_at desc) where kind = 'comparison';
  create index run_events_unpacked on run_events (created_at, run_id) where seq = 1;
  create index on failed_jobs (subject);
  create index failed_jobs_newest on failed_jobs (failed_at);

  -- What packs hold is compressed already.
  alter table run_packs alter column content set storage external;

  create function model_of_column(column_id text) returns text language sql immutable as $$
    select regexp_replace(column_id, '_(prompt[12]|round[0-9]+(_[a-z]+)?)$', '')
  $$;
`;

/** Saved searches, what the history counts, what may trend, and what admins took off public pages. */
const SEARCHES = sql`
  create table searches (
    id uuid primary key references runs,
    user_id uuid not null references users,
    kind text not null,
    prompt text not null,
    prompt_key text not null,
    sector text,
    columns text[] not null,
    web_search boolean not null,
    -- "DE/de"; null: asked as nobody, from nowhere. It is part of the keys of the prompts, too (record 96).
    market text,
    is_private boolean not null,
    is_sandbox boolean not null,
    was_censored boolean not null,
    censor_reason text,
    trending boolean not null default false,
    top json not null,
    -- Null once they are packed with their run.
    results json,
    model_results json,
    created_at timestamptz not null,
    prompt2 text,
    directory_learned_columns text[] not null default '{}',
    -- Beside is_private, so that every public figure needs one condition on its own row.
    is_taken_down boolean not null default false,
    -- A prompt that is taken down is also the second one of a comparison.
    prompt2_key text,
    -- By column, for comparisons with other searches.
    searched_by jsonb not null default '{}'
  );

  create table search_counts (
    user_id uuid not null,
    kind text not null,
    sector text not null,
    web_search boolean not null,
    count integer not null,
    primary key (user_id, kind, sector, web_search)
  );

  -- Questions of shared searches, with what Trending shows of them (record 103).
  create table asked_questions (
    question_key bigint not null,
    is_sandbox boolean not null,
    prompt_key text not null,
    kind text not null,
    people integer not null,
    newest_id uuid,
    newest_at timestamptz,
    sector text,
    -- When the number of people changes although nobody does anything; null: never.
    recount_at timestamptz,
    primary key (question_key, is_sandbox)
  );

  create table moderations (
    id uuid primary key,
    measure text not null check (measure in ('take_down', 'feature')),
    subject_kind text not null check (subject_kind in ('search', 'study', 'company', 'prompt')),
    subject text not null,
    reason text not null,
    set_by uuid not null references users,
    set_at timestamptz not null default now(),
    lifted_by uuid references users,
    lifted_at timestamptz
  );

  -- What visitors are shown: shared searches, newest first, of a sector or of all.
  create index on searches (created_at desc) where not is_private;
  create index on searches (sector, created_at desc) where not is_private;
  create index on searches (sector, created_at desc) where trending and not is_private;
  create index on searches (prompt2_key) where prompt2_key is not null and not is_private;
  -- Finds what admins take down in every market.
  create index searches_in_markets on searches (prompt_key) where market is not null;
  -- Finds the next person who asked a question without reading what the last one asked.
  create index on searches (prompt_key, kind, user_id, created_at desc) where not is_private;
  create index searches_own_second_prompts on searches (user_id, prompt2_key) where prompt2_key is not null;
  create index searches_own_newest on searches (user_id, created_at desc, id desc) include (kind, sector, web_search);
  create index searches_own_prompts on searches (user_id, prompt_key, created_at desc, id desc) include (kind, sector, web_search);
  create index searches_newest on searches (created_at desc, id desc) include (trending, is_private);
  create index searches_featured on searches (created_at desc, id desc) where trending;
  create index searches_own_featured on searches (user_id, created_at desc, id desc) where trending;
  -- Words of all shared searches.
  create index searches_shared_words on searches using gin (grams(prompt_key, prompt2_key))
    where not is_private;
  create index asked_questions_trending on asked_questions (people desc, newest_at desc)
    where people >= 2 and kind <> 'comparison';
  create index asked_questions_of_sector on asked_questions (sector, people desc, newest_at desc)
    where people >= 2 and kind <> 'comparison';
  create index asked_questions_due on asked_questions (recount_at) where recount_at is not null;
  create unique index on moderations (measure, subject_kind, subject) where lifted_at is null;

  -- In the order of the key, so that two writers never deadlock.
  create function count_searches() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into search_counts as known
        select user_id, kind, coalesce(sector, ''), web_search, count(*) from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (user_id, kind, sector, web_search) do update set count = known.count + excluded.count;
    elsif tg_op = 'DELETE' then
      insert into search_counts as known
        select user_id, kind, coalesce(sector, ''), web_search, -count(*) from removed group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (user_id, kind, sector, web_search) do update set count = known.count + excluded.count;
      delete from search_counts where count = 0 and user_id in (select user_id from removed);
    else
      insert into search_counts as known
        select user_id, kind, sector, web_search, sum(change) from (values
          (old.user_id, old.kind, coalesce(old.sector, ''), old.web_search, -1),
          (new.user_id, new.kind, coalesce(new.sector, ''), new.web_search, 1)
        ) as moved (user_id, kind, sector, web_search, change) group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (user_id, kind, sector, web_search) do update set count = known.count + excluded.count;
    end if;
    return null;
  end $$;
  create trigger count_added after insert on searches referencing new table as added
    for each statement execute function count_searches();
  create trigger count_removed after delete on searches referencing old table as removed
    for each statement execute function count_searches();
  create trigger count_moved after update of sector on searches
    for each row when (old.sector is distinct from new.sector) execute function count_searches();
`;

/** Companies: the directory, who is mentioned where, and what company pages count (record 31). */
const COMPANIES = sql`
  create table companies (
    domain text primary key,
    name text not null,
    name_key text not null,
    seen integer not null default 0 check (seen >= 0),
    source text not null check (source in ('catalogue', 'search', 'suggest')),
    is_sandbox boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- The version of the rules of who is who (IDENTITY_VERSION, record 69).
    identity_version smallint not null default 1
  );

  create table company_spellings (
    domain text not null,
    name text not null,
    name_key text not null,
    seen integer not null,
    primary key (domain, name)
  );
  create index on company_spellings (name_key);

  -- What sites, the catalogue and admins say of two sites, and the groups that it makes (record 120).
  create table site_links (
    domain text not null,
    other text not null check (other <> domain),
    evidence text not null check (evidence in ('redirect', 'hreflang', 'catalogue', 'admin')),
    country text check (country ~ '^[A-Z]{2}$'),
    primary key (domain, other, evidence)
  );
  create index on site_links (other);

  -- Each two sites once, the lesser first.
  create table sites_apart (
    domain text not null,
    other text not null check (other > domain),
    primary key (domain, other)
  );

  create table site_looks (
    domain text primary key,
    looked_at timestamptz not null
  );

  create table company_groups (
    domain text primary key,
    group_id text not null,
    country text check (country ~ '^[A-Z]{2}$'),
    evidence text[] not null
  );
  create index on company_groups (group_id);
  -- The list of admins: groups by their first sites, and beginnings of domains.
  create index company_groups_first on company_groups (domain) where domain = group_id;
  create index company_groups_prefix on company_groups (domain text_pattern_ops);

  create table logos (
    domain text primary key,
    provider text,
    image bytea,
    content_type text,
    etag text,
    fetched_at timestamptz not null default now(),
    expires_at timestamptz not null,
    check ((image is null) = (content_type is null) and (image is null) = (etag is null))
  );

  create table company_mentions (
    search_id uuid not null,
    created_at timestamptz not null,
    -- Who sees it while it is not public; an id of nobody in a market, where pages of companies count nothing (record 96).
    user_id uuid not null,
    question_key bigint not null,
    prompt_no smallint not null,
    aggregated_rank smallint,
    is_public boolean not null,
    is_sandbox boolean not null,
    domain text not null,
    company_name text not null,
    ranks smallint[] not null
  ) partition by range (created_at);
  create table company_mentions_default partition of company_mentions default;

  create table search_sources (
    search_id uuid not null,
    created_at timestamptz not null,
    answered integer not null,
    domains text[] not null,
    cited_by integer[] not null,
    -- The version of the rules of who is who (IDENTITY_VERSION, record 69).
    identity_version smallint not null default 1,
    -- The pages that answers cite, and by which columns.
    pages text[] not null default '{}',
    pages_cited_by integer[] not null default '{}',
    primary key (search_id, created_at)
  ) partition by range (created_at);
  create table search_sources_default partition of search_sources default;

  create table uncounted_searches (
    search_id uuid primary key,
    created_at timestamptz not null,
    -- Of its first prompt; it is counted anew when the search is deleted, too.
    question_key bigint not null
  );

  create table counted_searches (
    search_id uuid primary key,
    created_at timestamptz not null,
    scope uuid not null,
    is_sandbox boolean not null,
    models text[] not null,
    answered integer not null,
    -- The version of the rules of who is who (IDENTITY_VERSION, record 69).
    identity_version smallint not null default 1
  );

  create table counted_companies (
    scope uuid not null,
    domain text not null,
    is_sandbox boolean not null,
    searches integer not null,
    primary key (scope, domain, is_sandbox)
  ) with (fillfactor = 85);

  -- What has changed of that which fields were read from (record 88); kept for minutes. Rows are only added: nobody waits.
  create table field_changes (
    changed_by xid8 not null default pg_current_xact_id(),
    created_at timestamptz not null default now(),
    -- Whose searches; everybody's by default.
    scope uuid not null default '00000000-0000-0000-0000-000000000000',
    domains text[] not null default '{}',
    question_keys bigint[] not null default '{}',
    -- Every field has changed.
    is_all boolean not null default false
  );

  create table field_choices (
    user_id uuid not null references users on delete cascade,
    domain text not null,
    kind text not null,
    prompt_key text not null,
    prompt text not null,
    is_left_out boolean not null,
    created_at timestamptz not null default now(),
    primary key (user_id, domain, kind, prompt_key)
  );

  -- Prefixes: by the pattern when few companies have it, by the most seen first when many do.
  create index companies_domain_prefix on companies (domain text_pattern_ops);
  create index companies_name_prefix on companies (name_key text_pattern_ops);
  create index companies_most_seen on companies (seen desc);
  -- Beginnings of later words, and names with a slip of the finger.
  create index companies_name_trigrams on companies using gin (name_key gin_trgm_ops);
  create index on logos (expires_at);
  -- Many rows of one search share an entry of this index: it holds a tenth of what a primary key would.
  create index on company_mentions (search_id);
  create index on company_mentions (domain, created_at desc, search_id, prompt_no)
    include (question_key, aggregated_rank, is_sandbox) where is_public;
  create index on company_mentions (user_id, domain, created_at desc, search_id, prompt_no)
    include (question_key, aggregated_rank, is_sandbox) where not is_public;
  create index on field_changes (changed_by);
  create index on field_changes (created_at);
  create index search_sources_of_identity on search_sources (identity_version);
  create index counted_searches_of_identity on counted_searches (identity_version);
`;

/** Discoveries of prompts, analyses of companies, and studies: runs with findings of their own. */
const FINDINGS = sql`
  create table discoveries (
    run_id uuid primary key references runs on delete cascade,
    user_id uuid not null,
    domain text not null,
    created_at timestamptz not null,
    is_draft boolean not null default false,
    discarded_at timestamptz
  );

  create table discovery_tests (
    run_id uuid primary key references runs on delete cascade,
    discovery_id uuid not null
  );

  create table analyses (
    run_id uuid primary key references runs on delete cascade,
    user_id uuid not null,
    domain text not null,
    company_name text not null,
    kind text not null,
    model_id text not null,
    created_at timestamptz not null,
    facts jsonb,
    site jsonb,
    advice jsonb,
    dropped integer not null default 0
  );

  create table site_readings (
    domain text primary key,
    reading jsonb,
    read_at timestamptz,
    reader uuid,
    reader_until timestamptz
  );

  create table studies (
    run_id uuid primary key references runs on delete cascade,
    user_id uuid not null,
    ranking text not null check (ranking in ('company', 'expert')),
    prompt text not null,
    prompt_key text not null,
    round_limit integer not null,
    rounds integer not null default 0,
    -- Rounds that brought an answer, and are paid for.
    counted integer not null default 0,
    -- What pays for rounds that are still to come: credits, or analyses of the plan.
    held integer not null,
    findings jsonb,
    -- Versions of the rules that the findings were made by: of names, of reading, of matching (record 86).
    rules smallint[] not null default '{}',
    -- When figures of the ended study changed because newer rules counted its answers again.
    recounted_at timestamptz,
    -- What lists say of the findings, which are large: the first entries, and by domain where a company stands.
    brief jsonb,
    places jsonb,
    created_at timestamptz not null
  );

  create table study_companies (
    run_id uuid not null references studies on delete cascade,
    domain text not null,
    name text not null,
    created_at timestamptz not null,
    -- Answers of each model that counts, and those of them that list the company.
    answers integer[] not null,
    listed integer[] not null,
    -- The question itself names the company, so that its answers say nothing of how often it is listed.
    is_in_question boolean not null,
    primary key (run_id, domain)
  );

  create index discoveries_newest on discoveries (user_id, domain, created_at desc);
  create index discovery_tests_of_discovery on discovery_tests (discovery_id);
  create index analyses_newest on analyses (user_id, domain, kind, created_at desc) include (model_id, run_id);
  create index analyses_all_newest on analyses (created_at desc, run_id desc) include (kind);
  create index analyses_of_kind on analyses (kind, created_at desc, run_id desc);
  create index analyses_of_user on analyses (user_id, created_at desc, run_id desc) include (kind);
  create index analyses_of_domain on analyses (domain, created_at desc, run_id desc) include (kind, user_id);
  create index analyses_words on analyses
    using gin (grams(domain, lower(company_name)));
  create index studies_newest on studies (user_id, created_at desc, run_id desc);
  create index studies_of_rules on studies (rules, run_id);
  create index studies_held on studies (user_id) where held > 0;
  create index studies_of_question on studies (prompt_key, created_at desc) where ranking = 'company';
  create index study_companies_of_domain on study_companies (domain, created_at desc);

  -- What is hidden or removed leaves the fields at once; what is added waits for the count.
  create function change_fields_of_searches() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      insert into field_changes (question_keys)
        select array_agg(question_key(kind, key)) from removed, unnest(array[prompt_key, prompt2_key]) as key
        where key is not null having count(*) > 0;
    else
      insert into field_changes (question_keys) values (
        array_remove(array[question_key(new.kind, new.prompt_key), question_key(new.kind, new.prompt2_key)], null));
    end if;
    return null;
  end $$;
  create trigger change_fields_of_removed after delete on searches referencing old table as removed
    for each statement execute function change_fields_of_searches();
  create trigger change_fields_of_hidden after update of is_private, is_taken_down on searches for each row
    when ((old.is_private, old.is_taken_down) is distinct from (new.is_private, new.is_taken_down))
    execute function change_fields_of_searches();

  create function change_fields_of_run() returns trigger language plpgsql as $$
  begin
    insert into field_changes (question_keys)
      select array[question_key('company', prompt_key)] from studies where run_id = new.id;
    return null;
  end $$;
  create trigger change_fields_of_run after update of status, is_private on runs for each row
    when (new.kind = 'study' and (old.status, old.is_private) is distinct from (new.status, new.is_private))
    execute function change_fields_of_run();
  create function change_fields_of_study() returns trigger language plpgsql as $$
  begin
    insert into field_changes (question_keys) values (array[question_key('company', old.prompt_key)]);
    return null;
  end $$;
  create trigger change_fields_of_study after update of findings or delete on studies
    for each row execute function change_fields_of_study();

  create function change_fields_of_user() returns trigger language plpgsql as $$
  begin
    insert into field_changes (scope, domains)
      values (coalesce(new.user_id, old.user_id), array[coalesce(new.domain, old.domain)]);
    return null;
  end $$;
  create trigger change_fields_of_choice after insert or update or delete on field_choices
    for each row execute function change_fields_of_user();
  create trigger change_fields_of_discovery after insert or update or delete on discoveries
    for each row execute function change_fields_of_user();

  create function change_all_fields() returns trigger language plpgsql as $$
  begin
    insert into field_changes (is_all) values (true);
    return null;
  end $$;
  create trigger change_all_fields after insert or update or delete on moderations
    for each statement execute function change_all_fields();

`;

/** Brands with their prompts and visits, and what the visits found, added up: pages of brands read these sums and never
 * the answers. A visit holds what its studies may cost; the end of each study wakes the visit. */
const BRANDS = sql`
  create table brands (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    name text not null,
    domain text not null,
    competitors jsonb not null default '[]',
    models text[] not null,
    web_search boolean not null,
    -- Prompts are asked in plain words, too.
    asks_natural boolean not null default false,
    -- Codes of markets ("DE/de"), in their order; none: asked as nobody, from nowhere (record 96).
    markets text[] not null default '{}',
    rhythm text not null check (rhythm in ('weekly', 'daily', 'monthly', 'manual')),
    -- Weekly: 1 (Monday) to 7. Monthly: 1 to 28.
    day smallint not null,
    hour smallint not null,
    time_zone text not null,
    rounds smallint not null,
    alert_mails boolean not null default true,
    digest_mails boolean not null default true,
    agency jsonb,
    paused_at timestamptz,
    next_visit_at timestamptz,
    -- The visit that there will be too few credits for, as its owner was told.
    warned_of timestamptz,
    -- When its owner was told that none of its models is asked any more.
    told_without_models_at timestamptz,
    -- The week that the last digest told, YYYY-Www.
    digest_week text,
    -- The version of its names that its owner wants, and the one that all its figures are counted by.
    names_version integer not null default 1,
    counted_version integer not null default 1,
    -- The past could not be counted by the version that is wanted.
    recount_failed_at timestamptz,
    -- Grows with every confirmed fact that comes, changes or ends.
    facts_version integer not null default 0,
    -- When the brand's site was read for facts.
    facts_read_at timestamptz,
    facts_reader_until timestamptz,
    -- Direct questions are asked again every few weeks, and when they are the next time.
    asks_direct boolean not null default false,
    next_direct_at timestamptz,
    -- The client's id of the call that set it up: repeated, it gives the same brand.
    client_brand_id uuid,
    created_at timestamptz not null default now(),
    unique (user_id, client_brand_id)
  );

  -- Pictures that were sent as an agency's logo, by path, and when they were sent last; brands may share one.
  create table brand_logos (
    logo_url text primary key,
    at timestamptz not null
  );

  -- What its companies are called: all of them, by version.
  create table brand_names (
    brand_id uuid not null references brands on delete cascade,
    version integer not null,
    spec jsonb not null,
    -- A change of the brand's settings makes one too.
    made_by text not null check (made_by in ('owner', 'settings')),
    made_at timestamptz not null default now(),
    primary key (brand_id, version)
  );

  create table brand_prompts (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    prompt text not null,
    prompt_key text not null,
    -- Part of the key, too.
    market text,
    -- What prompts of several markets have in common that ask the same, each in its words.
    pair_id uuid not null default gen_random_uuid(),
    label text,
    -- Address of the brand's page that is to be cited in its answers.
    page text,
    -- Whom it names: nobody that is watched, the brand, or a competitor alone.
    kind text not null default 'open' check (kind in ('open', 'branded', 'rival')),
    position integer not null,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    -- It was asked until its market was asked no more: it comes back with its market.
    gone_with_market boolean not null default false
  );

  create table brand_visits (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    user_id uuid not null,
    -- Its place on the time axis; one visit for each of the brand's markets.
    due_at timestamptz not null,
    market text,
    state text not null check (state in ('running', 'completed', 'short', 'failed')),
    prompts smallint not null,
    rounds smallint not null,
    models text[] not null,
    -- Its prompts, by position.
    asked uuid[] not null default '{}',
    web_search boolean not null,
    asks_natural boolean not null default false,
    is_sandbox boolean not null,
    funding text not null,
    -- Units of what pays: as many as all its rounds need, and those that brought an answer.
    held integer not null,
    used integer not null default 0,
    began_at timestamptz not null default now(),
    ended_at timestamptz,
    -- The version of the rules of who is who (IDENTITY_VERSION, record 69).
    identity_version smallint not null,
    -- By model: who searches for it at the visit, by this one and those before.
    searched_by text[] not null default '{}',
    -- By model: how its answers came about, its geo and the version of the search policy ("sent/1").
    ways text[] not null default '{}',
    -- When the last of its answers was read for claims.
    claims_read_at timestamptz,
    unique nulls not distinct (brand_id, due_at, market)
  );

  create table visit_prompts (
    visit_id uuid not null references brand_visits on delete cascade,
    prompt_id uuid not null references brand_prompts on delete cascade,
    brand_id uuid not null,
    position smallint not null,
    -- The study that asks it; null before it begins.
    run_id uuid references runs on delete set null,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
    -- By model of the visit: the version that answered, and the answers that count.
    served text[] not null default '{}',
    ways text[] not null default '{}',
    answers smallint[] not null default '{}',
    -- Those of them that name anybody, by model.
    naming smallint[] not null default '{}',
    -- Points that the answers give away (a score of 1 for the first place), by model.
    points real[] not null default '{}',
    -- Companies that have some.
    companies smallint not null default 0,
    -- Answers that list a competitor and not the brand.
    missed smallint not null default 0,
    -- The first entries by score: their keys, names, domains and points.
    standing json not null default '[]',
    -- By model of the visit: how many answers that count were searched for by whom.
    searched jsonb not null default '[]',
    primary key (visit_id, prompt_id)
  );

  -- What a recount by newer names has added up, until all of the past is.
  create table brand_recounts (
    brand_id uuid not null references brands on delete cascade,
    version integer not null,
    visit_id uuid not null,
    prompt_id uuid not null,
    answers integer not null,
    sums jsonb not null,
    primary key (visit_id, prompt_id),
    foreign key (visit_id, prompt_id) references visit_prompts on delete cascade
  );

  -- The brand in answers to open questions as the names before a recount count it, for thirty days.
  create table figures_before (
    brand_id uuid not null references brands on delete cascade,
    -- Of these names.
    version integer not null,
    visit_id uuid not null,
    prompt_id uuid not null,
    -- By model of the visit, as in visit_figures.
    answers smallint[] not null,
    listed smallint[] not null,
    kept_at timestamptz not null default now(),
    primary key (visit_id, prompt_id),
    foreign key (visit_id, prompt_id) references visit_prompts on delete cascade
  );

  create index figures_before_of_brand on figures_before (brand_id);
  create index figures_before_by_time on figures_before (kept_at);
  create index brand_recounts_of_brand on brand_recounts (brand_id);
  create index brands_of_user on brands (user_id, created_at);
  create index brands_by_next_visit on brands (next_visit_at) where next_visit_at is not null;
  create unique index brand_prompts_once on brand_prompts (brand_id, prompt_key);
  create index brand_visits_running on brand_visits (began_at) where state = 'running';
  create index brand_visits_of_user on brand_visits (user_id) where state = 'running';
  create unique index visit_prompts_of_run on visit_prompts (run_id) where run_id is not null;
  create index visit_prompts_of_prompt on visit_prompts (prompt_id);

  -- The direct questions of a brand, asked at one time (record 116). They are no visit: what reads visits cannot see them.
  create table direct_visits (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    user_id uuid not null,
    market text,
    state text not null check (state in ('running', 'completed', 'short', 'failed')),
    rounds smallint not null,
    models text[] not null,
    web_search boolean not null,
    is_sandbox boolean not null,
    funding text not null,
    -- Units of what pays: as many as all its rounds need, and those that brought an answer.
    held integer not null,
    used integer not null default 0,
    began_at timestamptz not null default now(),
    ended_at timestamptz,
    claims_read_at timestamptz
  );

  create table direct_questions (
    visit_id uuid not null references direct_visits on delete cascade,
    position smallint not null,
    question text not null,
    -- The study that asks it; null before it begins.
    run_id uuid references runs on delete set null,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
    primary key (visit_id, position)
  );

  create index direct_visits_of_brand on direct_visits (brand_id, began_at);
  create unique index direct_visits_running on direct_visits (brand_id) where state = 'running';
  create index direct_visits_of_user on direct_visits (user_id) where state = 'running';
  create unique index direct_questions_of_run on direct_questions (run_id) where run_id is not null;
  create index brands_asked_directly on brands (next_direct_at) where asks_direct;

  alter table users add foreign key (company_brand_id) references brands on delete set null;
  create index users_of_brand on users (company_brand_id) where company_brand_id is not null;

  create function wake_visit() returns trigger language plpgsql as $$
  declare
    visit uuid;
  begin
    select visit_id into visit from visit_prompts where run_id = new.id;
    if found then
      -- Without a key: a job that a worker takes at this moment keeps its key, and this end would be told nobody.
      perform graphile_worker.add_job('advance_visit', payload := json_build_object('visitId', visit),
        max_attempts := 13);
    end if;
    select visit_id into visit from direct_questions where run_id = new.id;
    if found then
      perform graphile_worker.add_job('advance_direct', payload := json_build_object('visitId', visit),
        max_attempts := 13);
    end if;
    return null;
  end $$;
  create trigger wake_visit after update of status on runs for each row
    when (old.status = 'running' and new.status <> 'running' and new.funding = 'visit')
    execute function wake_visit();
`;

/** What visits found, by prompt and in all, and the alerts that they raise. */
const VISIT_FIGURES = sql`
  create table visit_figures (
    brand_id uuid not null,
    -- Key of the company; '' for the brand.
    company text not null,
    visit_id uuid not null references brand_visits on delete cascade,
    prompt_id uuid not null references brand_prompts on delete cascade,
    -- By model of the visit: answers that count, those that list it, and its points.
    answers smallint[] not null,
    listed smallint[] not null,
    points real[] not null,
    -- Sums of the squares of its points: what ranges are made of.
    squares real[] not null,
    -- Place by score, from 1.
    place smallint,
    -- [name, answers by model] of each name that lists call the company by: its place among the company's names in the version that
    -- counts. Empty for companies without names of products or former ones.
    called jsonb not null default '[]',
    primary key (brand_id, company, visit_id, prompt_id)
  );

  -- How plain answers to a prompt of a visit speak of the brand (company '') and its competitors, by model of the visit.
  create table visit_mentions (
    brand_id uuid not null,
    visit_id uuid not null references brand_visits on delete cascade,
    prompt_id uuid not null references brand_prompts on delete cascade,
    company text not null,
    -- Answers that count, and those whose best stance is each; the rest does not hold the company.
    answers smallint[] not null,
    named smallint[] not null,
    contrast smallint[] not null,
    avoided smallint[] not null,
    absent smallint[] not null,
    -- The same as in visit_figures, of the answers that name it.
    called jsonb not null default '[]',
    primary key (visit_id, prompt_id, company)
  );

  -- The same over all prompts of a visit; company '*' is everybody. What pages show of each prompt is packed into one value:
  -- [position, answers, listed, points, squares, place] of each.
  create table visit_totals (
    brand_id uuid not null,
    visit_id uuid not null references brand_visits on delete cascade,
    company text not null,
    answers integer[] not null,
    listed integer[] not null,
    points real[] not null,
    by_prompt json not null default '[]',
    primary key (brand_id, visit_id, company)
  );

  create table visit_sources (
    brand_id uuid not null,
    visit_id uuid not null references brand_visits on delete cascade,
    prompt_id uuid not null references brand_prompts on delete cascade,
    domain text not null,
    -- Answers that cite it, those of them that list the brand, and those that list a competitor and not the brand.
    answers smallint not null,
    with_brand smallint not null,
    missed smallint not null,
    models text[] not null,
    -- Companies that these answers list, with how often; pages, with how often, and by model where the site is the brand's.
    lists jsonb not null,
    pages jsonb not null,
    primary key (visit_id, prompt_id, domain)
  );

  -- What a model searched the web for to answer a prompt of a visit.
  create table visit_searches (
    brand_id uuid not null,
    visit_id uuid not null references brand_visits on delete cascade,
    prompt_id uuid not null references brand_prompts on delete cascade,
    model_id text not null,
    -- Answers that searched, and those of them that tell what for.
    searched smallint not null,
    told smallint not null,
    -- Each search with how often it was run, by how many answers, and how many of these list the brand.
    queries jsonb not null,
    primary key (visit_id, prompt_id, model_id)
  );

  -- Sources over all prompts of a visit.
  create table visit_domains (
    brand_id uuid not null,
    visit_id uuid not null references brand_visits on delete cascade,
    domain text not null,
    answers integer not null,
    with_brand integer not null,
    missed integer not null,
    prompt_ids uuid[] not null,
    models text[] not null,
    lists jsonb not null,
    pages jsonb not null,
    primary key (visit_id, domain)
  );

  create table brand_alerts (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    prompt_id uuid references brand_prompts on delete cascade,
    visit_id uuid not null references brand_visits on delete cascade,
    type text not null check (type in ('change', 'first', 'version', 'search', 'way', 'claim', 'weather', 'market')),
    -- What makes it one: a prompt and the change's visit, a model and its version, or a claim and its market.
    subject text not null,
    details jsonb not null,
    at timestamptz not null,
    -- Of a change that a silent change of models explains: which ones, and when that was found.
    withdrawn jsonb,
    unique (brand_id, subject),
    check (withdrawn is null or type = 'change')
  );

  create table brand_notes (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    day date not null,
    -- Who wrote it: a user, a recount by newer names, or a topic whose other wordings are asked.
    kind text not null default 'user' check (kind in ('user', 'names', 'topic')),
    -- Whose figures it tells of; an owner's note is of all.
    market text,
    text text not null,
    created_at timestamptz not null default now()
  );

  create table brand_links (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    token_hash text not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    last_opened_at timestamptz
  );

  create index visit_figures_of_visit on visit_figures (visit_id);
  create index visit_figures_of_prompt on visit_figures (prompt_id);
  create index visit_totals_of_visit on visit_totals (visit_id);
  create index visit_sources_of_prompt on visit_sources (prompt_id);
  create index visit_searches_of_prompt on visit_searches (prompt_id);
  create index visit_mentions_of_prompt on visit_mentions (prompt_id);
  create index brand_alerts_newest on brand_alerts (brand_id, at desc);
  create index brand_alerts_of_visit on brand_alerts (visit_id);
  create index brand_alerts_of_prompt on brand_alerts (prompt_id) where prompt_id is not null;
  create index brand_notes_of_brand on brand_notes (brand_id, day);
  create index brand_links_of_brand on brand_links (brand_id, created_at);
`;

/** Posts of the blog, how many there are and have each category and tag, and who visited today. */
const BLOG = sql`
  create table blog_posts (
    id uuid primary key,
    slug text not null unique,
    title text not null,
    excerpt text not null,
    markdown text not null,
    plain_text text not null,
    html text not null,
    headings jsonb not null,
    html_version integer not null,
    images jsonb not null,
    status text not null check (status in ('draft', 'published', 'archived')),
    blog_type text not null check (blog_type in ('standard', 'company_analysis')),
    domain text,
    categories text[] not null,
    tags text[] not null,
    featured_image text,
    featured_image_alt text not null,
    meta_title text not null,
    meta_description text not null,
    author_id uuid references users on delete set null,
    author_name text not null,
    reading_minutes integer not null,
    views integer not null default 0,
    is_sandbox boolean not null,
    published_at timestamptz check (status <> 'published' or published_at is not null),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    words tsvector not null generated always as (
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', excerpt), 'B') ||
      setweight(to_tsvector('english', left(plain_text, 200000)), 'C')
    ) stored,
    -- By which an editor learns that somebody else changed the post.
    version integer not null default 1,
    -- What the report was published with (record 78).
    figures jsonb
  );

  create table blog_counts (
    kind text not null check (kind in ('all', 'category', 'tag')),
    name text not null,
    is_sandbox boolean not null,
    count integer not null check (count >= 0),
    primary key (kind, name, is_sandbox)
  );

  create table blog_visits (
    day date not null,
    visitor text not null,
    post_id uuid not null references blog_posts on delete cascade,
    is_counted boolean not null default false,
    primary key (day, post_id, visitor)
  );

  -- A deep page skips what is before it in the index alone; a sitemap reads nothing else.
  create index on blog_posts (published_at, id) include (is_sandbox, slug, updated_at) where status = 'published';
  create index on blog_posts (lower(title), id) include (is_sandbox, title) where status = 'published';
  create index on blog_posts (views, id) include (is_sandbox) where status = 'published';
  create index on blog_posts using gin (words) where status = 'published';
  create index on blog_posts using gin (categories) where status = 'published';
  create index on blog_posts using gin (tags) where status = 'published';
  create index on blog_posts (author_id);
  create unique index blog_posts_report_key on blog_posts (domain, is_sandbox)
    where status = 'published' and blog_type = 'company_analysis';
  -- A deep page skips what is before it in the index alone.
  create index blog_posts_admin_date on blog_posts (coalesce(published_at, created_at), id) include (published_at, created_at, status);
  create index blog_posts_admin_title on blog_posts (lower(title), id) include (title, status);
  create index blog_posts_admin_views on blog_posts (views, id) include (status);
  create index blog_posts_admin_status on blog_posts (status);
  create index blog_posts_admin_words on blog_posts using gin (words);
  create index blog_posts_admin_name on blog_posts using gin (lower(title || ' ' || slug) gin_trgm_ops);
  create index blog_posts_admin_categories on blog_posts using gin (categories);
  create index on blog_visits (post_id);
  create index on blog_visits (post_id) where not is_counted;

  create function add_to_blog_counts(post blog_posts, step integer) returns void language sql as $$
    insert into blog_counts as kept (kind, name, is_sandbox, count)
      select kind, name, post.is_sandbox, greatest(step, 0)
      from (
        select 'all' as kind, '' as name
        union select 'category', unnest(post.categories)
        union select 'tag', unnest(post.tags)
      ) names
      where post.status = 'published'
      order by kind, name -- 'all' first: writers wait for each other there and nowhere else
    on conflict (kind, name, is_sandbox) do update set count = kept.count + step;
  $$;
  create function count_blog_post() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform add_to_blog_counts(old, -1); end if;
    if tg_op <> 'DELETE' then perform add_to_blog_counts(new, 1); end if;
    return null;
  end $$;
  create trigger count_blog_post after insert or delete or update of status, categories, tags, is_sandbox
    on blog_posts for each row execute function count_blog_post();

  create function count_post_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$;
  create trigger count_post_version before update of slug, title, excerpt, markdown, images, status, blog_type, domain,
    categories, tags, featured_image, featured_image_alt, meta_title, meta_description
    on blog_posts for each row execute function count_post_version();
`;

/** Webhooks: where accounts are told of events, and each message with its attempts. Triggers write the messages, in the
 * statement that ends a run or takes the credits: none is lost, and none tells what did not happen. */
const WEBHOOKS = sql`
  create table webhooks (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    url text not null,
    events text[] not null check (
      events <@ array['search.completed', 'analysis.completed', 'brand.alert', 'brand.first_listed', 'claim.new_false',
        'brand.recounted', 'experiment.look', 'model.changed', 'credits.low']
        and cardinality(events) > 0
    ),
    -- credits.low is told when fewer are left.
    low_credits integer not null check (low_credits > 0),
    -- Signs messages; sealed with the servers' key.
    secret bytea not null,
    created_at timestamptz not null default now(),
    paused_at timestamptz
  );

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

  create index webhooks_of_user on webhooks (user_id, created_at);
  create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at desc, id desc);
  create index webhook_deliveries_by_age on webhook_deliveries (created_at);

  -- Queues an attempt at a message, in place of one that waits. Webhooks share eight queues by the last digit of their id:
  -- late receivers take eight places of a runner at most, and the messages of a queue wait for each other.
  create function queue_delivery(delivery uuid, at timestamptz default null) returns void language plpgsql as $$
  begin
    perform graphile_worker.add_job('deliver_webhook', payload := json_build_object('deliveryId', id),
        queue_name := 'webhooks ' || ('x' || right(webhook_id::text, 1))::bit(4)::integer % 8, run_at := at,
        job_key := 'deliver_webhook ' || id)
      from webhook_deliveries where id = delivery;
  end $$;

  create function tell_webhook(webhook uuid, what text, about jsonb) returns void language plpgsql as $$
  declare
    delivery uuid;
  begin
    insert into webhook_deliveries (webhook_id, event, subject) values (webhook, what, about)
      returning id into delivery;
    perform queue_delivery(delivery);
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

  create function tell_of_alert() returns trigger language plpgsql as $$
  declare
    what text := case new.type when 'claim' then 'claim.new_false' when 'weather' then 'model.changed'
      when 'first' then 'brand.first_listed' else 'brand.alert' end;
  begin
    perform tell_webhook(webhooks.id, what, jsonb_build_object('alertId', new.id))
      from webhooks join brands on brands.user_id = webhooks.user_id
      where brands.id = new.brand_id and webhooks.paused_at is null and what = any (events);
    return null;
  end $$;
  create trigger tell_of_alert after insert on brand_alerts for each row
    when (new.type in ('change', 'first', 'claim', 'weather') and new.details ->> 'waits' is distinct from 'true')
    execute function tell_of_alert();

  create function tell_of_recount() returns trigger language plpgsql as $$
  begin
    perform tell_webhook(id, 'brand.recounted',
        jsonb_build_object('brandId', new.id, 'namesVersion', new.counted_version))
      from webhooks
      where user_id = new.user_id and paused_at is null and 'brand.recounted' = any (events);
    return null;
  end $$;
  -- Names of a brand that was never visited count at once, with nothing to tell.
  create trigger tell_of_recount after update of counted_version on brands for each row
    when (new.counted_version <> old.counted_version and new.names_version = old.names_version)
    execute function tell_of_recount();
`;

/** Model weather: what models answer to a panel of fixed questions, and whether one changed in a week. A week is judged once. */
const WEATHER = sql`
  create table panel_answers (
    model_id text not null,
    panel smallint not null,
    question smallint not null,
    asked_on date not null,
    served_model text,
    -- Whom it names, best first, as keys; null where it failed.
    names text[],
    is_sandbox boolean not null,
    primary key (panel, model_id, asked_on, question, is_sandbox)
  );

  create table weather_weeks (
    model_id text not null,
    panel smallint not null,
    -- Monday.
    week date not null,
    served_model text not null,
    epoch text not null,
    has_changed boolean not null,
    -- All null where the week could not be tested.
    distance double precision,
    p double precision,
    questions smallint,
    answers integer not null,
    is_sandbox boolean not null,
    judged_at timestamptz not null,
    primary key (panel, model_id, week, is_sandbox)
  );
  create index weather_changes on weather_weeks (model_id, served_model, week) where has_changed;
`;

/** The catalogue of models. No row is deleted, because answers name their models by id. The version counts the changes:
 * of two admins who change the catalogue at once the second is told, and every process sees that it has an old one. */
const MODELS = sql`
  create table models (
    id text primary key,
    upstream_id text not null,
    name text not null,
    maker text not null,
    version text not null default '',
    search text check (search in ('tool', 'built_in', 'none')),
    structured_output boolean,
    input_price double precision check (input_price >= 0),
    output_price double precision check (output_price >= 0),
    status text not null default 'active' check (status in ('active', 'disabled', 'retired')),
    for_searches boolean not null default true,
    for_discovery boolean not null default true,
    position integer not null,
    is_default boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (not is_default or (status = 'active' and for_searches))
  );

  create table model_catalogue (
    only_row boolean primary key default true check (only_row),
    version bigint not null
  );

  create unique index models_name on models (replace(lower(name), '.', '_'));

  -- Whether a model's search heeds the location of a country. Figures are of the last proof that has some.
  create table model_places (
    model_id text not null references models,
    country text not null check (country ~ '^[A-Z]{2}$'),
    is_sandbox boolean not null,
    policy smallint,
    effect double precision,
    low double precision,
    high double precision,
    answers smallint,
    left_out smallint,
    served_model text,
    proved_at timestamptz,
    trouble text check (trouble in ('not_sent', 'unanswered')),
    newer_model text,
    renews boolean not null default false,
    -- The proof under way, and its calls that have ended, by number.
    proof_id uuid,
    readings jsonb not null default '{}',
    begun_at timestamptz not null,
    primary key (model_id, country, is_sandbox),
    check ((proved_at is null) = (policy is null) and (proved_at is null) = (low is null))
  );
  -- One proof of a model at a time.
  create unique index model_places_under_way on model_places (model_id, is_sandbox) where proof_id is not null;
  create unique index model_places_proof on model_places (proof_id) where proof_id is not null;

  insert into model_catalogue (version) values (1);
  insert into models (id, upstream_id, name, maker, for_searches, for_discovery, position, is_default)
  select id, id, name, maker, for_searches, for_discovery, position, position <= 5 from (values
    (1, 'openai/gpt-4.1-mini', 'GPT 4.1', 'openai', true, true),
    (2, 'anthropic/claude-3.5-haiku', 'Claude 3.5', 'anthropic', true, true),
    (3, 'google/gemini-2.5-flash-lite', 'Gemini 2.5 (Flash)', 'google', true, true),
    (4, 'x-ai/grok-3-mini', 'Grok 3 (Mini)', 'x-ai', true, true),
    (5, 'meta-llama/llama-4-scout', 'Llama 4', 'meta-llama', true, true),
    (6, 'perplexity/sonar', 'Sonar', 'perplexity', true, true),
    (7, 'amazon/nova-lite-v1', 'Nova Lite', 'amazon', true, true),
    (8, 'deepseek/deepseek-chat', 'DeepSeek', 'deepseek', true, false),
    (9, 'qwen/qwen3-32b', 'Qwen 3', 'qwen', true, false),
    (10, 'deepseek/deepseek-r1', 'DeepSeek R1', 'deepseek', false, true)
  ) as built_in (position, id, name, maker, for_searches, for_discovery);
`;

/** The panel: messages of visitors, and the log of what admins change, which nobody can change. */
const ADMIN = sql`
  create table contact_submissions (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null,
    subject text,
    message text not null,
    inquiry_type text not null,
    status text not null default 'new' check (status in ('new', 'read', 'responded', 'resolved')),
    created_at timestamptz not null default now(),
    -- Messages are few and written anew in seconds; what is looked through need not be parsed again.
    words tsvector generated always as (to_tsvector('simple',
      name || ' ' || translate(email, '@.', '  ') || ' ' || coalesce(subject, '') || ' ' || message)) stored
  );

  create table changes (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    admin_id uuid not null references users,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    subject_name text not null,
    before jsonb not null,
    after jsonb not null,
    reason text not null
  );

  create index on contact_submissions (created_at desc, id);
  create index on contact_submissions (status, created_at desc, id);
  create index contacts_of_type on contact_submissions (inquiry_type, created_at desc, id desc);
  create index contacts_of_type_and_status on contact_submissions (status, inquiry_type, created_at desc, id desc);
  create index contacts_words on contact_submissions using gin (words);
  create index changes_newest on changes (at, id);
  create index changes_of_admin on changes (admin_id, at, id);
  create index changes_of_action on changes (action, at, id);
  create index changes_of_kind on changes (subject_kind, at, id);
  create index changes_of_subject on changes (subject_kind, subject_id, id);

  -- A row allows one change only: what names a deleted user goes.
  create function keep_change() returns trigger language plpgsql as $$
  declare personal constant text[] := array['name', 'email'];
  begin
    if tg_op = 'UPDATE' and old.subject_kind = 'user'
      and new.before = old.before - personal and new.after = old.after - personal
      and (new.id, new.at, new.admin_id, new.action, new.subject_kind, new.subject_id, new.subject_name, new.reason)
        = (old.id, old.at, old.admin_id, old.action, old.subject_kind, old.subject_id, old.subject_name, old.reason)
    then
      return new;
    end if;
    raise exception 'the log of changes is append-only';
  end
  $$;
  create trigger keep_change before update or delete on changes for each row execute function keep_change();
  create trigger keep_changes before truncate on changes for each statement execute function keep_change();
`;

/** The dashboard's figures by day (UTC). Triggers log how figures change, in the transaction that changes them, and a
 * job adds the log up; a figure is what is added up and what is logged together. */
const FIGURES = sql`
  create table figure_days (
    figure text not null,
    day date not null,
    kind text not null,
    is_sandbox boolean not null,
    amount numeric not null,
    primary key (figure, day, kind, is_sandbox)
  );

  create table figure_changes (
    id bigint generated always as identity primary key,
    figure text not null,
    day date not null,
    kind text not null,
    is_sandbox boolean not null,
    amount numeric not null
  );

  -- Answers that are not added up yet. Of what was paid for an answer nothing is taken back when its search goes.
  create table answer_log (
    id bigint generated always as identity primary key,
    run_id uuid not null,
    run_kind text not null,
    at timestamptz not null,
    model_id text not null,
    -- The answer's shape; else 'declined', 'error', or 'unread' for what is no ranking.
    kind text not null,
    is_read_again boolean not null,
    duration_ms integer not null,
    cost_usd numeric not null,
    is_sandbox boolean not null
  );

  -- Answers of the last days by how long they took: a bucket is 4 % wide.
  create table answer_hours (
    hour timestamptz not null,
    model_id text not null,
    is_error boolean not null,
    bucket smallint not null,
    is_sandbox boolean not null,
    answers integer not null,
    primary key (hour, model_id, is_error, bucket, is_sandbox)
  );

  create function figures_of(answer_log)
  returns table (figure text, day date, kind text, is_sandbox boolean, amount numeric) language sql immutable as $$
    select 'answer', ($1.at at time zone 'utc')::date, $1.kind, $1.is_sandbox, 1::numeric
    union all select 'read_again', ($1.at at time zone 'utc')::date, '', $1.is_sandbox, 1 where $1.is_read_again
    union all select 'cost', ($1.at at time zone 'utc')::date, $1.run_kind, $1.is_sandbox, $1.cost_usd
      where $1.cost_usd <> 0
  $$;

  create view figures as
    select figure, day, kind, is_sandbox, amount from figure_days
    union all select figure, day, kind, is_sandbox, amount from figure_changes
    union all select f.figure, f.day, f.kind, f.is_sandbox, f.amount from answer_log, figures_of(answer_log) f;

  create view answer_times as
    select hour, model_id, is_error, bucket, is_sandbox, answers from answer_hours
    union all select date_trunc('hour', at), model_id, kind = 'error',
      round(25 * ln(greatest(duration_ms, 1)))::smallint, is_sandbox, 1 from answer_log;

  create function change_figures() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into figure_changes (figure, day, kind, is_sandbox, amount)
        select figure, day, kind, is_sandbox, -amount from figures_of(old) where amount <> 0;
    end if;
    if tg_op <> 'DELETE' then
      insert into figure_changes (figure, day, kind, is_sandbox, amount)
        select figure, day, kind, is_sandbox, amount from figures_of(new) where amount <> 0;
    end if;
    return null;
  end $$;

  create function figures_of(users)
  returns table (figure text, day date, kind text, is_sandbox boolean, amount numeric) language sql immutable as $$
    select 'signup', ($1.created_at at time zone 'utc')::date, '', false, 1::numeric where $1.role <> 'admin'
    union all select 'user', ($1.created_at at time zone 'utc')::date, $1.role, false, 1
      where $1.deleted_at is null
  $$;
  create trigger figures_added after insert or delete on users for each row execute function change_figures();
  create trigger figures_moved after update on users for each row
    when ((old.created_at, old.role, old.deleted_at)
      is distinct from (new.created_at, new.role, new.deleted_at))
    execute function change_figures();

  create function figures_of(searches)
  returns table (figure text, day date, kind text, is_sandbox boolean, amount numeric) language sql immutable as $$
    select 'search', ($1.created_at at time zone 'utc')::date,
    case when $1.trending then 'trending' else '' end, $1.is_sandbox, 1::numeric
  $$;
  create trigger figures_added after insert or delete on searches for each row execute function change_figures();
  create trigger figures_moved after update on searches for each row
    when ((old.created_at, old.trending, old.is_sandbox)
      is distinct from (new.created_at, new.trending, new.is_sandbox))
    execute function change_figures();

  create function figures_of(contact_submissions)
  returns table (figure text, day date, kind text, is_sandbox boolean, amount numeric) language sql immutable as $$
    select 'contact', ($1.created_at at time zone 'utc')::date, $1.status, false, 1::numeric
  $$;
  create trigger figures_added after insert or delete on contact_submissions for each row execute function change_figures();
  create trigger figures_moved after update on contact_submissions for each row
    when ((old.created_at, old.status)
      is distinct from (new.created_at, new.status))
    execute function change_figures();

  -- Cents of packs, less what went back; a lost dispute takes all of it (decision 7). Of a plan only its first payment stands here.
  create function figures_of(payments)
  returns table (figure text, day date, kind text, is_sandbox boolean, amount numeric) language sql immutable as $$
    select 'revenue', ($1.created_at at time zone 'utc')::date, $1.currency, $1.is_sandbox,
    ($1.amount - least($1.amount_refunded, $1.amount))::numeric where $1.status = 'paid' and $1.plan is null
  $$;
  create trigger figures_added after insert or delete on payments for each row execute function change_figures();
  create trigger figures_moved after update on payments for each row
    when ((old.created_at, old.status, old.amount, old.amount_refunded, old.currency, old.is_sandbox)
      is distinct from (new.created_at, new.status, new.amount, new.amount_refunded, new.currency, new.is_sandbox))
    execute function change_figures();

  create function answer_logged(answer model_answers) returns void language sql as $$
    insert into answer_log (run_id, run_kind, at, model_id, kind, is_read_again, duration_ms, cost_usd, is_sandbox)
    select answer.run_id, runs.kind, answer.created_at, model_of_column(answer.column_id),
      case when answer.status = 'success' then coalesce(answer.shape, 'unread') else answer.status end,
      answer.extraction is not null, answer.duration_ms,
      coalesce(answer.cost_usd, 0)::numeric
        + coalesce((answer.extraction->>'costUsd')::double precision, 0)::numeric,
      runs.is_sandbox
    from runs where runs.id = answer.run_id
  $$;
  create function log_answer() returns trigger language plpgsql as $$
  begin
    perform answer_logged(new);
    return null;
  end $$;
  create trigger log_answer after insert on model_answers for each row
    when (new.created_at = now()) execute function log_answer();
`;

/** Facts of a brand's companies, and what answers say of them held against these. */
const CLAIMS = sql`
  -- Edits insert a row and mark the one before; nothing is deleted.
  create table facts (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    -- Key of the company; '' for the brand.
    company text not null,
    attribute text not null,
    -- What of it, as a plan; '' for the company itself.
    subject text not null,
    value jsonb not null,
    -- The market whose answers it is held against; null: all.
    market text,
    state text not null check (state in ('proposed', 'confirmed', 'rejected')),
    -- First and last day that it holds.
    from_day date,
    to_day date,
    source_kind text not null check (source_kind in ('json_ld', 'page', 'person')),
    source_url text,
    -- The page's own words.
    quote text,
    made_at timestamptz not null default now(),
    confirmed_at timestamptz,
    replaced_at timestamptz
  );

  create table claims (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    -- The market that its answers were asked in; null: in none.
    market text,
    company text not null,
    attribute text not null,
    subject text not null,
    subject_key text not null,
    -- Its canonical value, or its words.
    claim_key text not null,
    -- As the first statement says it: a claim is judged by these again.
    text text not null,
    value text,
    sentence text not null,
    language text not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    unique nulls not distinct (brand_id, market, company, attribute, subject_key, claim_key)
  );

  -- Runs that read the answers of a study for a brand.
  create table study_readings (
    run_id uuid primary key references runs on delete cascade,
    brand_id uuid not null references brands on delete cascade,
    study_id uuid not null references studies on delete cascade,
    -- The study's.
    market text,
    -- Answers that name the brand or its first competitors, and those to be read that were not; null until it has ended.
    named integer,
    unread integer,
    created_at timestamptz not null default now()
  );

  create table statements (
    claim_id uuid not null references claims on delete cascade,
    run_id uuid not null references runs on delete cascade,
    column_id text not null,
    -- The visit of its answer, of one kind, or the reading of its study.
    visit_id uuid references brand_visits on delete cascade,
    direct_visit_id uuid references direct_visits on delete cascade,
    reading_id uuid references study_readings on delete cascade,
    model_id text not null,
    at timestamptz not null,
    sentence text not null,
    -- Where the words that say it stand in the sentence.
    quote_at smallint not null,
    quote_length smallint not null,
    polarity text not null check (polarity in ('praised', 'blamed', 'neutral')),
    aspect text,
    -- Addresses that its answer cites beside the words that say it.
    beside text[] not null default '{}',
    -- The model that read it and the version of its instruction.
    reader text not null,
    primary key (claim_id, run_id, column_id),
    check (num_nonnulls(visit_id, direct_visit_id, reading_id) = 1)
  );

  -- Whether a page that answers cite says a claim, as the page was read last.
  create table claim_pages (
    claim_id uuid not null references claims on delete cascade,
    url text not null,
    checked_at timestamptz not null,
    says boolean not null,
    -- The page's own words that say it.
    passage text,
    -- Why the page could not be read.
    unread text,
    primary key (claim_id, url),
    check (says = (passage is not null) and not (says and unread is not null))
  );

  create table claim_verdicts (
    claim_id uuid primary key references claims on delete cascade,
    facts_version integer not null,
    judge text not null,
    verdict text not null check (verdict in ('true', 'false', 'outdated', 'cannot_tell', 'opinion')),
    fact_ids uuid[] not null,
    because text not null,
    hint text
  );

  -- What a model says of a claim beside some facts: it is asked once.
  create table claim_judgements (
    claim_id uuid not null references claims on delete cascade,
    -- Which facts they were, and until when they hold.
    facts_key text not null,
    -- The model and the version of its instruction.
    judge text not null,
    -- 1: the verdict that counts; 2: another look before an alert.
    look smallint not null check (look in (1, 2)),
    verdict text not null check (verdict in ('true', 'false', 'outdated', 'cannot_tell', 'opinion')),
    fact_ids uuid[] not null,
    because text not null,
    at timestamptz not null default now(),
    primary key (claim_id, facts_key, judge, look)
  );

  -- What a person says of a verdict.
  create table claim_labels (
    claim_id uuid not null,
    run_id uuid not null,
    column_id text not null,
    -- Drawn by the queue; what somebody chose in the list is in no rate.
    is_drawn boolean not null,
    -- The judge of the verdict, the verdict that was shown, and its facts.
    judge text not null,
    shown text not null check (shown in ('true', 'false', 'outdated', 'cannot_tell', 'opinion')),
    fact_ids uuid[] not null,
    verdict text not null check (verdict in ('true', 'false', 'outdated', 'cannot_tell', 'opinion')),
    at timestamptz not null default now(),
    -- What the same person said when the queue showed it once more; it is in no rate.
    again_verdict text check (again_verdict in ('true', 'false', 'outdated', 'cannot_tell', 'opinion')),
    again_at timestamptz,
    check (again_verdict is null or is_drawn),
    primary key (claim_id, run_id, column_id, is_drawn),
    foreign key (claim_id, run_id, column_id) references statements on delete cascade
  );

  -- Each answer that statements were looked for in, once for a brand.
  create table claim_readings (
    brand_id uuid not null references brands on delete cascade,
    run_id uuid not null references runs on delete cascade,
    column_id text not null,
    visit_id uuid references brand_visits on delete cascade,
    direct_visit_id uuid references direct_visits on delete cascade,
    reading_id uuid references study_readings on delete cascade,
    -- When the answer came.
    at timestamptz not null,
    state text not null check (state in ('read', 'failed')),
    -- Keys of the companies that it names.
    named text[] not null,
    -- Addresses of the pages that it cites.
    cited text[] not null default '{}',
    reader text not null,
    -- Statements that were not kept, by reason.
    dropped jsonb not null default '{}',
    read_at timestamptz not null default now(),
    primary key (brand_id, run_id, column_id),
    check (num_nonnulls(visit_id, direct_visit_id, reading_id) = 1)
  );

  create index facts_of_brand on facts (brand_id);
  create index study_readings_of_brand on study_readings (brand_id, created_at desc);
  create index study_readings_of_study on study_readings (study_id);
  create index statements_of_reading on statements (reading_id) where reading_id is not null;
  create index claim_readings_of_reading on claim_readings (reading_id) where reading_id is not null;
  create index statements_of_visit on statements (visit_id);
  create index statements_of_direct_visit on statements (direct_visit_id) where direct_visit_id is not null;
  create index statements_of_run on statements (run_id);
  create index claim_readings_of_visit on claim_readings (visit_id);
  create index claim_readings_of_direct_visit on claim_readings (direct_visit_id) where direct_visit_id is not null;
  create index claim_readings_of_run on claim_readings (run_id);
`;

/** Ways of asking one thing, and the studies that ask them. */
const TOPICS = sql`
  create table topics (
    id uuid primary key,
    user_id uuid not null references users,
    brand_id uuid references brands on delete set null,
    name text not null,
    -- DE/de; null: as nobody, from nowhere.
    market text,
    -- How its wordings are asked; it stays from the first version on.
    form text not null default 'list' check (form in ('list', 'natural')),
    -- The company in focus: name and domain.
    focus jsonb,
    -- The newest of its versions; 0 before the first study.
    version integer not null default 0,
    -- Median likeness of the wordings that are in, 0 to 1; null for fewer than two.
    likeness double precision,
    created_at timestamptz not null default now()
  );

  create table wordings (
    id uuid primary key,
    topic_id uuid not null references topics on delete cascade,
    prompt text not null,
    prompt_key text not null,
    level text not null check (level in ('general', 'mid', 'niche')),
    persona text,
    origin text not null check (origin in ('typed', 'query', 'model')),
    -- Clicks or searches, where they are known.
    weight double precision check (weight >= 0),
    state text not null check (state in ('in', 'proposed', 'out')),
    -- What it asks for that the wording it was made from does not.
    differs text,
    position integer not null,
    created_at timestamptz not null default now(),
    unique (topic_id, prompt_key)
  );

  -- Runs in which models made wordings of a topic.
  create table wording_sets (
    run_id uuid primary key references runs on delete cascade,
    topic_id uuid not null references topics on delete cascade,
    -- Client run ids of other starts that found it running: repeated, they find it after its end.
    repeated_as text[] not null default '{}',
    created_at timestamptz not null default now()
  );

  -- What a study may ask, frozen before its first answer.
  create table topic_versions (
    topic_id uuid not null references topics on delete cascade,
    version integer not null,
    -- Wordings with their stratum and their share of the topic, in the order in which they are drawn.
    members jsonb not null,
    -- Wordings that were in, and what a draw knows of each.
    frame integer not null,
    drawn_from jsonb not null,
    drawn text not null check (drawn in ('all', 'alike', 'by_weight')),
    -- What they are divided by.
    strata text not null check (strata in ('level', 'persona')),
    seed text not null,
    sha256 text not null,
    made_at timestamptz not null default now(),
    primary key (topic_id, version)
  );

  -- Topics whose wordings the visits of a brand ask, as the version that was frozen then.
  create table tracked_topics (
    brand_id uuid not null references brands on delete cascade,
    topic_id uuid not null,
    version integer not null,
    -- Of the prompts that came with it: others were the brand's before.
    label text not null,
    since timestamptz not null default now(),
    primary key (brand_id, topic_id),
    foreign key (topic_id, version) references topic_versions on delete cascade
  );
  create index tracked_topics_of_topic on tracked_topics (topic_id, version);

  alter table studies add column topic_id uuid references topics;
  create index topics_newest on topics (user_id, created_at desc, id desc);
  create index topics_of_brand on topics (brand_id) where brand_id is not null;
  create index wording_sets_of_topic on wording_sets (topic_id, created_at desc);
  create index studies_of_topic on studies (topic_id, created_at desc) where topic_id is not null;
`;

/** Plans of brands' owners, frozen before their start, and what their registered looks found. */
const EXPERIMENTS = sql`
  create table experiments (
    id uuid primary key,
    brand_id uuid not null references brands on delete cascade,
    name text not null,
    market text,
    plan jsonb not null,
    -- Of the plan's canonical JSON (RFC 8785).
    sha256 text,
    -- What it could see, as it was told when it was frozen.
    forecast jsonb,
    -- The names that figures were counted by then.
    names_version integer,
    state text not null default 'draft' check (state in ('draft', 'running', 'ended', 'stopped', 'abandoned')),
    looks jsonb not null default '[]' check (jsonb_typeof(looks) = 'array'),
    created_at timestamptz not null default now(),
    frozen_at timestamptz,
    ended_at timestamptz,
    check ((state = 'draft') = (frozen_at is null)),
    check ((frozen_at is null) = (sha256 is null) and (frozen_at is null) = (forecast is null)
      and (frozen_at is null) = (names_version is null)),
    check ((state in ('draft', 'running')) = (ended_at is null))
  );

  -- What was done of a frozen plan; it stays as it was told.
  create table live_actions (
    experiment_id uuid not null references experiments on delete cascade,
    action_id uuid not null,
    address text not null,
    live_on date not null,
    told_at timestamptz not null default now(),
    primary key (experiment_id, action_id)
  );

  -- What a look was read from; its file recomputes the verdict from them.
  create table look_cells (
    experiment_id uuid not null references experiments on delete cascade,
    number integer not null,
    cells jsonb not null check (jsonb_typeof(cells) = 'array'),
    primary key (experiment_id, number)
  );

  -- A link to a brand's overview, or to one of its experiments.
  alter table brand_links add column experiment_id uuid references experiments on delete cascade;
  create index brand_links_of_experiment on brand_links (experiment_id) where experiment_id is not null;

  -- When an action's page was first found to answer, and when an answer first cited it: dates and models, nothing of an effect.
  create table action_exposure (
    experiment_id uuid not null references experiments on delete cascade,
    action_id uuid not null,
    address text not null,
    looked_at timestamptz,
    answers_since timestamptz,
    -- Why it could not be read when it was last looked at.
    unread text,
    -- When the last visit was due whose answers were read for it.
    read_through timestamptz,
    cited_at timestamptz,
    cited_by text[] not null default '{}',
    primary key (experiment_id, action_id)
  );

  create index experiments_of_brand on experiments (brand_id, created_at);

  -- A frozen plan stays as it is, and looks are only added: whoever asks.
  create function keep_frozen() returns trigger language plpgsql as $$
  begin
    if (new.plan, new.sha256, new.forecast, new.names_version, new.frozen_at, new.brand_id, new.market, new.name, new.created_at)
        is distinct from (old.plan, old.sha256, old.forecast, old.names_version, old.frozen_at, old.brand_id, old.market, old.name,
          old.created_at)
      or old.state <> 'running' and new is distinct from old
      or jsonb_array_length(new.looks) < jsonb_array_length(old.looks)
      or exists (
        select from generate_series(0, jsonb_array_length(old.looks) - 1) as nth where new.looks -> nth <> old.looks -> nth
      )
    then
      raise exception 'a frozen experiment cannot be changed' using errcode = 'check_violation', constraint = 'experiments_frozen';
    end if;
    return new;
  end $$;
  create trigger keep_frozen before update on experiments for each row
    when (old.frozen_at is not null) execute function keep_frozen();

  create function keep_live() returns trigger language plpgsql as $$
  begin
    raise exception 'what went live cannot be changed' using errcode = 'check_violation', constraint = 'live_actions_kept';
  end $$;
  create trigger keep_live before update on live_actions for each row execute function keep_live();

  create function keep_look_cells() returns trigger language plpgsql as $$
  begin
    raise exception 'what a look was read from cannot be changed' using errcode = 'check_violation', constraint = 'look_cells_kept';
  end $$;
  create trigger keep_look_cells before update on look_cells for each row execute function keep_look_cells();

  create function tell_of_look() returns trigger language plpgsql as $$
  begin
    perform tell_webhook(webhooks.id, 'experiment.look',
        jsonb_build_object('experimentId', new.id, 'look', jsonb_array_length(new.looks)))
      from webhooks join brands on brands.user_id = webhooks.user_id
      where brands.id = new.brand_id and webhooks.paused_at is null and 'experiment.look' = any (events);
    return null;
  end $$;
  create trigger tell_of_look after update of looks on experiments for each row
    when (jsonb_array_length(new.looks) > jsonb_array_length(old.looks)) execute function tell_of_look();
`;
