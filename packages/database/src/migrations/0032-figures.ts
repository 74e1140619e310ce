import { type Kysely, sql } from "kysely";

/**
 * The dashboard's figures by day (UTC), and what is needed to list changes. Triggers log how figures change, in the
 * transaction that changes them, and a job adds the log up; a figure is what is added up and what is logged together.
 * The release before writes through the same triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await countRows(db);
  await countAnswers(db);
  await sql`
    create index payments_last_event on payments (updated_at);
    create index failed_jobs_newest on failed_jobs (failed_at);

    drop index changes_subject_kind_subject_id_id_idx, changes_admin_id_id_idx, changes_action_id_idx;
    create index changes_newest on changes (at, id);
    create index changes_of_admin on changes (admin_id, at, id);
    create index changes_of_action on changes (action, at, id);
    create index changes_of_kind on changes (subject_kind, at, id);
    create index changes_of_subject on changes (subject_kind, subject_id, id);
  `.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      union all select 'cost', ($1.at at time zone 'utc')::date, '', $1.is_sandbox, $1.cost_usd where $1.cost_usd <> 0
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
  `.execute(db);
}

/** What a row adds to the figures, and the columns that it depends on. */
const SOURCES = {
  // An account that was deleted was a sign-up all the same.
  users: {
    columns: ["created_at", "role", "deleted_at"],
    figures: `select 'signup', ($1.created_at at time zone 'utc')::date, '', false, 1::numeric
      union all select 'user', ($1.created_at at time zone 'utc')::date, $1.role, false, 1 where $1.deleted_at is null`,
  },
  searches: {
    columns: ["created_at", "trending", "is_sandbox"],
    figures: `select 'search', ($1.created_at at time zone 'utc')::date,
      case when $1.trending then 'trending' else '' end, $1.is_sandbox, 1::numeric`,
  },
  contact_submissions: {
    columns: ["created_at", "status"],
    figures: `select 'contact', ($1.created_at at time zone 'utc')::date, $1.status, false, 1::numeric`,
  },
  // Cents, less what went back; a lost dispute takes all of it (decision 7).
  payments: {
    columns: ["created_at", "status", "amount", "amount_refunded", "currency", "is_sandbox"],
    figures: `select 'revenue', ($1.created_at at time zone 'utc')::date, $1.currency, $1.is_sandbox,
      ($1.amount - least($1.amount_refunded, $1.amount))::numeric where $1.status = 'paid'`,
  },
};

async function countRows(db: Kysely<unknown>): Promise<void> {
  for (const [name, { columns, figures }] of Object.entries(SOURCES)) {
    const table = sql.id(name);
    const of = (row: string) => sql.join(columns.map((column) => sql`${sql.raw(row)}.${sql.id(column)}`));
    await sql`
      create function figures_of(${table})
      returns table (figure text, day date, kind text, is_sandbox boolean, amount numeric) language sql immutable
      as $$ ${sql.raw(figures)} $$
    `.execute(db);
    await sql`
      create trigger figures_added after insert or delete on ${table} for each row execute function change_figures()
    `.execute(db);
    await sql`
      create trigger figures_moved after update on ${table} for each row
      when ((${of("old")}) is distinct from (${of("new")})) execute function change_figures()
    `.execute(db);
    await sql`
      insert into figure_days (figure, day, kind, is_sandbox, amount)
      select f.figure, f.day, f.kind, f.is_sandbox, sum(f.amount) from ${table}, figures_of(${table}) f
      group by 1, 2, 3, 4 having sum(f.amount) <> 0
    `.execute(db);
  }
}

/** Answers of packed runs come back as rows with their old time: they have been logged. */
async function countAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function answer_logged(answer model_answers) returns void language sql as $$
      insert into answer_log (run_id, at, model_id, kind, is_read_again, duration_ms, cost_usd, is_sandbox)
      select answer.run_id, answer.created_at, regexp_replace(answer.column_id, '_prompt[12]$', ''),
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
    do $$ begin perform answer_logged(model_answers) from model_answers; end $$;
  `.execute(db);
}
