import { type Kysely, sql } from "kysely";

/**
 * Brands with their prompts and visits, and what the visits found, added up: pages of brands read these sums and never the
 * answers. A visit holds what its studies may cost; the end of each study wakes the visit. The release before knows none of
 * it, and leaves studies of visits alone: their `funding` is "visit".
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brands (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      name text not null,
      domain text not null,
      aliases text[] not null default '{}',
      competitors jsonb not null default '[]',
      models text[] not null,
      web_search boolean not null,
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
      -- The week that the last digest told, YYYY-Www.
      digest_week text,
      created_at timestamptz not null default now()
    );
    create index brands_of_user on brands (user_id, created_at);
    create index brands_by_next_visit on brands (next_visit_at) where next_visit_at is not null;

    create table brand_prompts (
      id uuid primary key,
      brand_id uuid not null references brands on delete cascade,
      prompt text not null,
      prompt_key text not null,
      label text,
      position integer not null,
      created_at timestamptz not null default now(),
      removed_at timestamptz
    );
    create unique index brand_prompts_once on brand_prompts (brand_id, prompt_key) where removed_at is null;

    create table brand_visits (
      id uuid primary key,
      brand_id uuid not null references brands on delete cascade,
      user_id uuid not null,
      -- Its place on the time axis; one visit for each.
      due_at timestamptz not null,
      state text not null check (state in ('running', 'completed', 'short', 'failed')),
      prompts smallint not null,
      rounds smallint not null,
      models text[] not null,
      -- Its prompts, by position.
      asked uuid[] not null default '{}',
      web_search boolean not null,
      is_sandbox boolean not null,
      funding text not null,
      -- Units of what pays: as many as all its rounds need, and those that brought an answer.
      held integer not null,
      used integer not null default 0,
      began_at timestamptz not null default now(),
      ended_at timestamptz,
      unique (brand_id, due_at)
    );
    create index brand_visits_running on brand_visits (began_at) where state = 'running';
    create index brand_visits_of_user on brand_visits (user_id) where state = 'running';

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
      answers smallint[] not null default '{}',
      -- Points that the answers give away (a score of 1 for the first place), by model.
      points real[] not null default '{}',
      -- Companies that have some.
      companies smallint not null default 0,
      -- Answers that list a competitor and not the brand.
      missed smallint not null default 0,
      -- The first entries by score: their keys, names, domains and points.
      standing json not null default '[]',
      primary key (visit_id, prompt_id)
    );
    create unique index visit_prompts_of_run on visit_prompts (run_id) where run_id is not null;
    create index visit_prompts_of_prompt on visit_prompts (prompt_id);

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
      primary key (brand_id, company, visit_id, prompt_id)
    );
    create index visit_figures_of_visit on visit_figures (visit_id);
    create index visit_figures_of_prompt on visit_figures (prompt_id);

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
    create index visit_totals_of_visit on visit_totals (visit_id);

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
      -- Companies that these answers list, with how often; pages, with how often.
      lists jsonb not null,
      pages jsonb not null,
      primary key (visit_id, prompt_id, domain)
    );
    create index visit_sources_of_prompt on visit_sources (prompt_id);

    -- The same over all prompts of a visit.
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
      type text not null check (type in ('change', 'version')),
      -- What makes it one: a prompt and the change's visit, or a model and its version.
      subject text not null,
      told jsonb not null,
      at timestamptz not null,
      unique (brand_id, subject)
    );
    create index brand_alerts_newest on brand_alerts (brand_id, at desc);

    create table brand_notes (
      id uuid primary key,
      brand_id uuid not null references brands on delete cascade,
      day date not null,
      text text not null,
      created_at timestamptz not null default now()
    );
    create index brand_notes_of_brand on brand_notes (brand_id, day);

    create table brand_links (
      id uuid primary key,
      brand_id uuid not null references brands on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      last_opened_at timestamptz
    );
    create index brand_links_of_brand on brand_links (brand_id, created_at);

    create or replace function return_to_token() returns trigger language plpgsql as $$
    declare
      spent record;
    begin
      select api_token_id, (created_at at time zone 'utc')::date as day into spent
        from ledger_entries
        where reason in ('search', 'discovery', 'seo_analysis', 'source_analysis', 'study_hold', 'visit_hold')
          and reference = new.reference and api_token_id is not null;
      if found then
        new.api_token_id := spent.api_token_id;
        update api_token_days set credits = credits - new.delta
          where token_id = spent.api_token_id and day = spent.day;
      end if;
      return new;
    end $$;
    drop trigger return_to_token on ledger_entries;
    create trigger return_to_token before insert on ledger_entries for each row
      when (new.delta > 0 and (new.reason like '%\\_refund' or new.reason in ('study_release', 'visit_release')))
      execute function return_to_token();

    alter table webhooks drop constraint webhooks_events_check,
      add constraint webhooks_events_check check (
        events <@ array['search.completed', 'analysis.completed', 'brand.alert', 'credits.low']
          and cardinality(events) > 0
      );
    create function tell_of_alert() returns trigger language plpgsql as $$
    begin
      perform tell_webhook(webhooks.id, 'brand.alert', jsonb_build_object('alertId', new.id))
        from webhooks join brands on brands.user_id = webhooks.user_id
        where brands.id = new.brand_id and webhooks.paused_at is null and 'brand.alert' = any (events);
      return null;
    end $$;
    create trigger tell_of_alert after insert on brand_alerts for each row
      when (new.type = 'change') execute function tell_of_alert();

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
      return null;
    end $$;
    create trigger wake_visit after update of status on runs for each row
      when (old.status = 'running' and new.status <> 'running' and new.funding = 'visit')
      execute function wake_visit();
  `.execute(db);
}
