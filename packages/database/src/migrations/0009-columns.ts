import { type Kysely, sql } from "kysely";

/** A column of a run is a model and, in a comparison, the number of a prompt; votes are those of columns. */
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

    create function pg_temp.with_votes(items jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_agg((item - 'model_votes' - 'voting_models') || jsonb_build_object('votes', (
        select coalesce(jsonb_agg(
          jsonb_build_object('columnId', vote->'model', 'rank', vote->'rank') order by nth
        ), '[]') from jsonb_array_elements(item->'voting_models') with ordinality as given (vote, nth)
      )) order by position), '[]')
      from jsonb_array_elements(items) with ordinality as listed (item, position)
    $$;
    create function pg_temp.with_vote_count(items jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_agg((item - 'votes') || jsonb_build_object('voteCount', item->'votes') order by position), '[]')
      from jsonb_array_elements(items) with ordinality as listed (item, position)
    $$;
    update searches set results = pg_temp.with_votes(results::jsonb)::json, top = pg_temp.with_vote_count(top::jsonb)::json,
      model_results = pg_temp.with_columns(model_results::jsonb)::json;
  `.execute(db);
}
