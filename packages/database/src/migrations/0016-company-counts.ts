import { type Kysely, sql } from "kysely";

/**
 * Mentions and sources in a compact form, and what company pages count kept beside them (decision record 31). The older
 * tables stay for the release before; rows that it writes are queued by triggers and carried over when counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_mentions (
      search_id uuid not null,
      created_at timestamptz not null,
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
    -- Many rows of one search share an entry of this index: it holds a tenth of what a primary key would.
    create index on company_mentions (search_id);
    create index on company_mentions (domain, created_at desc, search_id, prompt_no)
      include (question_key, aggregated_rank, is_sandbox) where is_public;
    create index on company_mentions (user_id, domain, created_at desc, search_id, prompt_no)
      include (question_key, aggregated_rank, is_sandbox) where not is_public;

    create table search_sources (
      search_id uuid not null,
      created_at timestamptz not null,
      answered integer not null,
      domains text[] not null,
      cited_by integer[] not null,
      primary key (search_id, created_at)
    ) partition by range (created_at);
    create table search_sources_default partition of search_sources default;

    create table uncounted_searches (
      search_id uuid primary key,
      created_at timestamptz not null
    );
    create table counted_searches (
      search_id uuid primary key,
      created_at timestamptz not null,
      scope uuid not null,
      is_sandbox boolean not null,
      models text[] not null,
      answered integer not null
    );

    create table company_weeks (
      scope uuid not null,
      domain text not null,
      week date not null,
      model_id text not null,
      is_sandbox boolean not null,
      listings integer not null,
      top3 integer not null,
      ranks integer not null,
      primary key (scope, domain, week, model_id, is_sandbox)
    ) with (fillfactor = 85);
    create table counted_companies (
      scope uuid not null,
      domain text not null,
      is_sandbox boolean not null,
      searches integer not null,
      sources integer not null default 0,
      has_weeks boolean not null default false,
      has_pairs boolean not null default false,
      primary key (scope, domain, is_sandbox)
    ) with (fillfactor = 85);
    create table company_sources (
      scope uuid not null,
      domain text not null,
      is_sandbox boolean not null,
      source text not null,
      searches integer not null,
      primary key (scope, domain, is_sandbox, source)
    );
    create index on company_sources (scope, domain, searches desc);
    create table company_competitors (
      scope uuid not null,
      domain text not null,
      is_sandbox boolean not null,
      competitor text not null,
      answers integer not null,
      primary key (scope, domain, is_sandbox, competitor)
    );
    create index on company_competitors (scope, domain, answers desc);

    insert into uncounted_searches select id, created_at from searches;
    select create_month_partitions(parent, min(created_at)::date, now()::date)
      from searches, (values ('company_mentions'), ('search_sources')) as tables (parent)
      group by parent having count(*) > 0;

    -- What the release before writes while both run is carried over anew; what it deletes is forgotten.
    create function queue_old_mentions() returns trigger language plpgsql as $$
    begin
      insert into uncounted_searches select distinct search_id, created_at from changed on conflict do nothing;
      if tg_op <> 'DELETE' then
        delete from company_mentions using changed
          where company_mentions.search_id = changed.search_id and company_mentions.created_at = changed.created_at;
        delete from search_sources using changed
          where search_sources.search_id = changed.search_id and search_sources.created_at = changed.created_at;
      end if;
      return null;
    end $$;
    create trigger queue_inserted after insert on mentions referencing new table as changed
      for each statement execute function queue_old_mentions();
    create trigger queue_updated after update on mentions referencing new table as changed
      for each statement execute function queue_old_mentions();
    create trigger queue_deleted after delete on mentions referencing old table as changed
      for each statement execute function queue_old_mentions();
  `.execute(db);
}
