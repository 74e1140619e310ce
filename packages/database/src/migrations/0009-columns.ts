import { type Kysely, sql } from "kysely";

/** A column of a run is a model and, in a comparison, the number of a prompt; votes are those of columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a run was asked is its kind's business: the machine keeps it as one value.
    alter table runs add column request jsonb;
    update runs set request = jsonb_build_object(
      'prompt', prompt, 'prompt2', prompt2, 'columns', to_jsonb(models), 'webSearch', web_search);
    alter table runs alter column request set not null, drop column prompt, drop column prompt2,
      drop column models, drop column web_search;
    -- Whether what paid was given back, in a column of its own: the log cannot be asked by a statement that charges.
    alter table runs add column is_refunded boolean not null default false;
    update runs set is_refunded = coalesce((
      select (event->>'refunded')::boolean from run_events
      where run_id = runs.id and event->>'type' = 'complete' order by seq desc limit 1
    ), false);
    create index on runs (user_id, (request->>'prompt'), created_at desc);

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
