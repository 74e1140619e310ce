import { type Kysely, sql } from "kysely";

/** A column of a run is a model and, in a comparison, the number of a prompt: it is called so everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table runs rename column models to columns;
    alter table searches rename column models to columns;
    alter table searches rename column taught to directory_learned_columns;
    alter table model_answers rename column model_id to column_id;

    create function pg_temp.with_column(item jsonb) returns jsonb language sql immutable as $$
      select item || jsonb_build_object(
        'columnId', item->'modelId',
        'modelId', regexp_replace(item->>'modelId', '_prompt[12]$', '')
      )
    $$;
    create function pg_temp.with_columns(items jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_agg(pg_temp.with_column(item) order by position), '[]')
      from jsonb_array_elements(items) with ordinality as listed (item, position)
    $$;

    update run_events set event = pg_temp.with_column(event::jsonb)::json
      where event->>'type' in ('model_start', 'model_complete');
    update run_events
      set event = ((event::jsonb - 'models')
        || jsonb_build_object('columns', pg_temp.with_columns(event::jsonb->'models')))::json
      where event->>'type' = 'start';
    update searches set model_results = pg_temp.with_columns(model_results::jsonb)::json;
  `.execute(db);
}
