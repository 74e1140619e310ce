import { type Kysely, sql } from "kysely";

/**
 * An admin's account is no sign-up: who becomes one is taken out of the day of the account's beginning. And a known device
 * says whether a second factor was passed on it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function figures_of(users)
    returns table (figure text, day date, kind text, is_sandbox boolean, amount numeric) language sql immutable as $$
      select 'signup', ($1.created_at at time zone 'utc')::date, '', false, 1::numeric where $1.role <> 'admin'
      union all select 'user', ($1.created_at at time zone 'utc')::date, $1.role, false, 1
        where $1.deleted_at is null
    $$;
    insert into figure_changes (figure, day, kind, is_sandbox, amount)
      select 'signup', (created_at at time zone 'utc')::date, '', false, -1 from users where role = 'admin';
    alter table known_devices add column second_factor_at timestamptz;
  `.execute(db);
}
