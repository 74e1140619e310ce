import { type Kysely, sql } from "kysely";

/**
 * Studies, and what they found of each company. The release before knows neither; a study that it takes over stays where it
 * is until a process of this release does. An answer of a study is stored under a column of its round and arm: its model is
 * what stands before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      top jsonb not null default '[]',
      created_at timestamptz not null
    );
    create index studies_newest on studies (user_id, created_at desc, run_id desc);
    create index studies_held on studies (user_id) where held > 0;

    create table study_companies (
      run_id uuid not null references studies on delete cascade,
      domain text not null,
      name text not null,
      created_at timestamptz not null,
      -- Answers of each model that counts, and those of them that list the company.
      answers integer[] not null,
      listed integer[] not null,
      primary key (run_id, domain)
    );
    create index study_companies_of_domain on study_companies (domain, created_at desc);

    alter table moderations drop constraint moderations_subject_kind_check,
      add check (subject_kind in ('search', 'study', 'company', 'prompt'));

    create function model_of_column(column_id text) returns text language sql immutable as $$
      select regexp_replace(column_id, '_(prompt[12]|round[0-9]+(_[a-z]+)?)$', '')
    $$;
    create or replace function answer_logged(answer model_answers) returns void language sql as $$
      insert into answer_log (run_id, at, model_id, kind, is_read_again, duration_ms, cost_usd, is_sandbox)
      select answer.run_id, answer.created_at, model_of_column(answer.column_id),
        case when answer.status = 'success' then coalesce(answer.shape, 'unread') else answer.status end,
        answer.extraction is not null, answer.duration_ms,
        coalesce(answer.cost_usd, 0)::numeric
          + coalesce((answer.extraction->>'costUsd')::double precision, 0)::numeric,
        runs.is_sandbox
      from runs where runs.id = answer.run_id
    $$;
  `.execute(db);
}
