import { type Kysely, sql } from "kysely";

/** What admins took off public pages, and what is needed to count people instead of runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderations (
      id uuid primary key,
      measure text not null check (measure in ('take_down', 'feature')),
      subject_kind text not null check (subject_kind in ('search', 'company', 'prompt')),
      subject text not null,
      reason text not null,
      set_by uuid not null references users,
      set_at timestamptz not null default now(),
      lifted_by uuid references users,
      lifted_at timestamptz
    );
    create unique index on moderations (measure, subject_kind, subject) where lifted_at is null;

    -- Beside is_private, so that every public figure needs one condition on its own row.
    alter table searches add column is_taken_down boolean not null default false;
    alter table mentions add column is_taken_down boolean not null default false;

    -- A prompt that is taken down is also the second one of a comparison.
    alter table searches add column prompt2_key text;
    update searches set prompt2_key = lower(prompt2) where prompt2 is not null;
    create index on searches (prompt2_key) where prompt2_key is not null and not is_private;

    -- Questions that may trend. Says who asked first and whether anybody else did; people are counted when read.
    create table asked_questions (
      prompt_key text not null,
      kind text not null,
      sector text,
      first_user_id uuid not null,
      is_asked_by_others boolean not null default false,
      last_asked_at timestamptz not null,
      primary key (prompt_key, kind)
    );
    create index on asked_questions (last_asked_at desc) where is_asked_by_others;
    create index on asked_questions (sector, last_asked_at desc) where is_asked_by_others;
    insert into asked_questions (prompt_key, kind, sector, first_user_id, is_asked_by_others, last_asked_at)
      select prompt_key, kind, (array_agg(sector order by created_at desc))[1],
        (array_agg(user_id order by created_at))[1], count(distinct user_id) > 1, max(created_at)
      from searches where not is_private and kind <> 'comparison' group by prompt_key, kind;

    -- Finds the next person who asked a question without reading what the last one asked. The older index would
    -- be taken in its place, and read it.
    drop index searches_prompt_key_created_at_idx;
    create index on searches (prompt_key, kind, user_id, created_at desc) where not is_private;
  `.execute(db);
}
