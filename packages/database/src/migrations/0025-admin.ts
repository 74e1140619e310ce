import { type Kysely, sql } from "kysely";

/**
 * The log of what admins change, which nobody can change, and when a session last proved who uses it. The release
 * before writes neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column proven_at timestamptz;

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
    create index on changes (subject_kind, subject_id, id);
    create index on changes (admin_id, id);
    create index on changes (action, id);

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
  `.execute(db);
}
